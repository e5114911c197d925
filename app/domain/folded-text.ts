import { withAsciiDigits } from "./typed-input/characters";

/** Text as searches and orders of names compare it. */

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
};

/** Accents, Arabic vowel signs and joiners are shared by scripts; a nukta is the dot of क़. Vowel signs of Indian scripts are letters. */
const marks = /[\p{Script=Inherited}\p{Cf}\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC'‘’ʼ]/gu;

/** Folds a text: lower case without accents, apostrophes and invisible marks, digits as ASCII, single spaces. "Nguyễn Trần" gives "nguyen tran". */
export function foldText(text: string): string {
  return withAsciiDigits(text.toLowerCase().normalize("NFKD").replaceAll(marks, ""))
    .replaceAll(/[đðøłßæœþħŧıς]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();
}
