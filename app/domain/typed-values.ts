import { z } from "zod";
import { isEmpty, type FormFields } from "./form-fields";
import { plainLine } from "./typed-input/characters";
import { readNumber } from "./typed-input/number";

/**
 * Translation between what a schema stores and what its form shows: numbers and coordinates as text, texts of a list one per line, choices
 * as a list, a month and day in two parts.
 */

type Schema = z.core.$ZodType;

const fieldsIn = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;

function definitionOf(schema: Schema) {
  // The way that zod documents for walking a schema.
  const { _zod: internals } = schema as z.core.$ZodTypes;
  return internals.def;
}

/** Returns the schema without its default, and without being optional. */
export function innermost(schema: Schema): Schema {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
      return innermost(definition.innerType);
    case "pipe":
      return innermost(definitionOf(definition.in).type === "transform" ? definition.out : definition.in);
    default:
      return schema;
  }
}

function isLeftOut(schema: Schema): boolean {
  return ["optional", "nullable", "default", "prefault"].includes(definitionOf(schema).type);
}

function isList(element: Schema): boolean {
  return definitionOf(innermost(element)).type === "string";
}

/**
 * Returns what a schema expects for the fields of its form; a stored value stays. Empty fields that may be left out are left out. Text that
 * cannot be translated stays for the schema to refuse.
 */
function fromTyped(schema: Schema, typed: unknown): unknown {
  if (isLeftOut(schema) && (typed === null || typed === undefined || isEmpty(typed)))
    return definitionOf(schema).type === "nullable" ? null : undefined;
  const inner = innermost(schema);
  const definition = definitionOf(inner);
  switch (definition.type) {
    case "object": {
      const fields = fieldsIn(typed ?? {});
      if (!fields) return typed === "" ? {} : typed;
      const { shape } = definition;
      const known = Object.entries(shape).map(
        ([name, part]) => [name, fromTyped(part, fields[name])] as const,
      );
      const unknown = Object.entries(fields).filter(([name]) => !(name in shape));
      return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined));
    }
    case "record": {
      const fields = fieldsIn(typed ?? {});
      if (!fields) return typed === "" ? {} : typed;
      const written = Object.entries(fields).filter(([, value]) => !isEmpty(value));
      return Object.fromEntries(
        written.map(([name, value]) => [name, fromTyped(definition.valueType, value)]),
      );
    }
    case "array": {
      if (typeof typed === "string" && isList(definition.element))
        return typed
          .split("\n")
          .map((part) => part.trim())
          .filter((part) => part !== "");
      if (typed === undefined || typed === "") return [];
      return Array.isArray(typed) ? typed.map((row: unknown) => fromTyped(definition.element, row)) : typed;
    }
    case "tuple":
      return typeof typed === "string" && typed.trim() !== ""
        ? plainLine(typed)
            .split(/[,;\s]+/)
            .filter((part) => part !== "")
            .map((part) => numberOf(part))
        : typed === ""
          ? undefined
          : typed;
    case "number":
      return numberOf(typed);
    case "boolean":
      return typeof typed === "string" || typed === undefined ? typed === "true" : typed;
    case "literal":
      return typed === "true" && definition.values.includes(true) ? true : typed;
    case "enum":
      return typed === "" ? undefined : typed;
    default:
      return monthDayOf(typed);
  }
}

function numberOf(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  return typed.trim() === "" ? undefined : (readNumber(typed) ?? typed);
}

/** Joins a month and a day that were chosen one by one. */
function monthDayOf(typed: unknown): unknown {
  const { month, day } = fieldsIn(typed) ?? {};
  return typeof month === "string" && typeof day === "string" ? `${month}-${day}` : typed;
}

/** Returns a stored value as the fields of its form, without empty ones. */
export function toTyped(schema: Schema, value: unknown): FormFields {
  if (value === undefined || value === null) return "";
  const inner = innermost(schema);
  const definition = definitionOf(inner);
  switch (definition.type) {
    case "object": {
      const fields = fieldsIn(value) ?? {};
      return Object.fromEntries(
        Object.entries(definition.shape)
          .map(([name, part]) => [name, toTyped(part, fields[name])] as const)
          .filter(([, field]) => !isEmpty(field)),
      );
    }
    case "record":
      return Object.fromEntries(
        Object.entries(fieldsIn(value) ?? {}).map(([name, part]) => [
          name,
          toTyped(definition.valueType, part),
        ]),
      );
    case "array": {
      const rows: unknown[] = Array.isArray(value) ? value : [];
      return isList(definition.element)
        ? rows.map(String).join("\n")
        : rows.map((row) => toTyped(definition.element, row));
    }
    case "tuple":
      return Array.isArray(value) ? value.join(", ") : "";
    case "string": {
      const [, month, day] = /^(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
      return month !== undefined && day !== undefined ? { month, day } : String(value);
    }
    default:
      return String(value);
  }
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
export function typed<Stored extends z.ZodType>(schema: Stored) {
  return z.unknown().transform((value, context): z.output<Stored> => {
    const parsed = schema.safeParse(fromTyped(schema, value), { error: plainMessage });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
}
