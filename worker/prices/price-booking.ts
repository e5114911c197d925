import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { RefundStep } from "~/domain/bookings/cancellation";
import { couponProblem, couponUnknown } from "~/domain/coupons/coupon";
import { closedReason } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { AppError } from "~/domain/errors";
import { quoteBooking } from "~/domain/prices/pricing";
import type { PriceBasis } from "~/domain/prices/pricing";
import type { Quote } from "~/domain/prices/quote";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import type { Database } from "../db/client";
import type { BookableTour } from "../tours/tours.repo";
import { findCoupon } from "./coupons.repo";
import { getGstPercent } from "./gst-rates.repo";

/**
 * Prices a booking of this tour at an instant, for both quotes and bookings.
 * @param now UTC instant
 * @param refundSteps the schedule of the day
 * @throws AppError `invalid` (date, coupon)
 */
export async function priceBooking(
  db: Database,
  request: QuoteRequest,
  { details, operatorSlug }: BookableTour,
  now: number,
  refundSteps: readonly RefundStep[],
): Promise<{ quote: Quote; basis: PriceBasis }> {
  const today = todayInIndia(now);
  const { couponCode, travelDate } = request;
  requireOpenDay(details.departures, travelDate, now);

  const [gstPercent, coupon] = await Promise.all([
    getGstPercent(db, today),
    couponCode === null ? null : findCoupon(db, couponCode),
  ]);
  const { priceInr, priceRules, slug } = details;
  const { numberOfTravelers, children, infants, roomType } = request;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const basis: PriceBasis = { priceInr, priceRules, bookedOn: today, coupon: null, gstPercent };
  const input = { priceInr, priceRules, today, ...party, coupon: null, gstPercent, refundSteps };
  const quote = quoteBooking(input);
  if (couponCode === null) return { quote, basis };
  const problem = couponProblem(coupon, { today, tour: slug, operator: operatorSlug, total: quote.total });
  if (coupon === null || problem !== null) throw invalidField("couponCode", problem ?? couponUnknown);
  const { code, kind, value, minimumPurchase } = coupon;
  return {
    quote: quoteBooking({ ...input, coupon }),
    basis: { ...basis, coupon: { code, kind, value, minimumPurchase } },
  };
}

/**
 * Ensures that a day can be booked at an instant: in season, not closed and before its cut-off.
 * @param now UTC instant
 * @throws AppError `invalid`
 */
export function requireOpenDay(rules: DepartureRules, travelDate: TravelDate, now: number): void {
  const reason = closedReason(rules, travelDate, now);
  if (reason !== null) throw invalidField("travelDate", reason);
}

/** Creates an error that is shown beside a field. */
export function invalidField(field: keyof QuoteRequest, message: string, cause?: unknown): AppError {
  return new AppError("invalid", message, { errors: { [field]: [message] }, cause });
}
