import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { partOf, percentOf } from "~/domain/money/money";
import type { SoldExtra } from "~/domain/prices/offers";
import { refundMessages } from "./refund-messages/messages";
import { refundSchedule, type RefundStep } from "./refund-schedule";

/**
 * Refunds for cancellations by travelers. Source: the cancellation policy of specification 2, section 9: free up to 30 days
 * before departure, half between 30 and 14 days, nothing under 14 days.
 */

/** The refund for a cancellation between two days in India, inclusive. */
export interface RefundPeriod {
  from: TravelDate;
  to: TravelDate;
  percent: number;
  /** Whole rupees. */
  amount: number;
}

/** Refund terms stored with a booking when it is sold. */
interface RefundTerms {
  refundSchedule: readonly RefundStep[];
  /** Cap on the refund of every step, in percent. */
  maxRefundPercent: number;
  /** Extras within the total, some with refund rules of their own. */
  extras?: readonly RefundedExtra[] | undefined;
}

type RefundedExtra = Pick<SoldExtra, "amount" | "refund">;

/** Returns the refund of an extra by its own rule, or by the share of the schedule. */
export function refundOfExtra({ amount, refund }: RefundedExtra, percent: number): number {
  return percentOf(amount, { schedule: percent, full: 100, none: 0 }[refund]);
}

/**
 * Returns the refund of an amount before the departure: of the extras by their own rules, of the rest by the share of the schedule.
 * @param amount paid of `charged`, of which it has the same parts
 */
export function refundOn(
  amount: number,
  percent: number,
  { extras = [], charged = amount }: { extras?: readonly RefundedExtra[] | undefined; charged?: number },
): number {
  const partWith = (rule: SoldExtra["refund"]) => {
    const sum = extras.reduce((all, extra) => all + (extra.refund === rule ? extra.amount : 0), 0);
    return charged <= 0 ? 0 : Math.min(amount, partOf(Math.min(sum, charged), amount, charged));
  };
  const full = partWith("full");
  const none = Math.min(amount - full, partWith("none"));
  return percentOf(amount - full - none, percent) + full;
}

/**
 * Converts the schedule to dates and rupees; periods that ended before today are omitted.
 * @param terms terms of an existing booking; defaults to today's
 */
export function refundPeriods(
  total: number,
  travelDate: TravelDate,
  today: TravelDate,
  terms: RefundTerms = { refundSchedule, maxRefundPercent: 100 },
): RefundPeriod[] {
  const periods: RefundPeriod[] = [];
  for (const [index, { atLeastDays, percent: granted }] of terms.refundSchedule.entries()) {
    const before = terms.refundSchedule[index - 1];
    const begins = before ? addDays(travelDate, 1 - before.atLeastDays) : today;
    const from = begins > today ? begins : today;
    const to = addDays(travelDate, -atLeastDays);
    if (from > to) continue;
    const percent = Math.min(granted, terms.maxRefundPercent);
    const last = periods.at(-1);
    // With the cap, two steps may have the same share.
    if (last?.percent === percent) last.to = to;
    else periods.push({ from, to, percent, amount: refundOn(total, percent, terms) });
  }
  return periods;
}

/** Returns the days before departure until which the refund is full, or null if it never is. */
export function freeUntil(schedule: readonly RefundStep[]): number | null {
  return schedule.find(({ percent }) => percent === 100)?.atLeastDays ?? null;
}

/** Labels a refund share: "Full refund", "50% refund", "No refund". */
export function refundText(percent: number): string {
  const m = refundMessages();
  if (percent === 100) return m.full;
  return percent === 0 ? m.none : m.share(percent);
}

/** Describes the period of a step, e.g. "29 to 14 days before". */
export function stepPeriod(schedule: readonly RefundStep[], index: number): string {
  const from = schedule[index]?.atLeastDays ?? 0;
  const before = schedule[index - 1]?.atLeastDays;
  const m = refundMessages();
  if (before === undefined) return from === 0 ? m.untilDeparture : m.orMore(from);
  if (from === 0) return m.lessThan(before);
  return before - 1 === from ? m.exactly(from) : m.between(before - 1, from);
}

/** Describes the schedule in sentences. */
export function scheduleInWords(schedule: readonly RefundStep[]): string {
  return schedule.map((step, index) => sentenceOf(step, schedule[index - 1]?.atLeastDays)).join(" ");
}

function sentenceOf({ atLeastDays, percent }: RefundStep, before: number | undefined): string {
  const m = refundMessages();
  if (before !== undefined)
    return atLeastDays === 0 ? m.under(before, percent) : m.fromTo(before, atLeastDays, percent);
  if (percent === 100) return atLeastDays === 0 ? m.freeUntil : m.freeUpTo(atLeastDays);
  return atLeastDays === 0 ? m.ifUntil(percent) : m.ifUpTo(atLeastDays, percent);
}
