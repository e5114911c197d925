import { useEffect, useEffectEvent, useState } from "react";
import { couponMessages } from "~/domain/coupons/messages";
import { bookingDialogMessages } from "./messages";
import { bookingFields } from "~/domain/bookings/booking";
import { z } from "zod";
import { offerChosen, quoteAnswers } from "~/domain/bookings/booking-review";
import { quoteSchema, type Quote } from "~/domain/prices/quote";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useToday } from "~/platform/pages/use-site";
import { ApiError, callApi } from "~/platform/api/call-api";
import type { TypedBooking } from "./use-booking-answers";

const answerSchema = z.object({ quote: quoteSchema });

/**
 * Returns the price of the current values: computed from the tour's rules, and quoted by the server on the review or with
 * a coupon. The form's `couponCode` is the typed code; `applied` is the code included in the price, and the one to book
 * with.
 * @param onRefused called with each refusal of the typed code, which its field shows
 */
export function useQuote(
  tour: BookableTour,
  { values, change, show }: Pick<TypedBooking, "values" | "change" | "show">,
  { isReview, onRefused }: { isReview: boolean; onRefused: () => void },
) {
  const today = useToday();
  const { travelDate, numberOfTravelers, children, infants, roomType } = values;
  const startTime = values.startTime || undefined;
  const [applied, setApplied] = useState<string | null>(null);
  const [isApplying, setApplying] = useState(false);
  const [quoted, setQuoted] = useState<{ body: string; quote: Quote } | null>(null);

  const { optionId, extras } = values;
  const trip = { travelDate, startTime, numberOfTravelers, children, infants, roomType };
  const answers = { ...trip, ...offerChosen(values) };
  const canBeQuoted =
    (tour.departures.starts === undefined || startTime !== undefined) &&
    quoteRequestSchema.safeParse({ tour: tour.slug, ...answers }).success;
  const bodyWith = (couponCode: string | null) =>
    JSON.stringify({ tour: tour.slug, ...answers, couponCode: couponCode ?? undefined });
  const body = bodyWith(applied);
  const isCurrent = quoted?.body === body;
  const isWanted = canBeQuoted && !isCurrent && (isReview || applied !== null);

  const drop = useEffectEvent((message: string) => {
    setApplied(null);
    show(["couponCode"], { couponCode: message });
  });
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    requestQuote(body, request.signal).then(
      (quote) => setQuoted({ body, quote }),
      (error: unknown) => {
        // Without a response, keep the computed price: creating the booking checks the total again.
        const message = couponProblem(error);
        if (message !== undefined) drop(message);
      },
    );
    return () => request.abort();
  }, [isWanted, body]);

  const typedCode = () => bookingFields.couponCode.safeParse(values.couponCode);

  function fail(message: string) {
    show(["couponCode"], { couponCode: message });
    onRefused();
  }

  /** Quotes with the typed coupon. */
  async function applyCoupon() {
    if (isApplying) return;
    const code = typedCode();
    if (!code.success) return fail(couponMessages().codeTooLong);
    if (code.data === null) return fail(couponMessages().enterCode);
    if (!canBeQuoted) return fail(bookingDialogMessages().coupon.detailsFirst);
    setApplying(true);
    try {
      const quote = await requestQuote(bodyWith(code.data));
      show(["couponCode"]);
      setApplied(code.data);
      setQuoted({ body: bodyWith(code.data), quote });
    } catch (error) {
      fail(
        couponProblem(error) ??
          ((error instanceof ApiError && error.message) || bookingDialogMessages().coupon.noAnswer),
      );
    } finally {
      setApplying(false);
    }
  }

  return {
    quote: isCurrent ? quoted.quote : quoteAnswers(tour, { ...trip, optionId, extras }, today),
    /** Shows the quote that came with a price_changed error. */
    takeQuote: (quote: Quote) => setQuoted({ body, quote }),
    coupon: {
      applied,
      isApplying,
      apply: applyCoupon,
      /** Returns true if the typed code is not the applied one. */
      isUntried: () => (typedCode().data ?? null) !== applied,
      /** Removes the coupon from the price but keeps the typed code. */
      drop: () => setApplied(null),
      remove() {
        setApplied(null);
        change({ couponCode: "" });
      },
    },
  };
}

/** @param body JSON of the quote request */
async function requestQuote(body: string, signal?: AbortSignal): Promise<Quote> {
  return (await callApi(answerSchema, "/api/quotes", { body, ...(signal && { signal }) })).quote;
}

/** Returns why the coupon was rejected; undefined if something else was. */
function couponProblem(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem.errors?.couponCode?.[0] : undefined;
}
