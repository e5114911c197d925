import { todayInIndia, type TravelDate, travelDateProblem } from "~/domain/calendar/calendar";
import type { RefundStep } from "~/domain/bookings/cancellation";
import { couponProblem, couponUnknown, soldCoupon } from "~/domain/coupons/coupon";
import type { Coupon } from "~/domain/coupons/coupon-fields";
import { offDayReason } from "~/domain/departures/off-days";
import { offSaleReason } from "~/domain/departures/smallest-party";
import { closedReason } from "~/domain/departures/departure";
import { chooseStart, rulesOfStart, type StartKey } from "~/domain/departures/start";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { AppError } from "~/domain/errors";
import { quoteBooking, type PriceBasis } from "~/domain/prices/pricing";
import type { Quote } from "~/domain/prices/quote";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import { countTry, takeTryBack } from "../platform/http/throttle.repo";
import type { Database } from "../platform/db/client";
import { findCoupon, hasAgreed } from "../coupons/coupons.repo";
import type { PricedTour } from "./sale-terms.repo";

/** Max wrong coupon codes of one caller. */
const wrongCodes = { max: 30, windowMs: 60 * 60_000 } as const;

/**
 * Prices a booking of this tour at an instant, for both quotes and bookings.
 * @param now UTC instant
 * @param refundSteps the schedule of the day
 * @param caller by `callerIdOf`; null for any number of wrong coupon codes
 * @param requireDay ensures that the day can be booked
 * @returns also the start that is booked
 * @throws AppError `invalid` (date, start time, coupon), `too_many_requests` (wrong coupons)
 */
export async function priceBooking(
  db: Database,
  request: QuoteRequest,
  { tour: { details, operatorSlug }, gstPercent }: PricedTour,
  now: number,
  refundSteps: readonly RefundStep[],
  caller: string | null = null,
  requireDay = requireOpenDay,
): Promise<{ quote: Quote; basis: PriceBasis; start: StartKey }> {
  const today = todayInIndia(now);
  const { couponCode, travelDate } = request;
  const start = requireStart(details.departures, request, now, requireDay);

  const coupon = couponCode === null ? null : await findRequestedCoupon(db, couponCode, { caller, now });
  const { priceInr, priceRules, slug } = details;
  const { numberOfTravelers, children, infants, roomType } = request;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const basis: PriceBasis = { priceInr, priceRules, bookedOn: today, coupon: null, gstPercent };
  const input = { priceInr, priceRules, today, ...party, coupon: null, gstPercent, refundSteps };
  const quote = quoteBooking(input);
  if (couponCode === null) return { quote, basis, start };
  const problem = couponProblem(coupon, {
    today,
    tour: slug,
    operator: operatorSlug,
    total: quote.total,
    numberOfTravelers,
  });
  if (coupon === null || problem !== null) throw invalidField("couponCode", problem ?? couponUnknown);
  const sold = soldCoupon(coupon, await hasAgreed(db, coupon, operatorSlug));
  return { quote: quoteBooking({ ...input, coupon }), basis: { ...basis, coupon: sold }, start };
}

/** Finds a coupon, and counts the try if there is none. Counted before the check, so that concurrent tries are all counted. */
async function findRequestedCoupon(
  db: Database,
  code: string,
  { caller, now }: { caller: string | null; now: number },
): Promise<Coupon | null> {
  if (caller === null) return findCoupon(db, code);
  const key = { action: "coupon-code", subject: caller };
  if ((await countTry(db, { ...key, now, windowMs: wrongCodes.windowMs })) > wrongCodes.max) {
    const message = "Too many wrong coupon codes. Please wait an hour, or leave the coupon out.";
    const retryAfter = wrongCodes.windowMs / 1000;
    throw new AppError("too_many_requests", message, {
      errors: { couponCode: [message] },
      retryAfter,
      limit: { max: wrongCodes.max, windowSeconds: retryAfter },
    });
  }
  const coupon = await findCoupon(db, code);
  if (coupon) await takeTryBack(db, key);
  return coupon;
}

/**
 * Ensures that a day can be booked at an instant: in season, not closed and before its cut-off.
 * @param now UTC instant
 * @throws AppError `invalid`
 */
export function requireOpenDay(rules: RulesNow, travelDate: TravelDate, now: number): void {
  const reason = closedReason(rules, travelDate, now);
  if (reason !== null) throw invalidField("travelDate", reason);
}

/**
 * Ensures the same for an operator's own booking, which may come after the cut-off: until the day itself.
 * @param now UTC instant
 * @throws AppError `invalid`
 */
export function requireOperatorsDay(rules: RulesNow, travelDate: TravelDate, now: number): void {
  const reason =
    travelDateProblem(travelDate, todayInIndia(now)) ??
    offDayReason(rules, travelDate) ??
    offSaleReason(rules, travelDate, now);
  if (reason !== null) throw invalidField("travelDate", reason);
}

/**
 * Returns the start that a request means, after ensuring that it can be booked at an instant.
 * @param now UTC instant
 * @throws AppError `invalid` (the day, or the start time, which a day with several needs)
 */
export function requireStart(
  rules: RulesNow,
  { travelDate, startTime }: { travelDate: TravelDate; startTime?: string | undefined },
  now: number,
  requireDay = requireOpenDay,
): StartKey {
  requireDay(rules, travelDate, now);
  const chosen = chooseStart(rules, travelDate, startTime);
  if ("problem" in chosen) throw invalidField("startTime", chosen.problem);
  if (chosen.start !== "") requireDay(rulesOfStart(rules, chosen.start), travelDate, now);
  return chosen.start;
}

/** Creates an error that is shown beside a field. */
export function invalidField(field: keyof QuoteRequest, message: string, cause?: unknown): AppError {
  return new AppError("invalid", message, { errors: { [field]: [message] }, cause });
}
