import { dashes, plainLine } from "./characters";

/** Returns a date, month or time as digits and ASCII signs. "2027/06/12" becomes "2027-06-12"; a day that comes first could be a month. */
export function readDate(text: string): string {
  return plainLine(text)
    .replaceAll(dashes, "-")
    .replace(/^(\d{4})[/.](\d\d)[/.](\d\d)$/, "$1-$2-$3");
}
