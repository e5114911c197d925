import { errorMessages } from "./errors/messages";

/** Error codes of the API and their HTTP statuses (RFC 9457 problems). Source: the contract in docs/product.md. */
export const statusByErrorCode = {
  unparsable: 400,
  unauthenticated: 401,
  /** Signed in too long ago for this action. */
  sign_in_again: 401,
  forbidden: 403,
  /** The account must turn two-step verification on first. */
  second_factor_required: 403,
  not_found: 404,
  sold_out: 409,
  price_changed: 409,
  illegal_transition: 409,
  /** Changed by someone else since it was read. */
  conflict: 409,
  /** Too many unpaid bookings of one e-mail address. */
  unpaid_limit: 409,
  already_reviewed: 409,
  not_reviewable: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /** Sent to a host other than the public one. */
  misdirected: 421,
  invalid: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  /** Nearly all seats are held: the problem contains a `challenge` to solve. */
  proof_required: 429,
  internal: 500,
  /** Before the opening checklist is complete. */
  bookings_closed: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByErrorCode;

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

interface AppErrorOptions {
  errors?: FieldErrors;
  /** Seconds until the caller may retry. */
  retryAfter?: number;
  /** The limit behind `too_many_requests`, for the RateLimit headers. */
  limit?: { max: number; windowSeconds: number };
  /** Extra members of the problem document, e.g. the new quote of `price_changed`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error that may be shown to the client. Anything else that is thrown becomes a 500 without details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly limit: AppErrorOptions["limit"];
  readonly extra: Record<string, unknown> | undefined;

  /** @param detail a sentence for people: what is wrong and how to fix it */
  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.limit = options.limit;
    this.extra = options.extra;
  }

  get status(): number {
    return statusByErrorCode[this.code];
  }
}

/** Returns the message of a form whose fields have errors of their own. */
export function checkMarkedFields(): string {
  return errorMessages().checkMarkedFields;
}

/** Returns the error of a form with invalid fields. */
export function invalidFields(errors: FieldErrors): AppError {
  return new AppError("invalid", checkMarkedFields(), { errors });
}

/**
 * Returns the error of a form or call that came too often.
 * @param detail message, shown beside the field if one is named
 * @param options.field of the form
 * @param options.retryAfter seconds
 */
export function tooManyRequests(
  detail: string,
  {
    field,
    retryAfter = 60,
    limit,
  }: { field?: string; retryAfter?: number; limit?: AppErrorOptions["limit"] } = {},
): AppError {
  return new AppError("too_many_requests", detail, {
    retryAfter,
    ...(limit && { limit }),
    ...(field !== undefined && { errors: { [field]: [detail] } }),
  });
}

/**
 * Returns the headers of a refused caller: `Retry-After` (RFC 9110), and for a limit `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers), which name the quota, the window and the seconds until more is allowed.
 */
export function retryHeaders({ status, retryAfter, limit }: AppError): Record<string, string> {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  if (status !== 429) return headers;
  const seconds = retryAfter ?? 60;
  return {
    "Retry-After": String(seconds),
    ...(limit && { "RateLimit-Policy": `"default";q=${limit.max};w=${limit.windowSeconds}` }),
    RateLimit: `"default";r=0;t=${seconds}`,
  };
}

/**
 * Returns the error of a rejected file, shown beside its field.
 * @param texts messages by reason
 * @param others errors of the form's other fields
 */
export function rejectedFile<Reason extends string>(
  field: string,
  reason: Reason,
  texts: Readonly<Record<Reason, string>>,
  others: FieldErrors = {},
): AppError {
  const code =
    reason === "too_large" ? "too_large" : reason === "too_often" ? "too_many_requests" : "invalid";
  return new AppError(code, texts[reason], { errors: { [field]: [texts[reason]], ...others } });
}

/**
 * Returns the error of an edit that started from an old version of a record.
 * @param record with its article, e.g. "this coupon"
 * @param who changed it
 */
export function staleEdit(
  record: string,
  { who = "Someone else", ...options }: AppErrorOptions & { who?: string } = {},
): AppError {
  const message = `${who} changed ${record}. Review their changes, then try again.`;
  return new AppError("conflict", message, options);
}

/** Returns the first error of each field. */
export function firstErrors(errors: FieldErrors = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) => (message === undefined ? [] : [[field, message]])),
  );
}
