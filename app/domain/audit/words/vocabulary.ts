import type { AuditValues } from "~/domain/audit/audit";
import { valueInWords, isNothing, type Format } from "~/domain/formats";

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

/** Returns words for a field with short values: "Max Capacity: 12 instead of 10". @param none for a value that says nothing */
export function labeled(label: string, format: Format = valueInWords, none = "none"): FieldWords {
  return ({ before, after }) => {
    if (after === undefined) return before === undefined ? null : `${label}: was ${format(before)}`;
    if (before === undefined) return isNothing(after) ? null : `${label}: ${format(after)}`;
    if (isNothing(before)) return `${label}: ${format(after)}, before ${none}`;
    return `${label}: ${isNothing(after) ? none : format(after)} instead of ${format(before)}`;
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

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the name of a field as a label: "Valid from" for "validFrom". */
export function nameInWords(name: string): string {
  return capitalized(name.replaceAll(/([A-Z])/g, " $1").toLowerCase());
}
