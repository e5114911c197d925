import { addDays, daysBetween } from "./calendar";
import type { TravelDate } from "./calendar";
import type { RefundPeriod, RefundStep } from "./cancellation";
import { percentOf } from "./money";
import { quoteBooking } from "./pricing";
import type { PriceBasis, QuoteLine, RoomType } from "./pricing";

/** What a change of a booking costs or gives back. Amounts are whole rupees, days are India's. */

/** A booking as its money sees it. */
export interface BookingTerms {
  travelDate: TravelDate;
  numberOfTravelers: number;
  children: number;
  infants: number;
  roomType: RoomType;
  basis: PriceBasis;
  /** What it costs as it stands, fees of earlier changes included. */
  total: number;
  /** Received. */
  paid: number;
  /** Of that, returned or on its way back. */
  refunded: number;
  refundSchedule: readonly RefundStep[];
  /** No more than this comes back, in percent, whatever the schedule says. */
  refundAtMost: number;
}

/** What a change would do, told before it is made. */
export interface ChangeQuote {
  /** What the booking costs afterwards. */
  total: number;
  lines: QuoteLine[];
  /** Share that the schedule gives back today, in percent. */
  percent: number;
  /** What the schedule grants. */
  refundDue: number;
  /** What comes back: never more than was paid. */
  refundAmount: number;
  /** What is still to be paid afterwards. */
  toPay: number;
}

/** The share that comes back to whoever cancels today, in percent. After the day of departure nothing does. */
export function refundPercent(
  {
    travelDate,
    refundSchedule,
    refundAtMost,
  }: Pick<BookingTerms, "travelDate" | "refundSchedule" | "refundAtMost">,
  today: TravelDate,
): number {
  const days = daysBetween(today, travelDate);
  const step = refundSchedule.find(({ atLeastDays }) => days >= atLeastDays);
  return Math.min(step?.percent ?? 0, refundAtMost);
}

/**
 * What cancelling gives back: the share of the price, or of what was paid of it. What earlier changes have cost stays kept;
 * what was never paid is not asked for.
 * @param percent what comes back, by `refundPercent`
 */
export function quoteCancellation(terms: BookingTerms, percent: number): ChangeQuote {
  const price = Math.min(priceOf(terms).total, terms.total);
  const paid = keptOf(terms) - (terms.total - price);
  const isUnpaid = keptOf(terms) === 0;
  return cancelled(terms, percent, percentOf(isUnpaid ? price : Math.max(0, Math.min(price, paid)), percent));
}

/** What comes back where the operator calls the trip off: everything. */
export function quoteCallOff(terms: BookingTerms): ChangeQuote {
  return cancelled(terms, 100, keptOf(terms) || terms.total);
}

/** What we hold of the money received. */
function keptOf({ paid, refunded }: BookingTerms): number {
  return paid - refunded;
}

function cancelled(terms: BookingTerms, percent: number, refundDue: number): ChangeQuote {
  const refundAmount = Math.min(refundDue, keptOf(terms));
  return { total: keptOf(terms) - refundAmount, lines: [], percent, refundDue, refundAmount, toPay: 0 };
}

/** What comes back of the money received, in dates and rupees from today to the travel date; none of them once that has gone by. */
export function cancellationPeriods(terms: BookingTerms, today: TravelDate): RefundPeriod[] {
  const { travelDate, refundSchedule } = terms;
  const periods: RefundPeriod[] = [];
  for (const [index, { atLeastDays }] of refundSchedule.entries()) {
    const before = refundSchedule[index - 1];
    const begins = before ? addDays(travelDate, 1 - before.atLeastDays) : today;
    const from = begins > today ? begins : today;
    const to = addDays(travelDate, -atLeastDays);
    if (from > to) continue;
    const percent = refundPercent(terms, from);
    const last = periods.at(-1);
    if (last?.percent === percent) last.to = to;
    else periods.push({ from, to, percent, amount: quoteCancellation(terms, percent).refundAmount });
  }
  return periods;
}

/** What fewer travellers cost: the price of the smaller party, and of the difference what the schedule keeps. */
export function quoteSmallerParty(
  terms: BookingTerms,
  party: { numberOfTravelers: number; children: number; infants: number },
  today: TravelDate,
): ChangeQuote {
  const percent = refundPercent(terms, today);
  const before = priceOf(terms);
  const after = priceOf({ ...terms, ...party });
  // A coupon may ask for more than the smaller party spends: it saves nothing then. What was sold for less than the fares,
  // before its discounts were kept with a booking, saves as much less.
  const saved = Math.max(0, before.total - after.total);
  const soldFor = Math.min(before.total, terms.total);
  const refundDue = percentOf(before.total === 0 ? 0 : Math.floor((saved * soldFor) / before.total), percent);
  const total = terms.total - refundDue;
  return settle(terms, after.lines, { total, fees: total - after.total, percent, refundDue });
}

/** The terms of a booking whose departure was closed by its operator: everything comes back, whatever the day. */
export function withoutLoss(terms: BookingTerms): BookingTerms {
  return { ...terms, refundSchedule: [{ atLeastDays: 0, percent: 100 }], refundAtMost: 100 };
}

/**
 * What another date costs: the price of that date, and what earlier changes have cost. A cheaper date gives the difference back,
 * but never more than it costs less than what was charged: a booking moved freely to a dearer date costs less than its fares.
 * @param isFree where its operator has closed its departure: then a dearer date costs no more than the booking did
 */
export function quoteReschedule(
  terms: BookingTerms,
  travelDate: TravelDate,
  today: TravelDate,
  { isFree = false } = {},
): ChangeQuote {
  const before = priceOf(terms);
  const after = priceOf({ ...terms, travelDate });
  const difference = after.total - before.total;
  const isCharged = terms.total >= before.total;
  const total =
    difference < 0 && !isCharged
      ? Math.min(terms.total, after.total)
      : terms.total + (isFree ? Math.min(0, difference) : difference);
  return settle(terms, after.lines, {
    total,
    fees: total - after.total,
    percent: refundPercent(terms, today),
    refundDue: Math.max(0, terms.total - total),
  });
}

/** The price by what the booking was sold by; its coupon counts as long as as much is bought as it asks for. */
function priceOf({ basis, ...terms }: BookingTerms) {
  const { priceInr, priceRules, bookedOn, coupon, gstPercent } = basis;
  const { travelDate, numberOfTravelers, children, infants, roomType } = terms;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const input = { priceInr, priceRules, today: bookedOn, ...party, coupon: null, gstPercent };
  const withoutCoupon = quoteBooking(input);
  if (coupon === null || withoutCoupon.total < (coupon.minimumPurchase ?? 0)) return withoutCoupon;
  return quoteBooking({ ...input, coupon });
}

function settle(
  { paid, refunded }: BookingTerms,
  lines: QuoteLine[],
  { total, fees, percent, refundDue }: { total: number; fees: number; percent: number; refundDue: number },
): ChangeQuote {
  const kept = paid - refunded;
  const feeLine: QuoteLine[] =
    fees === 0
      ? []
      : [{ code: "change-fee", label: fees > 0 ? "Kept for changes" : "As it was first sold", amount: fees }];
  return {
    total,
    lines: [...lines, ...feeLine],
    percent,
    refundDue,
    refundAmount: Math.max(0, kept - total),
    toPay: Math.max(0, total - kept),
  };
}
