import type { z } from "zod";
import { invalidFields } from "~/domain/errors";

/** Reads fields by the schema of the API, so that both have the same rules. @throws AppError `invalid`, naming each field */
export function readCallFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues)
    (errors[issue.path.join(".") || "call"] ??= []).push(issue.message);
  throw invalidFields(errors);
}
