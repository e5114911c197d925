import type { ErrorCode } from "~/domain/errors";

/** Words of refused requests. */
export const messages = {
  titles: {
    unparsable: "The request could not be read",
    unauthenticated: "Sign-in required",
    sign_in_again: "Confirm that it is you",
    forbidden: "Not allowed",
    second_factor_required: "Two-step verification required",
    not_found: "Not found",
    sold_out: "Sold out",
    price_changed: "The price has changed",
    illegal_transition: "Not possible in this state",
    conflict: "Changed by someone else",
    unpaid_limit: "Too many unpaid bookings",
    already_reviewed: "Already reviewed",
    not_reviewable: "Not reviewable",
    too_large: "Too large",
    unsupported_media_type: "Unsupported media type",
    misdirected: "Wrong address",
    invalid: "Check the marked fields",
    idempotency_mismatch: "Key already used for another request",
    too_many_requests: "Too many requests",
    proof_required: "Proof of work required",
    internal: "Something went wrong",
    bookings_closed: "Booking opens soon",
    unavailable: "Temporarily unavailable",
  } satisfies Record<ErrorCode, string>,
  unexpected: "An unexpected error occurred. Please try again.",
  notFromThisSite: "This request didn't come from this site.",
  bodyTooLong: (kibibytes: number) => `The body must not exceed ${kibibytes} KiB.`,
  toTourBharat: "Go to Tour Bharat",
  files: {
    forbidden: "Your account may not open this file.",
    not_found: "This file doesn't exist. It may have been removed.",
    too_many_requests: "Too many files in a short time. Please try again in a minute.",
  },
};
