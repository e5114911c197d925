import { spellForeign } from "./foreign-scripts";

/** Words of a search, normalized so that spellings with and without accents, spaces or case are one. */

/** A word of the search as typed, and its normalized form. */
export interface Word {
  typed: string;
  text: string;
}

const maxWords = 24;
/** Letters below which a phrase has at most so many words. */
const maxPlain = 2 * maxWords;

/** Normalizes a text: NFKC, lower case, no accents on Latin letters, no joiners, and the Indic digits as 0 to 9. */
export function normalize(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFD")
      // Accents, and the dot that Hindi writes below some letters.
      .replaceAll(/[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u200B-\u200D]/gu, "")
      .normalize("NFC")
      .replaceAll(/\p{Nd}/gu, (digit) => (/[0-9]/.test(digit) ? digit : digitOf(digit)))
  );
}

/** Decimal digits of every script start at a multiple of ten from their zero, which is preceded by no digit. */
function digitOf(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
}

/** "India", "trip" and the like in Chinese and Japanese, which are written without spaces. */
const unspacedFillers = /印度|インド|旅游|旅行|之旅|旅遊|景点|行程|ツアー|观光|観光|から|の/g;
/** Codes of states that are other words in lower case, and their names in the dictionary. */
const stateCodes: Record<string, string> = { UP: "UP state", UK: "UK state", KA: "KA state", KL: "KL state" };
const stateCode = /\b(?:UP|UK|KA|KL)\b/g;

/** Splits a search into its words, at most 24. Prices and durations are split where letters follow digits: "10k", "3n". */
export function wordsOf(q: string): Word[] {
  const prepared = q
    .slice(0, 400)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/'s\b/gi, "s")
    .replaceAll("'", "")
    // 20,000 and 1,00,000
    .replaceAll(/(?<=\d),(?=\d{2,3}\b)/g, "")
    .replaceAll(unspacedFillers, " ")
    // "UP" beside words in lower case; a search in capitals has none.
    .replaceAll(stateCode, (code) => (/[a-z]/.test(q) || q === code ? (stateCodes[code] ?? code) : code));
  const found =
    prepared.match(
      /[₹$€£]|\d+\.\d+|\p{Nd}+|[\p{L}\p{M}\u200C\u200D]+|[<>+]|(?<=\d\s*k?\s*)[-–](?=\s*\d)/giu,
    ) ?? [];
  return found
    .slice(0, maxWords)
    .map((typed) => ({ typed, text: normalize(typed) }))
    .filter(({ text }) => text !== "");
}

/** Phrases whose words need no splitting but at spaces. */
const indicPhrase = /^[\u0900-\u0D7F ]+$/;

/** Returns the key of a phrase in the dictionary: its words without spaces, so that "north east" and "northeast" are one. */
export function keyOf(phrase: string): string {
  // The dictionaries hold thousands of these, and read them when the Worker starts.
  if (/^[A-Za-z0-9 ]*$/.test(phrase) && phrase.length < maxPlain)
    return phrase.replaceAll(" ", "").toLowerCase();
  if (indicPhrase.test(phrase)) return normalize(phrase.replaceAll(" ", ""));
  return wordsOf(phrase)
    .map(({ text }) => text)
    .join("");
}

const plainLatin = /^[a-z0-9]+$/;
const latin = /^[\p{Script=Latin}\p{N}]+$/u;

/** Words in a phrase of the dictionary, at most. */
export const maxPhrase = 5;

/** The keys of the phrases that start at each word of a search, by their number of words. */
const keysOf = new WeakMap<readonly Word[], string[][]>();

/** Returns the keys of the phrases that start at a word: of one word, of two, up to five. Many dictionaries are asked for them. */
export function phrasesAt(words: readonly Word[], at: number): readonly string[] {
  let keys = keysOf.get(words);
  if (!keys) keysOf.set(words, (keys = []));
  return (keys[at] ??= words.slice(at, at + maxPhrase).reduce<string[]>((found, { text }) => {
    found.push((found.at(-1) ?? "") + text);
    return found;
  }, []));
}

/** Splits names or phrases at their commas. */
export const splitNames = (line: string) =>
  line
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Returns the set of phrases, separated by commas, for `phraseIn`. */
export const phraseSet = (line: string) => new Set(splitNames(line).map(keyOf));

/** Finds the longest phrase of a set that starts at a word. Returns its number of words, or 0. */
export function phraseIn(
  set: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  words: readonly Word[],
  at: number,
): number {
  const keys = phrasesAt(words, at);
  for (let length = keys.length; length > 0; length--) if (set.has(keys[length - 1] ?? "")) return length;
  return 0;
}

export function isLatin(text: string): boolean {
  // The property of a script takes long to look up.
  return plainLatin.test(text) || latin.test(text);
}

/** First code point of the Indic scripts, whose letters all have the same order. */
const indicBlocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00];
const consonants =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h".split(" ");
const firstConsonant = 0x15;
const vowels: Record<number, string> = {
  0x05: "a", 0x06: "a", 0x07: "i", 0x08: "i", 0x09: "u", 0x0a: "u", 0x0b: "ri", 0x0d: "e", 0x0e: "e", 0x0f: "e",
  0x10: "ai", 0x11: "o", 0x12: "o", 0x13: "o", 0x14: "au",
}; // oxfmt-ignore
const vowelSigns: Record<number, string> = {
  0x3e: "a", 0x3f: "i", 0x40: "i", 0x41: "u", 0x42: "u", 0x43: "ri", 0x45: "e", 0x46: "e", 0x47: "e", 0x48: "ai",
  0x49: "o", 0x4a: "o", 0x4b: "o", 0x4c: "au",
}; // oxfmt-ignore
const virama = 0x4d;

/** Letters outside the common order: the dotted ones of Hindi and Bengali, chillus of Malayalam. */
const ownLetters: Record<string, string> = {
  "\u0931": "r", "\u09CE": "t", "\u09F0": "r", "\u09F1": "v", "\u0A70": "n", "\u0A5C": "r", "\u0D7A": "n", "\u0D7B": "n",
  "\u0D7C": "r", "\u0D7D": "l", "\u0D7E": "l", "\u0D7F": "k", "\u0B83": "",
}; // oxfmt-ignore

const arabic: Record<string, string> = {
  ا: "a", آ: "a", ب: "b", پ: "p", ت: "t", ٹ: "t", ث: "s", ج: "j", چ: "ch", ح: "h", خ: "kh", د: "d", ڈ: "d", ذ: "z",
  ر: "r", ڑ: "r", ز: "z", ژ: "zh", س: "s", ش: "sh", ص: "s", ض: "z", ط: "t", ظ: "z", ع: "a", غ: "gh", ف: "f", ق: "k",
  ک: "k", ك: "k", گ: "g", ل: "l", م: "m", ن: "n", ں: "n", و: "v", ہ: "h", ھ: "h", ه: "h", ی: "i", ي: "i", ے: "e", ئ: "", ۂ: "h",
}; // oxfmt-ignore

/** Spells an Indian name in Latin letters as it sounds: "मनाली" becomes "manali". Letters it does not know are left out. */
export function transliterate(text: string): string {
  const foreign = spellForeign(text);
  if (foreign !== null) return foreign;
  let out = "";
  let isOpen = false;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const block = indicBlocks.find((first) => code >= first && code < first + 0x80);
    const own = ownLetters[letter] ?? arabic[letter];
    if (own !== undefined || block === undefined) {
      out += own ?? (isLatin(letter) ? letter : "");
      isOpen = false;
      continue;
    }
    const at = code - block;
    const consonant = consonants[at - firstConsonant];
    if (at >= firstConsonant && consonant !== undefined) {
      if (isOpen) out += "a";
      out += consonant;
      isOpen = true;
      continue;
    }
    if (at === virama) isOpen = false;
    else if (vowelSigns[at] !== undefined) {
      out += vowelSigns[at];
      isOpen = false;
    } else {
      if (isOpen) out += "a";
      isOpen = false;
      out += vowels[at] ?? (at === 0x01 || at === 0x02 ? "n" : "");
    }
  }
  return out;
}

/** Returns the consonants of a name as they sound alike in all scripts: "maturai" and "madurai" have the same. */
export function soundOf(text: string): string {
  return text
    .replaceAll("chh", "c")
    .replaceAll(/ck|ch/g, "c")
    .replaceAll("ph", "p")
    .replaceAll("f", "p")
    .replaceAll(/zh/g, "l")
    .replaceAll("x", "ks")
    .replaceAll(/([kgjtdbsc])h/g, "$1")
    .replaceAll(/[qk]/g, "k")
    .replaceAll("g", "k")
    .replaceAll(/[jz]/g, "c")
    .replaceAll("d", "t")
    .replaceAll("b", "p")
    .replaceAll("w", "v")
    .replaceAll("m", "n")
    .replaceAll(/(.)\1+/g, "$1")
    .replaceAll(/(?<!^)[aeiouyh]/g, "")
    .replaceAll(/^[aeiou]+/g, "a");
}
