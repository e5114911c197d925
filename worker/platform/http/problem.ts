import { z } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { AppError, invalidFields, retryHeaders, statusByErrorCode, type ErrorCode } from "~/domain/errors";
import { quoteSchema } from "~/domain/prices/quote";
import { challengeSchema } from "~/domain/proof-of-work";
import { asUnavailable } from "../db/errors";
import { logError } from "../log";
import { refusalMessages } from "./messages";

/** RFC 9457 problem details, the body of every error of the booking API. */
export const problemSchema = z
  .object({
    type: z.string().meta({ example: "/api/docs#invalid" }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(statusByErrorCode) as ErrorCode[]).meta({ example: "invalid" }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: "Messages by field" }),
    quote: quoteSchema.optional().meta({ description: "New price, with `price_changed`" }),
    challenge: challengeSchema.optional().meta({ description: "Proof of work, with `proof_required`" }),
  })
  .meta({ id: "Problem" });

/** Describes an error for any kind of response. Internal errors are logged and described without details. */
export function explainIssue(thrown: unknown) {
  const error = toAppError(thrown);
  if (error.code === "internal") logError("request failed", thrown);
  const headers = new Headers({ "Cache-Control": "no-store", ...retryHeaders(error) });
  return {
    error,
    title: refusalMessages().titles[error.code],
    detail: error.message,
    status: error.status,
    headers,
  };
}

/** Converts an error to a problem document. */
export function problemResponse(thrown: unknown): Response {
  const { error, title, detail, status, headers } = explainIssue(thrown);
  const body = {
    type: `/api/docs#${error.code}`,
    title,
    status,
    detail,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
    ...error.extra,
  };
  headers.set("Content-Type", "application/problem+json");
  return new Response(JSON.stringify(body), { status, headers });
}

function toAppError(thrown: unknown): AppError {
  const error = asUnavailable(thrown);
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) return refusalByHono(error.status);
  return new AppError("internal", refusalMessages().unexpected);
}

/** Hono and its validators reject bodies that cannot be parsed (400) and media types that a route does not read (415). */
function refusalByHono(status: number): AppError {
  if (status === 415) return new AppError("unsupported_media_type", refusalMessages().body.mediaType);
  if (status === 413) return new AppError("too_large", refusalMessages().body.tooLarge);
  return new AppError("unparsable", refusalMessages().body.notParsed);
}

/** Throws schema violations as `errors` by field; unknown keys are named. */
export function refuseInvalid(result: { success: true } | { success: false; error: z.ZodError }): void {
  if (result.success) return;
  // A map, since a field may have the name of an Object.prototype property.
  const errors = new Map<string, string[]>();
  const add = (field: string, message: string) => errors.set(field, [...(errors.get(field) ?? []), message]);
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys")
      issue.keys.forEach((key) => add(key, refusalMessages().body.unknownField));
    else add(issue.path.join(".") || "body", issue.message);
  }
  throw invalidFields(Object.fromEntries(errors));
}
