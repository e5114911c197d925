import { data } from "react-router";
import { z } from "zod";
import { AppError, checkMarkedFields, firstErrors, retryHeaders } from "~/domain/errors";
import { formAnswer } from "./form-answer";
import { fieldsOf, submittedFields } from "./read-form";

/** Outcome of saving a form: a success message, or further data and headers, e.g. cookies. */
export type FormOutcome<Result> = string | void | { message?: string; result?: Result; headers?: Headers };

/**
 * Handles a posted form: parses it, saves it, and answers with a message or with errors and the submitted values.
 * Other errors than AppErrors pass through, and so do thrown redirects.
 * @param schema of the fields; a repeated field is an array. An unknown `intent` becomes a 422 page.
 * @param explain returns the answer's further data after a refusal
 */
export async function answerForm<Values, Result = null>(
  form: FormData,
  schema: z.ZodType<Values>,
  save: (values: Values) => Promise<FormOutcome<Result>>,
  explain?: (error: AppError, values: Values) => Result | null | Promise<Result | null>,
) {
  const values = submittedFields(form);
  // A row button of a browser without JavaScript: the page shows the form again with one row more or less.
  if (form.has("rows")) return data(formAnswer<Result>({ values }));
  const parsed = schema.safeParse(Object.fromEntries(fieldsOf(form)));
  if (!parsed.success) {
    const errors = fieldErrorsOf(parsed.error);
    if ("intent" in errors) throw data("Unknown action.", { status: 422 });
    const message = errors[""] ?? checkMarkedFields();
    return data(formAnswer<Result>({ message, errors, values }), { status: 422 });
  }
  try {
    const outcome = (await save(parsed.data)) ?? {};
    const {
      message = null,
      result = null,
      headers = null,
    } = typeof outcome === "string" ? { message: outcome } : outcome;
    const answer = formAnswer<Result>({ isDone: true, message, values, result });
    return data(answer, headers ? { headers } : undefined);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers = new Headers(retryHeaders(error));
    const answer = formAnswer<Result>({
      message: error.message,
      errors: firstErrors(error.errors),
      values,
      isStale: error.code === "conflict",
      result: (await explain?.(error, parsed.data)) ?? null,
    });
    return data(answer, { status: error.status, headers });
  }
}

/** Handles a posted form without fields of its own, or one that its use case parses. */
export function answerAction<Result = null>(form: FormData, save: () => Promise<FormOutcome<Result>>) {
  return answerForm(form, z.unknown(), save);
}

/** Returns the first error of each field by its dotted path; "" is the form itself. */
function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const last = issues.toReversed();
  return Object.fromEntries(last.map(({ path, message }) => [path.join("."), message]));
}
