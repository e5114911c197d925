import { z } from "zod";
import { isEmpty, type FormFields } from "./form-fields";
import { plainLine } from "./typed-input/characters";
import { readNumber } from "./typed-input/number";

/** Translation between what is stored and what a form shows. */

/** A field that is typed in another way than it is stored. */
interface TypedField {
  /** Returns what a typed value stores; what is none, or stored already, stays for the schema to judge. */
  read: (typed: unknown) => unknown;
  write: (stored: unknown) => FormFields;
}

/**
 * How the fields of a form are typed: those that are stored otherwise, and the groups that are always stored. A list has the one of its rows.
 * Texts and choices need no mention.
 */
export type Typing = TypedField | readonly [Typing] | { readonly [name: string]: Typing };

function isField(typing: Typing | undefined): typing is TypedField {
  return typing !== undefined && "read" in typing && typeof typing.read === "function";
}

function split(typed: string, separator: RegExp): string[] {
  return typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function numberOf(typed: unknown): unknown {
  return typeof typed === "string" ? (readNumber(typed) ?? typed) : typed;
}

const inOneText = (stored: unknown, separator: string) =>
  Array.isArray(stored) ? stored.join(separator) : "";

export const numberField: TypedField = { read: numberOf, write: String };

/** Latitude and longitude, with a comma. */
export const placeField: TypedField = {
  read: (typed) => (typeof typed === "string" ? split(plainLine(typed), /[,;\s]+/).map(numberOf) : typed),
  write: (stored) => inOneText(stored, ", "),
};

/** Texts, one per line. */
export const linesField: TypedField = {
  read: (typed) => (typeof typed === "string" ? split(typed, /\n/) : typed),
  write: (stored) => inOneText(stored, "\n"),
};

/** Paragraphs, with an empty line between them. */
export const paragraphsField: TypedField = {
  read: (typed) => (typeof typed === "string" ? split(typed, /\n\s*\n/) : typed),
  write: (stored) => inOneText(stored, "\n\n"),
};

/** A checkbox for a fact that is stored if it is true. */
export const markField: TypedField = { read: (typed) => typed === "true" || typed, write: String };

/** A checkbox for a fact that is stored either way. */
export const checkField: TypedField = {
  read: (typed) => (typed === undefined || typeof typed === "string" ? typed === "true" : typed),
  write: String,
};

/** A day of every year, "MM-dd", chosen in two parts. */
export const monthDayField: TypedField = {
  read(typed) {
    const { month, day } = partsOf(typed);
    return typeof month === "string" && typeof day === "string" ? `${month}-${day}` : typed;
  },
  write: (stored) => ({ month: String(stored).slice(0, 2), day: String(stored).slice(3) }),
};

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function partOf(typing: Typing | undefined, name: string | number): Typing | undefined {
  if (typing === undefined || isField(typing)) return undefined;
  return Array.isArray(typing) ? typing[0] : Object.entries(typing).find(([known]) => known === name)?.[1];
}

/** Returns what a schema expects for the fields of its form, without empty ones; a stored value stays. */
function fromTyped(typing: Typing | undefined, typed: unknown): unknown {
  const value = typed === null || isEmpty(typed) ? undefined : typed;
  if (isField(typing)) return typing.read(value);
  if (Array.isArray(value)) return value.map((row: unknown) => fromTyped(partOf(typing, 0), row));
  const isGroup = typing !== undefined && !Array.isArray(typing);
  if (value === undefined ? !isGroup : typeof value !== "object") return value;
  const fields = partsOf(value);
  const parts = Object.keys({ ...(isGroup && typing), ...fields }).map(
    (name) => [name, fromTyped(partOf(typing, name), fields[name])] as const,
  );
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** A group of fields that is stored only if one of them is filled in. */
export const optionalGroup = (typing: Typing): TypedField => ({
  read: (fields) => fields && fromTyped(typing, fields),
  write: (stored) => toTyped(typing, stored),
});

/** Returns a stored value as the fields of its form, without empty ones. */
export function toTyped(typing: Typing | undefined, stored: unknown): FormFields {
  if (stored === undefined || stored === null) return "";
  if (isField(typing)) return typing.write(stored);
  if (Array.isArray(stored)) return stored.map((row: unknown) => toTyped(partOf(typing, 0), row));
  if (typeof stored !== "object") return String(stored);
  const parts = Object.entries(stored).map(
    ([name, part]) => [name, toTyped(partOf(typing, name), part)] as const,
  );
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)));
}

/** Returns the fields without empty ones. Rows of a list stay, so that the paths of validation issues match the rows shown. */
export function withoutEmptyFields(fields: FormFields): FormFields {
  if (typeof fields === "string") return fields;
  if (Array.isArray(fields)) return fields.map(withoutEmptyFields);
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, withoutEmptyFields(field)] as const)
      .filter(([, field]) => (Array.isArray(field) ? field.length > 0 : !isEmpty(field))),
  );
}

/** Words an issue of a schema that has no message of its own. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "Please fill this in.";
      if (issue.expected === "number" || issue.expected === "int") return "Please enter a number.";
      return undefined;
    case "invalid_value":
      return issue.input === undefined ? "Please choose." : "Please choose one of the list.";
    case "too_small":
      if (issue.origin === "string")
        return issue.input === ""
          ? "Please fill this in."
          : `Please write at least ${issue.minimum} characters.`;
      return issue.origin === "array"
        ? `Please enter at least ${issue.minimum}.`
        : `Please enter ${issue.minimum} or more.`;
    case "too_big":
      if (issue.origin === "string") return `Please write at most ${issue.maximum} characters.`;
      return issue.origin === "array"
        ? `Please enter at most ${issue.maximum}.`
        : `Please enter ${issue.maximum} or less.`;
    case "unrecognized_keys":
      return `Unknown: ${issue.keys.join(", ")}.`;
    default:
      return undefined;
  }
}

/** Makes a schema accept the fields of its form as well as stored values, with messages for people. */
export function typed<Stored extends z.ZodType>(schema: Stored, typing: Typing) {
  return z.unknown().transform((value, context): z.output<Stored> => {
    const parsed = schema.safeParse(fromTyped(typing, value), { error: plainMessage });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
}
