import { z } from "zod";
import { valueInWords, isNothing, type Format } from "~/domain/formats";
import { readNumber } from "~/domain/typed-input/number";

/**
 * Describes a field that people fill in. A thing lists its fields once, by name: form, stored values, list with its file, audit log and
 * API derive from that list, so a new field needs no other mention than its column and its rule.
 */
export interface FieldDescription {
  /** Label in the form, head of the list's column, name in the audit log. */
  label: string;
  hint?: string;
  /** The control, and how its text is read. A cleared control is null, in every kind. */
  input: "text" | "number" | "day" | "choice" | "choices";
  /** Schema of the stored value. The field is optional if it accepts null. */
  schema: z.ZodType;
  /** Formats the stored value for lists and the audit log; `valueInWords` by default. */
  text?: Format;
  /** Word for null, "none" by default. */
  none?: string;
  /** Values of a choice with their labels. */
  options?: Readonly<Record<string, string>>;
}
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

/** Values of a thing by the names of its fields. */
export type ValuesOf<Fields extends FieldDescriptions> = {
  [Name in keyof Fields]: z.output<Fields[Name]["schema"]>;
};
type SchemasOf<Fields extends FieldDescriptions> = { [Name in keyof Fields]: Fields[Name]["schema"] };
type TypedSchemasOf<Fields extends FieldDescriptions> = {
  [Name in keyof Fields]: ReturnType<typeof z.preprocess<unknown, Fields[Name]["schema"]>>;
};

/** Returns the schemas of the stored values, e.g. for the API's answers. */
export function storedSchemas<Fields extends FieldDescriptions>(fields: Fields): SchemasOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as SchemasOf<Fields>;
}

/** Returns the schemas of what forms and requests to the API contain: text, or the value itself. */
export function typedSchemas<Fields extends FieldDescriptions>(fields: Fields): TypedSchemasOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { input, schema }]) => [
      name,
      z.preprocess((value) => readTyped(input, value), schema),
    ]),
  ) as TypedSchemasOf<Fields>;
}

function readTyped(input: FieldDescription["input"], value: unknown): unknown {
  if (value === null || value === undefined || value === "") return null;
  if (input === "choices") {
    const chosen = [value].flat();
    return chosen.length === 0 ? null : [...new Set(chosen)].toSorted();
  }
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (text === "") return null;
  // No number, so that the schema refuses it.
  return input === "number" ? (readNumber(text) ?? Number.NaN) : text;
}

/** Returns stored values as their form shows them. */
export function typedValues<Fields extends FieldDescriptions>(
  fields: Fields,
  values: ValuesOf<Fields>,
): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { input }]) => {
      const value: unknown = values[name];
      return [name, input === "choices" ? [value ?? []].flat().map(String) : String(value ?? "")];
    }),
  );
}

/** Returns the names of fields, in their order. */
export function namesOf<Fields extends FieldDescriptions>(fields: Fields) {
  return Object.keys(fields) as (keyof Fields & string)[];
}

export function isOptional({ schema }: FieldDescription): boolean {
  return schema.safeParse(null).success;
}

/** Formats a stored value of a field. */
export function fieldText({ text = valueInWords, none = "none" }: FieldDescription, value: unknown): string {
  return isNothing(value) ? none : text(value);
}

/** Whole number of at least `min`. @param message for any other */
export function wholeNumber(message: string, min = 0) {
  return z.int(message).min(min, message).max(10_000_000, message);
}
