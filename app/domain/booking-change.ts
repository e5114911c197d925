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
 * What cancelling gives back. What is not returned of the money received stays with us; what was never paid is not asked for.
 * @param percent what comes back, by `refundPercent`; 100 where the operator cancels
 */
export function quoteCancellation(terms: BookingTerms, percent: number): ChangeQuote {
  const refundDue = percentOf(terms.total, percent);
  const refundAmount = Math.min(refundDue, terms.paid - terms.refunded);
  const total = terms.paid - terms.refunded - refundAmount;
  return { total, lines: [], percent, refundDue, refundAmount, toPay: 0 };
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
  const saved = before.total - after.total;
  const refundDue = percentOf(saved, percent);
  return settle(terms, after.lines, {
    total: terms.total - refundDue,
    fees: terms.total - before.total + saved - refundDue,
    percent,
    refundDue,
  });
}

/** What another date costs: the price of that date, and what earlier changes have cost. A cheaper date gives the difference back. */
export function quoteReschedule(terms: BookingTerms, travelDate: TravelDate, today: TravelDate): ChangeQuote {
  const before = priceOf(terms);
  const after = priceOf({ ...terms, travelDate });
  const fees = terms.total - before.total;
  return settle(terms, after.lines, {
    total: after.total + fees,
    fees,
    percent: refundPercent(terms, today),
    refundDue: Math.max(0, before.total - after.total),
  });
}

function priceOf({ basis, ...terms }: Omit<BookingTerms, "total" | "paid" | "refunded">) {
  return quoteBooking({
    priceInr: basis.priceInr,
    priceRules: basis.priceRules,
    today: basis.bookedOn,
    coupon: basis.coupon,
    gstPercent: basis.gstPercent,
    travelDate: terms.travelDate,
    numberOfTravelers: terms.numberOfTravelers,
    children: terms.children,
    infants: terms.infants,
    roomType: terms.roomType,
  });
}

function settle(
  { paid, refunded }: BookingTerms,
  lines: QuoteLine[],
  { total, fees, percent, refundDue }: { total: number; fees: number; percent: number; refundDue: number },
): ChangeQuote {
  const kept = paid - refunded;
  const feeLine: QuoteLine[] =
    fees === 0 ? [] : [{ code: "change-fee", label: "Kept for changes", amount: fees }];
  return {
    total,
    lines: [...lines, ...feeLine],
    percent,
    refundDue,
    refundAmount: Math.max(0, kept - total),
    toPay: Math.max(0, total - kept),
  };
}
