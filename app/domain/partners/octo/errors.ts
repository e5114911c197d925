/** Errors of OCTO, with their codes and messages. Source: octotravel/typespec, errors. */

const errors = {
  BAD_REQUEST: [400, "The request body is not correctly formatted, or required fields are missing"],
  INVALID_PRODUCT_ID: [400, "The productId was missing or invalid"],
  INVALID_OPTION_ID: [400, "The optionId was missing or invalid"],
  INVALID_UNIT_ID: [400, "The unitId was missing or invalid"],
  INVALID_AVAILABILITY_ID: [400, "The availabilityId was missing or invalid"],
  INVALID_BOOKING_UUID: [400, "The uuid was already used, missing or invalid"],
  UNPROCESSABLE_ENTITY: [400, "The request can't be processed"],
  UNAUTHORIZED: [401, "The header Authorization has no valid API key"],
  FORBIDDEN: [403, "The API key has no right to this"],
  INTERNAL_SERVER_ERROR: [500, "Something went wrong on our side. Please try again"],
} as const satisfies Record<string, readonly [status: number, message: string]>;
export type OctoErrorCode = keyof typeof errors;

/** An error that the API answers: `echo` repeats the id that was wrong. */
export class OctoError extends Error {
  readonly status: number;

  constructor(
    readonly code: OctoErrorCode,
    readonly echo: Record<string, string> = {},
    message: string = errors[code][1],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = errors[code][0];
  }

  get body() {
    return { error: this.code, errorMessage: this.message, ...this.echo };
  }
}

/** @param message a sentence for the person at the reseller */
export function unprocessable(message: string, cause?: unknown): OctoError {
  return new OctoError("UNPROCESSABLE_ENTITY", {}, message, { cause });
}
