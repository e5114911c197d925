import { dashes, plainLine } from "./characters";

/** The readers of codes: coupons, references, PIN codes, GSTIN, PAN, IFSC, account numbers, one-time codes. */

/** Returns a code of letters and digits in capitals: quotes, dots, commas, spaces, dashes and invisible marks around and in it are left out. */
export function readCode(text: string): string {
  return plainLine(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")
    .toUpperCase();
}

/** Returns a code that may contain slashes and dashes, such as a challan number, in capitals without spaces. */
export function readSlashedCode(text: string): string {
  return plainLine(text).replaceAll(dashes, "-").replaceAll(/\s/g, "").toUpperCase();
}

/** Returns a code in which case and dashes count, such as a backup code, without spaces. */
export function readExactCode(text: string): string {
  return plainLine(text).replaceAll(dashes, "-").replaceAll(/\s/g, "");
}

/** Returns the digits of a one-time code. */
export function readDigits(text: string): string {
  return plainLine(text).replaceAll(/\D/g, "");
}
