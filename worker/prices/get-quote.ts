import type { Quote } from "~/domain/prices/quote";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getSettings } from "../settings/get-settings";
import { notOnSale } from "../tours/refusals";
import { findBookableTour } from "../tours/tours.repo";
import { priceBooking } from "./price-booking";

/**
 * Computes the current price of a booking line by line, and its refund schedule. Stores nothing.
 * @param caller by `callerIdOf`; null for any number of wrong coupon codes
 * @throws AppError `not_found` (tour), `invalid` (date, coupon), `too_many_requests` (wrong coupons)
 */
export async function getQuote(
  { db, clock }: { db: Database; clock: Clock },
  request: QuoteRequest,
  caller: string | null = null,
): Promise<Quote> {
  const [tour, { cancellation }] = await Promise.all([
    findBookableTour(db, request.tour.toLowerCase()),
    getSettings(db),
  ]);
  if (!tour) throw notOnSale();
  return (await priceBooking(db, request, tour, clock(), cancellation.schedule, caller)).quote;
}
