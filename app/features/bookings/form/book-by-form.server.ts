import { data, redirect } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import {
  answerBookingForm,
  readBookingForm,
  type AnsweredStep,
  type BookingFormStep,
} from "~/domain/bookings/booking-form";
import { explainLapsed, explainRefusal, type BookingRefusal } from "~/domain/bookings/booking-refusal";
import { holdsSeats } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { readForm } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { quoteReview } from "./quote-review";

interface FormVisitor {
  request: Request;
  viewer: Viewer | null;
  now: number;
  logError: (event: string, error: unknown) => void;
  /** Returns the hold whose seats a booking on this departure uses; undefined for none. */
  holdOn?: (departure: {
    travelDate: TravelDate;
    startTime?: string | undefined;
    optionId?: string | undefined;
  }) => string | undefined;
}

/** Answers a step of the booking form: with the next step, the pay page or the page of the new booking. */
export async function bookByForm(
  services: PageServices,
  tour: TourDetails,
  { request, viewer, now, logError, holdOn }: FormVisitor,
) {
  const form = readBookingForm(await readForm(request));
  const { answers } = form;
  const idempotencyKey = form.idempotencyKey ?? crypto.randomUUID();
  const review = (shown: BookingFormStep) =>
    quoteReview(services, { tour: tour.slug, shown, answers }, request.headers);
  const outcome = answerBookingForm(form, tour, now);
  if (outcome.kind === "show") {
    const { kind: _, ...step } = outcome;
    const { shown, quote } = await review(step);
    const status = Object.keys(shown.errors).length > 0 ? 400 : 200;
    return answer({ shown, quote, answers, idempotencyKey }, { status });
  }

  const refuse = async ({ shown: refused, status, needsNewKey }: BookingRefusal, retryAfter?: number) => {
    const { shown, quote } = await review(refused);
    return answer(
      { shown, quote, answers, idempotencyKey: needsNewKey ? crypto.randomUUID() : idempotencyKey },
      { status, ...(retryAfter !== undefined && { retryAfter }) },
    );
  };

  try {
    await services.limitBookings(request.headers);
    const booking = await services.createBooking(
      {
        tour: tour.slug,
        ...outcome.details,
        expectedTotal: outcome.expectedTotal,
        ...(outcome.payOnline && { payOnline: outcome.payOnline }),
        holdId: holdOn?.(outcome.details),
      },
      { viewer: viewer, idempotencyKey, caller: await services.callerIdOf(request.headers) },
    );
    if (!holdsSeats(booking.status)) return await refuse(explainLapsed(booking));
    const isToPay = booking.status === "pending" && booking.verifyBy === undefined;
    const { bookingId } = booking;
    return redirect(
      isToPay ? await services.getPayPath(bookingId) : `${await services.tripPathOf(bookingId)}/booked`,
      303,
    );
  } catch (error) {
    if (!(error instanceof AppError)) logError("booking form failed", error);
    const refusal = explainRefusal(error);
    if (refusal.status === 404) throw data(null, { status: 404 });
    return refuse(refusal, error instanceof AppError ? error.retryAfter : undefined);
  }
}

/** Returns a step with its entered values: the browser's Back button may show it again, but no shared cache may store it. */
function answer(step: AnsweredStep, { status, retryAfter }: { status: number; retryAfter?: number }) {
  const headers = new Headers({ "Cache-Control": "private, no-cache" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return data({ step }, { status, headers });
}
