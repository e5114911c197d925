import { deadlinesOf, depositTermsOf } from "~/domain/bookings/unpaid-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { rulesOfStart, startTimeIn } from "~/domain/departures/start";
import type { Quote } from "~/domain/prices/quote";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { notOnSale } from "../tours/refusals";
import { priceBooking } from "./price-booking";
import { loadSaleTerms } from "./sale-terms.repo";

/**
 * Computes the current price of a booking line by line, and its refund schedule. Stores nothing.
 * @param caller by `callerIdOf`; null for any number of wrong coupon codes
 * @throws AppError `bookings_closed`, `not_found` (tour), `invalid` (date, start time, coupon), `too_many_requests` (wrong coupons)
 */
export async function getQuote(
  { db, clock }: { db: Database; clock: Clock },
  request: QuoteRequest,
  caller: string | null = null,
): Promise<Quote> {
  const now = clock();
  const { priced, settings } = await loadSaleTerms(db, request.tour, todayInIndia(now));
  if (!priced) throw notOnSale();
  const { schedule } = settings.cancellation;
  const { quote, basis, start } = await priceBooking(db, request, priced, now, schedule, caller);
  const { travelDate } = request;
  const owed = quote.total;
  const sold = { travelDate, totalAmount: owed, createdAt: now, priceBasis: basis };
  const { paymentDueAt } = deadlinesOf(
    {
      travelDate,
      dueDays: settings.unpaid.dueDays,
      owed,
      isVerified: true,
      deposit: depositTermsOf(sold),
      departures: rulesOfStart(priced.tour.details.departures, start),
    },
    now,
  );
  return {
    ...quote,
    ...startTimeIn(start),
    ...(paymentDueAt !== null && { payLaterBy: new Date(paymentDueAt).toISOString() }),
  };
}
