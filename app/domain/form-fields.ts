import { z } from "zod";
import { invalidFields, type FieldErrors } from "./errors";
import { notPlainText, plainText } from "./plain-text";
import { typedNumber } from "./typed-input/typed-number";

/**
 * The fields of a form as typed: texts, groups and lists. A field's name is its path, "seasons.0.from", which is also the
 * path of its validation issues.
 */
export type FormFields = string | FormFields[] | { [name: string]: FormFields };

type Branch = Map<string, Branch | string>;

/** Maximum depth of names; deeper ones are ignored. */
const maxDepth = 7;

/**
 * Reads the texts of a submitted form, with LF line breaks. Numbered fields become a list, without gaps.
 * @param form its fields with their values
 */
export function readFields(form: Iterable<[name: string, value: unknown]>): FormFields {
  const root: Branch = new Map();
  for (const [name, value] of form) {
    const path = name.split(".");
    const last = path.pop() ?? name;
    if (typeof value !== "string" || path.length >= maxDepth) continue;
    let branch = root;
    for (const key of path) {
      const next = branch.get(key);
      const group: Branch = next instanceof Map ? next : new Map();
      branch.set(key, group);
      branch = group;
    }
    branch.set(last, value.replaceAll("\r\n", "\n"));
  }
  return nested(root);
}

function nested(branch: Branch | string): FormFields {
  if (typeof branch === "string") return branch;
  const keys = [...branch.keys()];
  const fieldOf = (key: string) => nested(branch.get(key) ?? "");
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return keys.toSorted((a, b) => Number(a) - Number(b)).map(fieldOf);
  return Object.fromEntries(keys.map((key) => [key, fieldOf(key)]));
}

/** Returns a stored value as the fields of its form. */
export function toFields(value: unknown): FormFields {
  if (Array.isArray(value)) return value.map(toFields);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toFields(part)]));
  return value === null || value === undefined ? "" : String(value);
}

/** Returns a field or group of fields by its name. */
export function fieldAt(fields: FormFields, name: string): FormFields | undefined {
  return name.split(".").reduce<FormFields | undefined>((at, key) => {
    if (typeof at !== "object") return undefined;
    return Array.isArray(at) ? at[Number(key)] : at[key];
  }, fields);
}

/** Returns the text of a field; empty for a missing one. */
export function textAt(fields: FormFields, name: string): string {
  const field = fieldAt(fields, name);
  return typeof field === "string" ? field : "";
}

/** Returns the items of a list; empty for a missing one. */
export function rowsAt(fields: FormFields, name: string): FormFields[] {
  const field = fieldAt(fields, name);
  return Array.isArray(field) ? field : [];
}

/** Returns the fields with one of them changed. */
export function withField(fields: FormFields, name: string, value: FormFields): FormFields {
  return replaceAt(fields, name.split("."), value);
}

function replaceAt(fields: FormFields, [key, ...path]: string[], value: FormFields): FormFields {
  if (key === undefined) return value;
  if (Array.isArray(fields))
    return fields.map((row, index) => (String(index) === key ? replaceAt(row, path, value) : row));
  const group = typeof fields === "object" ? fields : {};
  return { ...group, [key]: replaceAt(group[key] ?? {}, path, value) };
}

/** Applies a row button: "add:seasons" appends an empty row, "remove:seasons.2" removes one. */
export function changeRows(fields: FormFields, change: string): FormFields {
  const [action, name = ""] = change.split(":");
  if (action === "add") return withField(fields, name, [...rowsAt(fields, name), ""]);
  const list = name.slice(0, name.lastIndexOf("."));
  const left = rowsAt(fields, list).filter((_, index) => name !== `${list}.${index}`);
  return withField(fields, list, left);
}

/** Returns true for an empty text, and for a list or group without any other. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && value !== null && Object.values(value).every(isEmpty);
}

/** Removes empty rows, so that the paths of validation issues match the rows shown. */
export function withoutEmptyRows(fields: FormFields): FormFields {
  if (typeof fields === "string") return fields;
  if (Array.isArray(fields)) return fields.filter((row) => !isEmpty(row)).map(withoutEmptyRows);
  return Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, withoutEmptyRows(part)]));
}

/** Parses an empty field, or a group of empty fields, as null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable());
}

/**
 * A whole number, typed or stored.
 * @param label completes "Please enter"
 */
export function whole(label: string, min: number, max: number) {
  const message = `Please enter ${label} as a whole number from ${min} to ${max}.`;
  return typedNumber(z.int(message).min(min, message).max(max, message));
}

/**
 * A price per traveler, in whole rupees.
 * @param label completes "Please enter"
 */
export function fare(label: string) {
  return whole(label, 100, 1_000_000);
}

/**
 * Plain text of one or more lines.
 * @param label completes "Please enter"
 */
export function text(label: string, min: number, max: number) {
  return z
    .string(`Please enter ${label}.`)
    .trim()
    .min(1, `Please enter ${label}.`)
    .min(min, `Please write at least ${min} characters.`)
    .max(max, `Please write at most ${max} characters.`)
    .regex(plainText, notPlainText);
}

/** Groups the messages by field ("itinerary.2.text"). */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (errors[path.join(".") || "title"] ??= []).push(message);
  return errors;
}

/**
 * Parses the fields of a form.
 * @throws AppError `invalid` with the errors of each field
 */
export function parseFields<Values>(schema: z.ZodType<Values>, fields: unknown): Values {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldErrors(parsed.error));
}

/** Returns the messages of each field of a form. */
export function fieldErrors({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) (errors[String(path[0])] ??= []).push(message);
  return errors;
}
