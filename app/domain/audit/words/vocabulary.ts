import type { AuditValues } from "~/domain/audit/audit";
import { formatDay, formatInstantInIndia, formatMonth, isTravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";

/** A changed field of an action. `undefined` if the action didn't record that side. */
interface FieldChange {
  before: unknown;
  after: unknown;
  /** All recorded values. */
  was: AuditValues;
  is: AuditValues;
}

/**
 * Describes a changed field: a clause such as "moved the trip from Jan 12, 2027 to Jan 19, 2027", or a line such as "Max Capacity: 12
 * instead of 10". Null to leave it out.
 */
export type FieldWords = (change: FieldChange) => string | null;

/** Formats a recorded value. */
export type Format = (value: unknown) => string;

/** Returns words for a field with short values: "Max Capacity: 12 instead of 10". */
export function labeled(label: string, format: Format = inWords): FieldWords {
  return ({ before, after }) => {
    if (after === undefined) return before === undefined ? null : `${label}: was ${format(before)}`;
    if (before === undefined) return isNothing(after) ? null : `${label}: ${format(after)}`;
    if (isNothing(before)) return `${label}: ${format(after)}, before none`;
    return `${label}: ${isNothing(after) ? "none" : format(after)} instead of ${format(before)}`;
  };
}

/** Returns words for a long text or list, which is shown before and after: only that it changed. */
export function rewritten(label: string): FieldWords {
  return ({ before, after }) => {
    if (isNothing(after)) return `${label} removed`;
    return isNothing(before) ? `${label} added` : `${label} changed`;
  };
}

/** Returns words for a switch. */
export function switched(on: string, off: string): FieldWords {
  return ({ after, before }) => {
    const value = after ?? before;
    return value === null || value === undefined ? null : value === true || value === 1 ? on : off;
  };
}

/** Returns a formatter of stored codes, also of a list of them; unknown ones are shown as words. */
export function oneOf(labels: Readonly<Record<string, string>>): Format {
  const format: Format = (value) =>
    Array.isArray(value) && value.length > 0
      ? asList(value.map(format))
      : (labels[String(value)] ?? inWords(value));
  return format;
}

/** Formats whole rupees. */
export function rupees(value: unknown): string {
  return typeof value === "number" ? formatRupees(value) : inWords(value);
}

/** Formats a UTC instant. */
export function asInstant(value: unknown): string {
  return typeof value === "number" ? formatInstantInIndia(value) : inWords(value);
}

export function percent(value: unknown): string {
  return `${inWords(value)}\u00a0%`;
}

/** Formats a number with its unit: "1 day", "3 days". */
export function asCount(one: string): Format {
  return (value) => `${inWords(value)} ${one}${value === 1 ? "" : "s"}`;
}

const list = new Intl.ListFormat("en-GB");

export function asList(parts: readonly string[]): string {
  return list.format(parts);
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Formats a value without a format of its own: days, months, and codes, which become words ("under_review" is "under review"). */
export function inWords(value: unknown): string {
  if (isNothing(value)) return "none";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return asList(value.map(inWords));
  if (typeof value === "object" && value !== null) return Object.values(value).map(inWords).join(", ");
  const text = String(value);
  if (isTravelDate(text)) return formatDay(text);
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return formatMonth(text);
  return /^[a-z]+([-_][a-z]+)+$/.test(text) ? text.replaceAll(/[-_]/g, " ") : text;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the name of a field as a label: "Valid from" for "validFrom". */
export function nameInWords(name: string): string {
  return capitalized(name.replaceAll(/([A-Z])/g, " $1").toLowerCase());
}
