import { enclosing, dashes, plainLine } from "./characters";

/** The one reader of phone numbers, for forms, the API and searches. */

/**
 * Returns the digits of a number in any spelling, after "+" if it begins with that or 00; null for other text. Brackets, quotes, "Mob:",
 * the "(0)" that is not dialed from abroad and the select's code before a pasted "+91" are left out.
 */
export function dialedDigits(text: string): string | null {
  const dialed = plainLine(text)
    .replaceAll(enclosing, "")
    .replace(/^(?:tel|ph|phone|mob|mobile|whatsapp)\b[\s.:]*/i, "")
    .replace(/^\+\d{1,3}\s*(?=\+91)/, "")
    .replace(/^([\s(]*(?:\+|00).*?)\(0\)/, "$1")
    .replaceAll(dashes, "")
    .replaceAll(/[\s()./·]/g, "")
    .replace(/^00/, "+");
  return /^\+?\d+$/.test(dialed) ? dialed : null;
}

/**
 * An Indian number: a mobile alone, or ten digits after a trunk 0 or the country code in one of its spellings, also twice (once chosen in
 * the select, once typed).
 */
const indian = /^(?:0|(?:\+|0)?91(?:0|0{0,2}91)?)([1-9]\d{9})$|^([6-9]\d{9})$/;

/** Returns a number as E.164, "+919845012345"; text that is none stays for the schema to refuse. */
export function readPhone(text: string): string {
  const dialed = dialedDigits(text);
  if (dialed === null) return plainLine(text);
  const [, prefixed, mobile] = indian.exec(dialed) ?? [];
  const national = prefixed ?? mobile;
  return national === undefined ? dialed : `+91${national}`;
}

/** Minimum number of digits that a search takes for a phone number. */
const minDigits = 4;

/** Returns the digits of a number, or of its end, as stored numbers contain them: without India's code and zeros; null if it is none. */
export function searchedDigits(text: string): string | null {
  const dialed = dialedDigits(text);
  if (dialed === null) return null;
  const digits = readPhone(text)
    .replace(/^\+91(?=\d{10}$)/, "")
    .replace(/^\+?0*/, "");
  return digits.length < minDigits ? null : digits;
}
