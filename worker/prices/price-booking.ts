import { todayInIndia, type TravelDate, travelDateProblem } from "~/domain/calendar/calendar";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { couponProblem, soldCoupon, type SoldCoupon } from "~/domain/coupons/coupon";
import { couponMessages } from "~/domain/coupons/messages";
import type { Coupon } from "~/domain/coupons/coupon-fields";
import { offDayReason } from "~/domain/departures/off-days";
import { offSaleReason } from "~/domain/departures/smallest-party";
import { closedReason } from "~/domain/departures/departure";
import { chooseStart, rulesOfStart, startKey, type StartKey } from "~/domain/departures/start";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { AppError } from "~/domain/errors";
import { quoteBooking, type PriceBasis } from "~/domain/prices/pricing";
import { extrasFor, extrasProblem, extrasTotal, faresOf, nightsOf, optionOf } from "~/domain/prices/offers";
import type { Offers, TourOption } from "~/domain/prices/offers-schema";
import type { Quote } from "~/domain/prices/quote";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { countTry, takeTryBack } from "../platform/http/throttle.repo";
import type { Database } from "../platform/db/client";
import { findCoupon, hasAgreed } from "../coupons/coupons.repo";
import type { PricedTour } from "./sale-terms.repo";
import { offerRefusals } from "./messages";

/** Max wrong coupon codes of one caller. */
const wrongCodes = { max: 30, windowMs: 60 * 60_000 } as const;

/**
 * Prices a booking of this tour at an instant, for both quotes and bookings.
 * @param now UTC instant
 * @param refundSteps the schedule of the day
 * @param caller by `callerIdOf`; null for any number of wrong coupon codes
 * @param requireDay ensures that the day can be booked
 * @param reseller what the reseller keeps that books; there is no coupon then
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
  reseller: SoldCoupon | null = null,
): Promise<{ quote: Quote; basis: PriceBasis } & OfferedSeats> {
  const today = todayInIndia(now);
  const { couponCode, travelDate } = request;
  const time = requireStart(details.departures, request, now, requireDay);

  const coupon = couponCode === null ? null : await findRequestedCoupon(db, couponCode, { caller, now });
  const { numberOfTravelers, children, infants, roomType } = request;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const { offer, start, seats } = requireOffer(details, request, time);
  const basis: PriceBasis = { ...offer, bookedOn: today, coupon: reseller, gstPercent };
  const input = { ...offer, today, ...party, coupon: reseller, gstPercent, refundSteps };
  const quote = quoteBooking(input);
  if (couponCode === null) return { quote, basis, start, seats };
  const problem = couponProblem(coupon, {
    today,
    tour: details.slug,
    operator: operatorSlug,
    total: quote.total - extrasTotal(offer.extras),
    numberOfTravelers,
  });
  if (coupon === null || problem !== null)
    throw invalidField("couponCode", problem ?? couponMessages().unknown);
  const sold = soldCoupon(coupon, await hasAgreed(db, coupon, operatorSlug));
  return { quote: quoteBooking({ ...input, coupon }), basis: { ...basis, coupon: sold }, start, seats };
}

/** The departure of a booking, and the seats that it takes there; null for those of its party. */
interface OfferedSeats {
  start: StartKey;
  seats: number | null;
}

/** Returns the departure from which an option is sold at a start, and its seats. */
export function seatsOfOption(option: TourOption | null, time: StartKey): OfferedSeats {
  const hasOwn = option !== null && option.seats !== null;
  return { start: hasOwn ? startKey(time, option.id) : time, seats: option?.takes ?? null };
}

/**
 * Finds the option of a request. Null for a tour without options.
 * @throws AppError `invalid` (an option that the tour does not offer, or a party that it does not take)
 */
export function requireOption(
  tour: Offers,
  { optionId, numberOfTravelers }: { optionId?: string | undefined; numberOfTravelers: number },
): TourOption | null {
  const option = optionOf(tour, optionId);
  if (option === undefined)
    throw invalidField("optionId", tour.options ? offerRefusals().optionGone : offerRefusals().noOptions);
  if (option?.maxParty !== undefined && numberOfTravelers > option.maxParty)
    throw invalidField("numberOfTravelers", offerRefusals().optionTakes(option.name, option.maxParty));
  return option;
}

/**
 * Returns the fares, option, extras and seats of a request.
 * @param time the key of its start, without an option
 * @throws AppError `invalid` (an option, extra or room that the tour does not offer, or a party or pieces it does not take)
 */
export function requireOffer(
  tour: TourDetails,
  request: Pick<QuoteRequest, "optionId" | "extras" | "travelDate" | "numberOfTravelers" | "roomType">,
  time: StartKey,
): { offer: Pick<PriceBasis, "priceInr" | "priceRules" | "option" | "extras"> } & OfferedSeats {
  const { extras: chosen = [], travelDate, numberOfTravelers, roomType } = request;
  const option = requireOption(tour, request);
  if (option !== null && roomType !== "standard") throw invalidField("roomType", offerRefusals().noRooms);
  const problem = extrasProblem(tour, chosen, numberOfTravelers);
  if (problem !== null) throw invalidField("extras", problem);
  const extras = extrasFor(tour, chosen, { travelDate, numberOfTravelers, nights: nightsOf(tour) });
  return {
    offer: { ...faresOf(tour, option), ...(extras.length > 0 && { extras }) },
    ...seatsOfOption(option, time),
  };
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
    const message = offerRefusals().tooManyCodes;
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
