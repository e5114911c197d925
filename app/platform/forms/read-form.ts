import { data } from "react-router";
import { z } from "zod";
import type { FormValues } from "./form-answer";

/** Reads a posted form. Any other body becomes a 400 page. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data("Expected form data.", { status: 400 });
  }
}

/** Returns the values of each field: the only one, or all of a repeated one. */
export function fieldsOf(form: FormData): [string, FormDataEntryValue | FormDataEntryValue[]][] {
  return [...new Set(form.keys())].map((name) => {
    const [first = "", ...more] = form.getAll(name);
    return [name, more.length === 0 ? first : [first, ...more]];
  });
}

const secretField = /password|accountNumber|identityNumber/i;

/** Returns the submitted text, to fill the form again. */
export function submittedFields(form: FormData): FormValues {
  const texts = fieldsOf(form).map(([name, value]) => [name, textsIn(value)] as const);
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (value === null || secretField.test(name) ? [] : [[name, value]])),
  );
}

function textsIn(value: FormDataEntryValue | FormDataEntryValue[]): string | string[] | null {
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string");
  return typeof value === "string" ? value : null;
}

/**
 * Number that a form carries from the page as it was shown, and that guards its action: a missing or malformed one is
 * an error. Never coerce it: `Number(null)` and `Number("")` are 0, which would disable the guard.
 */
export const seenNumberSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
