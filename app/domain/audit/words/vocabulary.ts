import type { AuditValues } from "~/domain/audit/audit";
import { formatDay, formatInstantInIndia, isTravelDate } from "~/domain/calendar/calendar";
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
 * Describes a changed field: a clause such as "moved the trip from Jan 12, 2027 to Jan 19, 2027", or a line such as "Capacity: 12 instead
 * of 10". Null to leave it out.
 */
export type FieldWords = (change: FieldChange) => string | null;

/** Describes an action in the past tense without its actor, "confirmed the booking". Null: its fields are the sentence. */
type ActionWords = string | ((recorded: { was: AuditValues; is: AuditValues }) => string | null);

/** Words for the actions of one kind of subject and for every field they record. */
export interface Vocabulary {
  actions: Readonly<Record<string, ActionWords | { words: ActionWords; states: readonly string[] | "all" }>>;
  fields: Readonly<Record<string, FieldWords>>;
  /** Fields with long texts, and their labels: shown before and after on demand. */
  texts?: Readonly<Record<string, string>>;
}

/** @param states fields that the sentence itself contains; "all" for a new object, whose fields are no changes */
export function stating(states: readonly string[] | "all", words: ActionWords) {
  return { words, states };
}

/** Leaves a field out: ids, and what the sentence contains anyway. */
export const unsaid: FieldWords = () => null;

/** Returns words for a field with short values: "Capacity: 12 instead of 10". */
export function labeled(label: string, format: (value: unknown) => string = inWords): FieldWords {
  return ({ before, after }) => {
    if (after === undefined) return before === undefined ? null : `${label}: was ${format(before)}`;
    if (before === undefined) return isNothing(after) ? null : `${label}: ${format(after)}`;
    if (isNothing(before)) return `${label}: ${format(after)}, before none`;
    return `${label}: ${isNothing(after) ? "none" : format(after)} instead of ${format(before)}`;
  };
}

/** Returns words for fields with long texts or lists: only that they changed. @param labels by field */
export function rewritten(labels: Readonly<Record<string, string>>): Vocabulary["fields"] {
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]): [string, FieldWords] => [
      name,
      ({ before, after }) => {
        if (isNothing(after)) return `${label} removed`;
        return isNothing(before) ? `${label} added` : `${label} changed`;
      },
    ]),
  );
}

/** Returns words for a switch. */
export function switched(on: string, off: string): FieldWords {
  return ({ after, before }) => {
    const value = after ?? before;
    return value === null || value === undefined ? null : value === true || value === 1 ? on : off;
  };
}

/** Returns a formatter of stored codes; unknown ones are shown as words. */
export function oneOf(labels: Readonly<Record<string, string>>): (value: unknown) => string {
  return (value) => labels[String(value)] ?? inWords(value);
}

/** Formats whole rupees. */
export function rupees(value: unknown): string {
  return typeof value === "number" ? formatRupees(value) : inWords(value);
}

/** Formats a travel date or day. */
export function asDay(value: unknown): string {
  return typeof value === "string" && isTravelDate(value) ? formatDay(value) : inWords(value);
}

/** Formats a UTC instant. */
export function asInstant(value: unknown): string {
  return typeof value === "number" ? formatInstantInIndia(value) : inWords(value);
}

export function percent(value: unknown): string {
  return `${inWords(value)}\u00a0%`;
}

/** Formats a number with its unit: "1 day", "3 days". */
export function asCount(one: string, many = `${one}s`): (value: unknown) => string {
  return (value) => `${inWords(value)} ${value === 1 ? one : many}`;
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

/** Formats a value without a format of its own. Codes become words: "under_review" is "under review". */
export function inWords(value: unknown): string {
  if (isNothing(value)) return "none";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return asList(value.map(inWords));
  if (typeof value === "object" && value !== null) return Object.values(value).map(inWords).join(", ");
  const text = String(value);
  return /^[a-z]+([-_][a-z]+)+$/.test(text) ? text.replaceAll(/[-_]/g, " ") : text;
}
