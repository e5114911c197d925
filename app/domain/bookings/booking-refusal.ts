import { bookingStepCount } from "./booking";
import {
  bookingFieldNames,
  firstStepWith,
  type AnswerErrors,
  type BookingFormStep,
  type BookingNotice,
} from "./booking-form";
import type { Booking } from "./booking-schema";
import { bookingFormMessages } from "./form-messages/messages";
import { AppError, firstErrors } from "~/domain/errors";

export interface BookingRefusal {
  shown: BookingFormStep;
  /** HTTP status of the response. */
  status: number;
  /** True if the form already made a booking, so that confirming again needs a new key. */
  needsNewKey: boolean;
}

/** Explains a refused booking and picks the step to show. Source: specification 1, section 8. */
export function explainRefusal(error: unknown): BookingRefusal {
  const m = bookingFormMessages().refusal;
  if (!(error instanceof AppError)) {
    return onReview(500, m.title, m.unexpected);
  }
  switch (error.code) {
    case "sold_out": {
      const refusal = onFields(error.status, fieldErrorsOf(error));
      const soldOut = refusal ? null : onFields(error.status, { travelDate: error.message });
      return (
        refusal ?? (soldOut && { ...soldOut, shown: { ...soldOut.shown, isSoldOut: true } }) ?? failed(error)
      );
    }
    // Wrong coupons.
    case "too_many_requests":
      return onFields(error.status, fieldErrorsOf(error)) ?? failed(error);
    case "invalid":
      return onFields(400, fieldErrorsOf(error)) ?? failed(error);
    case "price_changed":
      return onReview(error.status, m.priceChanged, m.reviewTotal);
    case "idempotency_mismatch":
      return { ...onReview(409, m.bookedAlready, m.secondBooking), needsNewKey: true };
    case "unpaid_limit": {
      const refusal = failed(error);
      return { ...refusal, shown: { ...refusal.shown, mustPayNow: true } };
    }
    default:
      return failed(error);
  }
}

/** Explains that the form made a booking that no longer holds its seats: it expired or was canceled since. */
export function explainLapsed({ bookingId, status }: Pick<Booking, "bookingId" | "status">): BookingRefusal {
  const m = bookingFormMessages().refusal;
  const description = status === "expired" ? m.expired(bookingId) : m.canceled(bookingId);
  return { ...onReview(409, m.title, description), needsNewKey: true };
}

function failed(error: AppError): BookingRefusal {
  const m = bookingFormMessages().refusal;
  return onReview(error.status, m.title, m.because(error.message));
}

function onReview(status: number, title: string, description: string): BookingRefusal {
  const notice: BookingNotice = { title, description };
  return { shown: { step: bookingStepCount, errors: {}, notice }, status, needsNewKey: false };
}

function onFields(status: number, errors: AnswerErrors): BookingRefusal | null {
  const shown = firstStepWith(errors, null);
  return shown && { shown, status, needsNewKey: false };
}

function fieldErrorsOf(error: AppError): AnswerErrors {
  const names: readonly string[] = bookingFieldNames;
  return Object.fromEntries(
    Object.entries(firstErrors(error.errors)).filter(([name]) => names.includes(name)),
  );
}
