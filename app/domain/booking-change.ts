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
  /** Of that, what earlier changes have cost: it stays kept, except where the operator calls the trip off. */
  fees: number;
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
  const charged = chargedOf(terms);
  const paid = keptOf(terms) - terms.fees;
  const isUnpaid = keptOf(terms) === 0;
  return cancelled(
    terms,
    percent,
    percentOf(isUnpaid ? charged : Math.max(0, Math.min(charged, paid)), percent),
  );
}

/** What comes back where the operator calls the trip off: everything. */
export function quoteCallOff(terms: BookingTerms): ChangeQuote {
  return cancelled(terms, 100, keptOf(terms) || terms.total);
}

/** What we hold of the money received. */
function keptOf({ paid, refunded }: BookingTerms): number {
  return paid - refunded;
}

/**
 * What is charged for the trip itself, without the fees of changes: less than its fares where it was moved freely to a dearer
 * date, or was sold for less before its discounts were kept with a booking.
 */
function chargedOf({ total, fees }: BookingTerms): number {
  return total - fees;
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
  // A coupon may ask for more than the smaller party spends: it saves nothing then. Who is charged less than the fares saves
  // the same share of it.
  const saved = Math.max(0, before.total - after.total);
  const share = before.total === 0 ? 0 : Math.floor((saved * chargedOf(terms)) / before.total);
  const refundDue = percentOf(share, percent);
  const fees = terms.fees + share - refundDue;
  return settle(terms, after.lines, { charged: chargedOf(terms) - share, fees, percent, refundDue });
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
  const before = chargedOf(terms);
  const after = priceOf({ ...terms, travelDate });
  const dearer = after.total - priceOf(terms).total;
  const charged = dearer > 0 ? before + (isFree ? 0 : dearer) : Math.min(before, after.total);
  return settle(terms, after.lines, {
    charged,
    fees: terms.fees,
    percent: refundPercent(terms, today),
    refundDue: Math.max(0, before - charged),
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

/** @param price.charged for the trip itself; the lines say how it comes from the fares, and what is kept beside it */
function settle(
  { paid, refunded }: BookingTerms,
  lines: QuoteLine[],
  price: { charged: number; fees: number; percent: number; refundDue: number },
): ChangeQuote {
  const { charged, fees, percent, refundDue } = price;
  const kept = paid - refunded;
  const total = charged + fees;
  const fares = lines.reduce((sum, { amount }) => sum + amount, 0);
  const added: QuoteLine[] = [
    { code: "change-fee", label: "Kept for changes", amount: fees },
    { code: "as-sold", label: "As it was first sold", amount: charged - fares },
  ];
  return {
    total,
    lines: [...lines, ...added.filter(({ amount }) => amount !== 0)],
    percent,
    refundDue,
    refundAmount: Math.max(0, kept - total),
    toPay: Math.max(0, total - kept),
  };
}

/** What the changes of a booking have cost, by the lines of its price. */
export function feesOf(lines: readonly QuoteLine[] | null): number {
  return (lines ?? []).reduce(
    (sum, { code, amount }) => sum + (code === "change-fee" ? Math.max(0, amount) : 0),
    0,
  );
}
