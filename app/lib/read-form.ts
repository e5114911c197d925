import { data } from "react-router";
import { z } from "zod";

/** The fields of a posted form. Any other body is answered with a 400 page. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data("This is not a form.", { status: 400 });
  }
}

/** What was typed into these fields, so that a form that is shown again has lost nothing. Never ask it for a password. */
export function typedInto(form: FormData, names: readonly string[]): Record<string, string> {
  const typed = names.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(typed.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/**
 * A number that a form carries from the page that was seen, and that guards what the form does: a missing or malformed one is an
 * error. Never coerce it: `Number(null)` and `Number("")` are 0, which would switch the guard off.
 */
export const seenNumberSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
