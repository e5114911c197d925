/**
 * Every refusal of the booking API, with the HTTP status it is answered with (RFC 9457 problems).
 * Source: the contract in docs/product.md.
 */
export const statusByErrorCode = {
  unparsable: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  sold_out: 409,
  price_changed: 409,
  illegal_transition: 409,
  /** Somebody else has changed it since it was read. */
  conflict: 409,
  already_reviewed: 409,
  not_reviewable: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /** Sent to another host than the public one. */
  misdirected: 421,
  invalid: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByErrorCode;

/** Messages by the name of the field they belong to. */
export type FieldErrors = Record<string, string[]>;

interface AppErrorOptions {
  errors?: FieldErrors;
  /** Seconds until the caller may try again. */
  retryAfter?: number;
  /** Members added to the problem document, e.g. the new quote of `price_changed`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** A refusal that may be told to the person who asked. Anything else that is thrown is a 500 without details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly extra: Record<string, unknown> | undefined;

  /** @param detail a sentence for people: what is wrong and how to mend it */
  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.extra = options.extra;
  }

  get status(): number {
    return statusByErrorCode[this.code];
  }
}
