/** Latin spellings, by sound, of names in scripts that visitors from abroad write. */

/** Cyrillic and Hebrew letters. */
const letters: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "ts", ч: "ch", ш: "sh", щ: "sh", ъ: "",
  ы: "y", ь: "", э: "e", ю: "yu", я: "ya", і: "i", ї: "yi", є: "ye", ґ: "g",
  א: "a", ב: "b", ג: "g", ד: "d", ה: "h", ו: "o", ז: "z", ח: "h", ט: "t", י: "i", כ: "k", ך: "k", ל: "l", מ: "m", ם: "m",
  נ: "n", ן: "n", ס: "s", ע: "a", פ: "p", ף: "f", צ: "ts", ץ: "ts", ק: "k", ר: "r", ש: "sh", ת: "t",
}; // oxfmt-ignore

const kana: Record<string, string> = {};
for (const row of [
  "アイウエオ a i u e o", "カキクケコ ka ki ku ke ko", "ガギグゲゴ ga gi gu ge go", "サシスセソ sa shi su se so",
  "ザジズゼゾ za ji zu ze zo", "タチツテト ta chi tsu te to", "ダヂヅデド da ji zu de do", "ナニヌネノ na ni nu ne no",
  "ハヒフヘホ ha hi fu he ho", "バビブベボ ba bi bu be bo", "パピプペポ pa pi pu pe po", "マミムメモ ma mi mu me mo",
  "ヤユヨ ya yu yo", "ラリルレロ ra ri ru re ro", "ワヲンヴ wa o n v",
]) {
  const [signs = "", ...sounds] = row.split(" ");
  [...signs].forEach((sign, index) => (kana[sign] = sounds[index] ?? ""));
} // oxfmt-ignore
/** Small signs that replace the vowel before them: "ジャ" is "ja". */
const smallKana: Readonly<Record<string, string>> = {
  ャ: "a", ュ: "u", ョ: "o", ァ: "a", ィ: "i", ゥ: "u", ェ: "e", ォ: "o",
}; // oxfmt-ignore
const hiraganaToKatakana = 0x60;

/** First syllable of Hangul; syllables are ordered by first consonant, vowel, and last consonant. */
const firstSyllable = 0xac00;
const initials = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const medials = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finals = " k k k n n n t l k m l l l p l m p p t t n t t k t p t".split(" ");

function spellSyllable(code: number): string {
  const index = code - firstSyllable;
  const last = index % finals.length;
  const rest = Math.floor(index / finals.length);
  return [initials[Math.floor(rest / medials.length)], medials[rest % medials.length], finals[last]].join("");
}

/** Spells a name in Cyrillic, Hebrew, kana or Hangul in Latin letters; null if it is in none of these. */
export function spellForeign(text: string): string | null {
  if (
    !/^[\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+$/u.test(
      text,
    )
  )
    return null;
  let out = "";
  for (const letter of text.replaceAll("дж", "ж")) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= firstSyllable) {
      out += spellSyllable(code);
      continue;
    }
    const sign = /\p{Script=Hiragana}/u.test(letter)
      ? String.fromCodePoint(code + hiraganaToKatakana)
      : letter;
    const small = smallKana[sign];
    if (small !== undefined) out = out.replace(/[aiueo]$/, "") + small;
    else out += kana[sign] ?? letters[letter] ?? "";
  }
  // "дж" and "ж" are "j" in Indian names.
  return out.replaceAll("zh", "j");
}

/** Returns true for scripts that do not tell "l" from "r", or "v" from "b". */
export function isMerging(text: string): boolean {
  return /\p{Script=Katakana}|\p{Script=Hiragana}|\p{Script=Hangul}/u.test(text);
}
