import { dashes, plainLine } from "./characters";

/** The one reader of typed numbers and amounts. */

// Thousands by threes or, as in India, by twos: "10,000", "1,25,999". "10.000" is refused: it is ten thousand where it was copied from.
const grouped = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:[.](?!000$)\d+)?$/;

/** Returns the number that a text is: "₹1,25,999", "Rs. 10,000/-", "10,000 INR", "१०,०००" and "۱۰٬۰۰۰" are; null if it is none. */
export function readNumber(text: string): number | null {
  const digits = plainLine(text)
    .replace(/^(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/\s*(?:\/-|₹|rs\.?|inr)$/i, "")
    .replaceAll("٬", ",")
    .replace("٫", ".")
    .replaceAll(/[\s'’]/g, "")
    .replace(dashes, "-");
  return grouped.test(digits) ? Number(digits.replaceAll(",", "")) : null;
}
