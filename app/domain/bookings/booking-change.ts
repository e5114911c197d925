import type { z } from "zod";
import { addDays, daysBetween, type TravelDate } from "~/domain/calendar/calendar";
import { refundOn, refundOfExtra, type RefundPeriod } from "./cancellation";
import type { RefundStep } from "./refund-schedule";
import type { changeQuoteSchema } from "./change-request";
import { unmetCondition } from "~/domain/coupons/coupon";
import { gstMixOf, type GstMix } from "~/domain/money/gst-mix";
import { partOf } from "~/domain/money/money";
import { extrasTotal, type SoldExtra } from "~/domain/prices/offers";
import { quoteBooking, type PriceBasis, type RoomType } from "~/domain/prices/pricing";
import type { QuoteLine } from "~/domain/prices/quote";
import { quoteMessages } from "~/domain/prices/quote-messages/messages";

/** Cost and refund of booking changes. Amounts are whole rupees, days are days in India. */

/** The parts of a booking that determine its price and refund. */
export interface BookingTerms {
  travelDate: TravelDate;
  numberOfTravelers: number;
  children: number;
  infants: number;
  roomType: RoomType;
  basis: PriceBasis;
  /** Current price, including the fees of earlier changes. */
  total: number;
  /** Fees of earlier changes within `total`: not refundable unless the operator cancels the trip. */
  fees: number;
  /** Amount received. */
  paid: number;
  /** Amount returned or being returned, out of `paid`. */
  refunded: number;
  refundSchedule: readonly RefundStep[];
  /** Cap on the refund, in percent, whatever the schedule grants. */
  maxRefundPercent: number;
}

/** Outcome of a change, quoted before it is made. */
export interface ChangeQuote extends z.infer<typeof changeQuoteSchema> {
  lines: QuoteLine[];
}

/** Returns the refund share for canceling today, in percent; 0 after the day of departure. */
export function refundPercent(
  {
    travelDate,
    refundSchedule,
    maxRefundPercent,
  }: Pick<BookingTerms, "travelDate" | "refundSchedule" | "maxRefundPercent">,
  today: TravelDate,
): number {
  const days = daysBetween(today, travelDate);
  const step = refundSchedule.find(({ atLeastDays }) => days >= atLeastDays);
  return Math.min(step?.percent ?? 0, maxRefundPercent);
}

/**
 * Quotes a cancellation. The refund is a share of the price, or of the part that was paid. Fees of earlier changes are not
 * refunded; unpaid amounts are not charged. Extras with a refund rule of their own follow it until the departure.
 * @param percent refund share, from `refundPercent`
 * @param hasBegun true after the day of the departure
 */
export function cancellationQuote(terms: BookingTerms, percent: number, hasBegun = false): ChangeQuote {
  const charged = chargedOf(terms);
  const extras = hasBegun ? [] : terms.basis.extras;
  return cancelled(terms, percent, refundOn(refundableOf(terms), percent, { extras, charged }));
}

/** Returns the part of the charge that a cancellation may refund: all of an unpaid one, else what was paid of it. */
function refundableOf(terms: BookingTerms): number {
  const charged = chargedOf(terms);
  const paid = retainedOf(terms) - terms.fees;
  return retainedOf(terms) === 0 ? charged : Math.max(0, Math.min(charged, paid));
}

/**
 * Returns the GST rates of what a cancellation by the schedule keeps; undefined if all of it has one rate.
 * @param percent refund share, from `refundPercent`
 */
export function keptGstOf(terms: BookingTerms, percent: number): GstMix | undefined {
  const [refundable, charged] = [refundableOf(terms), chargedOf(terms)];
  const kept = (terms.basis.extras ?? []).map((extra) => {
    const amount = charged <= 0 ? 0 : partOf(extra.amount, refundable, charged);
    return { ...extra, amount: amount - refundOfExtra({ ...extra, amount }, percent) };
  });
  return gstMixOf(cancellationQuote(terms, percent).total, terms.basis.gstPercent, kept) ?? undefined;
}

/** Returns what the schedule keeps of the payments for canceling, without fees of earlier changes. @param percent from `refundPercent` */
export function cancellationCharge(terms: BookingTerms, percent: number): number {
  const paid = Math.max(0, Math.min(chargedOf(terms), retainedOf(terms) - terms.fees));
  return paid - refundOn(paid, percent, { extras: terms.basis.extras, charged: chargedOf(terms) });
}

/** Quotes a cancellation by the operator: everything is refunded. */
export function quoteOperatorCancellation(terms: BookingTerms): ChangeQuote {
  return cancelled(terms, 100, retainedOf(terms) || terms.total);
}

/** Returns the money received and not refunded. */
function retainedOf({ paid, refunded }: BookingTerms): number {
  return paid - refunded;
}

/**
 * Returns the charge for the trip itself, without change fees. It is less than the fares if the booking was moved free of
 * charge to a dearer date, or was sold at a discount before discounts were stored with bookings.
 */
function chargedOf({ total, fees }: BookingTerms): number {
  return total - fees;
}

function cancelled(terms: BookingTerms, percent: number, refundDue: number): ChangeQuote {
  const refundAmount = Math.min(refundDue, retainedOf(terms));
  return { total: retainedOf(terms) - refundAmount, lines: [], percent, refundDue, refundAmount, toPay: 0 };
}

/** Lists the refunds by date, from today to the travel date; empty once that has passed. */
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
    else periods.push({ from, to, percent, amount: cancellationQuote(terms, percent).refundAmount });
  }
  return periods;
}

/** Returns the last day on which a cancellation costs nothing, or null if there is none from today on. */
export function fullRefundUntil(terms: BookingTerms, today: TravelDate): TravelDate | null {
  if (terms.basis.extras?.some(({ refund, amount }) => refund === "none" && amount > 0)) return null;
  return cancellationPeriods(terms, today).find(({ percent }) => percent === 100)?.to ?? null;
}

/**
 * Quotes a party of another size at the prices of the sale: a dearer one costs the difference. A larger one that is cheaper, because it
 * reaches a group price or a condition of its coupon, gets the difference back, since nobody cancels. Any other is quoted like a
 * smaller party.
 */
export function quoteOtherParty(terms: BookingTerms, party: OtherParty, today: TravelDate): ChangeQuote {
  const after = priceOf(termsOfParty(terms, party));
  const dearer = after.total - priceOf(terms).total;
  const isLarger = party.numberOfTravelers > terms.numberOfTravelers;
  if (dearer <= 0 && !isLarger) return quoteSmallerParty(terms, party, today);
  const charged = Math.max(0, chargedOf(terms) + dearer);
  return settle(terms, after.lines, {
    charged,
    fees: terms.fees,
    percent: dearer < 0 ? 100 : refundPercent(terms, today),
    refundDue: Math.max(0, chargedOf(terms) - charged),
  });
}

/**
 * Quotes another price for the same trip, e.g. goodwill or an extra service.
 * @param lines the price lines as sold; null for bookings older than them
 */
export function quotePrice(
  terms: BookingTerms,
  lines: readonly QuoteLine[] | null,
  total: number,
): ChangeQuote {
  const netPaid = retainedOf(terms);
  const others = (lines ?? []).filter(({ code }) => code !== "as-sold");
  const rest = total - others.reduce((sum, { amount }) => sum + amount, 0);
  const adjustment = { code: "as-sold" as const, label: quoteMessages().lines.adjustment, amount: rest };
  return {
    total,
    lines: lines === null ? [] : rest === 0 ? others : [...others, adjustment],
    percent: 100,
    refundDue: Math.max(0, terms.total - total),
    refundAmount: Math.max(0, netPaid - total),
    toPay: Math.max(0, total - netPaid),
  };
}

/** Quotes a smaller party: the price for that party, plus the part of the difference that the schedule doesn't refund. */
export function quoteSmallerParty(terms: BookingTerms, party: OtherParty, today: TravelDate): ChangeQuote {
  const percent = refundPercent(terms, today);
  const before = priceOf(terms);
  const after = priceOf(termsOfParty(terms, party));
  // The smaller party may miss a condition of the coupon: then it saves nothing. If less than the
  // fares was charged, the same share of it is saved.
  const saved = Math.max(0, before.total - after.total);
  const share = before.total === 0 ? 0 : Math.floor((saved * chargedOf(terms)) / before.total);
  const refundDue = Math.min(
    share,
    refundOn(share, percent, { extras: savedExtras(terms, party.extras), charged: saved }),
  );
  const fees = terms.fees + share - refundDue;
  return settle(terms, after.lines, { charged: chargedOf(terms) - share, fees, percent, refundDue });
}

/** A party of another size, with its extras if the booking has any. */
type OtherParty = Pick<BookingTerms, "numberOfTravelers" | "children" | "infants"> & {
  extras?: readonly SoldExtra[] | undefined;
};

function termsOfParty(terms: BookingTerms, { extras, ...party }: OtherParty): BookingTerms {
  return { ...terms, ...party, basis: { ...terms.basis, extras: extras ?? terms.basis.extras } };
}

/** Lists what a change saves of each extra, with its refund rule. */
function savedExtras({ basis }: BookingTerms, after: readonly SoldExtra[] | undefined) {
  return (basis.extras ?? []).map(({ extra, amount, refund }) => ({
    refund,
    amount: after === undefined ? 0 : Math.max(0, amount - amountOf(after, extra)),
  }));
}

function amountOf(extras: readonly SoldExtra[], id: string): number {
  return extras.find(({ extra }) => extra === id)?.amount ?? 0;
}

/** Quotes other extras for the same trip: more cost their price, and fewer are refunded by their rules. */
export function quoteExtras(
  terms: BookingTerms,
  extras: readonly SoldExtra[],
  today: TravelDate,
): ChangeQuote {
  const percent = refundPercent(terms, today);
  const before = terms.basis.extras ?? [];
  const more = extras.reduce(
    (sum, { extra, amount }) => sum + Math.max(0, amount - amountOf(before, extra)),
    0,
  );
  const saved = savedExtras(terms, extras);
  const less = Math.min(
    chargedOf(terms),
    saved.reduce((sum, { amount }) => sum + amount, 0),
  );
  const refundDue = Math.min(
    less,
    saved.reduce((sum, extra) => sum + refundOfExtra(extra, percent), 0),
  );
  const lines = priceOf({ ...terms, basis: { ...terms.basis, extras } }).lines;
  const fees = terms.fees + less - refundDue;
  return settle(terms, lines, { charged: chargedOf(terms) + more - less, fees, percent, refundDue });
}

/** Returns the terms of a booking whose departure its operator closed: a full refund on any day. */
export function withoutLoss(terms: BookingTerms): BookingTerms {
  const { extras } = terms.basis;
  return {
    ...terms,
    refundSchedule: [{ atLeastDays: 0, percent: 100 }],
    maxRefundPercent: 100,
    ...(extras && {
      basis: { ...terms.basis, extras: extras.map((extra) => ({ ...extra, refund: "full" as const })) },
    }),
  };
}

/**
 * Quotes another date: the price of that date plus the fees of earlier changes. A cheaper date refunds the difference, limited
 * to the amount charged: a booking moved free of charge to a dearer date was charged less than its fares.
 * @param isFree true if the operator closed the departure: a dearer date then costs nothing extra
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
  // An extra that the traveler accepted on top of the fares stays on another date.
  const extra = Math.max(0, before - priceOf(terms).total);
  const charged = dearer > 0 ? before + (isFree ? 0 : dearer) : Math.min(before, after.total + extra);
  return settle(terms, after.lines, {
    charged,
    fees: terms.fees,
    percent: refundPercent(terms, today),
    refundDue: Math.max(0, before - charged),
  });
}

/** Prices the booking by the terms it was sold with. Its coupon applies while the booking meets its conditions. */
function priceOf({ basis, ...terms }: BookingTerms) {
  const { priceInr, priceRules, bookedOn, coupon, gstPercent, option, extras } = basis;
  const { travelDate, numberOfTravelers, children, infants, roomType } = terms;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const input = { priceInr, priceRules, today: bookedOn, ...party, coupon: null, gstPercent, option, extras };
  const withoutCoupon = quoteBooking(input);
  const purchase = { total: withoutCoupon.total - extrasTotal(extras), numberOfTravelers };
  if (coupon === null || unmetCondition(coupon, purchase) !== null) return withoutCoupon;
  return quoteBooking({ ...input, coupon });
}

/** @param price.charged the charge for the trip itself; the added lines reconcile it with the fares and show change fees */
function settle(
  { paid, refunded }: BookingTerms,
  lines: QuoteLine[],
  price: { charged: number; fees: number; percent: number; refundDue: number },
): ChangeQuote {
  const { charged, fees, percent, refundDue } = price;
  const netPaid = paid - refunded;
  const total = charged + fees;
  const fares = lines.reduce((sum, { amount }) => sum + amount, 0);
  const added: QuoteLine[] = [
    { code: "change-fee", label: quoteMessages().lines.changeFees, amount: fees },
    { code: "as-sold", label: quoteMessages().lines.asSold, amount: charged - fares },
  ];
  return {
    total,
    lines: [...lines, ...added.filter(({ amount }) => amount !== 0)],
    percent,
    refundDue,
    refundAmount: Math.max(0, netPaid - total),
    toPay: Math.max(0, total - netPaid),
  };
}

/** Sums the change fees in the price lines of a booking. */
export function feesOf(lines: readonly QuoteLine[] | null): number {
  return (lines ?? []).reduce(
    (sum, { code, amount }) => sum + (code === "change-fee" ? Math.max(0, amount) : 0),
    0,
  );
}
