import { formatDay, formatMonth, isTravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";

/** Formats of stored values, for people. They also accept what earlier versions stored. */

/** Formats a stored value. */
export type Format = (value: unknown) => string;

/** Returns a formatter of stored codes, also of a list of them; unknown ones are shown as words. */
export function oneOf(labels: Readonly<Record<string, string>>): Format {
  const format: Format = (value) =>
    Array.isArray(value) && value.length > 0
      ? asList(value.map(format))
      : (labels[String(value)] ?? valueInWords(value));
  return format;
}

/** Formats whole rupees. */
export function rupees(value: unknown): string {
  return typeof value === "number" ? formatRupees(value) : valueInWords(value);
}

export function percent(value: unknown): string {
  return `${valueInWords(value)}\u00a0%`;
}

/** Formats a number with its unit: "1 day", "3 days". */
export function asCount(one: string): Format {
  return (value) => `${valueInWords(value)} ${one}${value === 1 ? "" : "s"}`;
}

const list = new Intl.ListFormat("en-GB");

export function asList(parts: readonly string[]): string {
  return list.format(parts);
}

/** Returns true for a value that says nothing: none, an empty text or list. */
export function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Formats a value without a format of its own: days, months, and codes, which become words ("under_review" is "under review"). */
export function valueInWords(value: unknown): string {
  if (isNothing(value)) return "none";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return asList(value.map(valueInWords));
  if (typeof value === "object" && value !== null) return Object.values(value).map(valueInWords).join(", ");
  const text = String(value);
  if (isTravelDate(text)) return formatDay(text);
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return formatMonth(text);
  return /^[a-z]+([-_][a-z]+)+$/.test(text) ? text.replaceAll(/[-_]/g, " ") : text;
}
