import { cutOffAt, type StartAndCutOff } from "~/domain/departures/cut-off";
import { addDays, formatDeadline, startOfDayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { Booking } from "./booking-schema";

/** Rules by which an unpaid booking keeps its seats. Source: docs/decisions/066-earned-seats.md. */

const hour = 3_600_000;
const day = 24 * hour;

/** Max unpaid upcoming bookings of one e-mail address, and max seats in them. */
export const maxUnpaid = { bookings: 3, seats: 20 } as const;

export const unpaidLimitReached = `This e-mail address has too many unpaid bookings: at most ${maxUnpaid.bookings}, with ${maxUnpaid.seats} seats in all. Pay for one of them, or pay for this one now.`;

/** Time to confirm the e-mail address, and minimum time to pay. */
const shortestNotice = day;

/** Due dates and cut-offs are at 6 PM IST. */
const dueHour = 18;

/** Times before the due date at which a reminder is sent, in milliseconds. */
const remindedBefore = [3 * day, day] as const;

/** Hosts that ignore dots in the local part. Source: support.google.com/mail/answer/7436150. */
const hostsWithoutDots = new Set(["gmail.com", "googlemail.com"]);

/** Normalizes an e-mail address, so that its spellings count as one: no tag after "+", and no dots at Gmail. */
export function emailKeyOf(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1).toLowerCase();
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, "");
  return hostsWithoutDots.has(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}

/** Terms of an unpaid booking. */
export interface UnpaidTerms {
  travelDate: TravelDate;
  /** Days before departure by which it is paid, as sold. */
  dueDays: number;
  /** Whole rupees left to pay. */
  owed: number;
  isVerified: boolean;
  /** Start and cut-off of the tour: nothing is due after the cut-off of the travel date. */
  departures: StartAndCutOff;
}

/** Returns the balance due of a booking, whole rupees. */
export function owedOn({
  totalAmount,
  paidAmount,
  refundedAmount,
}: {
  totalAmount: number;
  paidAmount: number;
  refundedAmount: number;
}): number {
  return Math.max(0, totalAmount - (paidAmount - refundedAmount));
}

/** UTC instants in milliseconds. */
export interface Deadlines {
  /** When the booking expires unless it is paid or, if its address is unverified, confirmed by then. */
  paymentDueAt: number | null;
  paymentReminderAt: number | null;
}

export const nothingDue: Deadlines = { paymentDueAt: null, paymentReminderAt: null };

/**
 * Returns the deadlines of a booking that is confirmed without payment. Null if nothing is left to do for it, or if it
 * was booked after the cut-off.
 * @param bookedAt UTC instant from which its time counts
 */
export function deadlinesOf(
  { travelDate, dueDays, owed, isVerified, departures }: UnpaidTerms,
  bookedAt: number,
  now = bookedAt,
): Deadlines {
  const cutOff = cutOffAt(departures, travelDate);
  if (cutOff <= bookedAt || (isVerified && owed === 0)) return nothingDue;
  const soonest = bookedAt + shortestNotice;
  if (!isVerified) return { paymentDueAt: Math.min(soonest, cutOff), paymentReminderAt: null };
  const paymentDueAt = Math.min(Math.max(usualDue(travelDate, dueDays), soonest), cutOff);
  return { paymentDueAt, paymentReminderAt: nextReminderAt(paymentDueAt, now) };
}

/**
 * Returns the deadlines of an unpaid booking that moves to another date. Moving gains time only if the new date is due
 * later anyway.
 * @param terms with the new travel date
 */
export function movedDeadlines(before: Deadlines, terms: UnpaidTerms, now: number): Deadlines {
  const { paymentDueAt: due, paymentReminderAt } = before;
  const { paymentDueAt: next } = deadlinesOf(terms, now);
  if (due === null || next === null) return { paymentDueAt: due, paymentReminderAt };
  const gains = terms.isVerified && usualDue(terms.travelDate, terms.dueDays) > due;
  const paymentDueAt = gains ? next : Math.min(due, next);
  return { paymentDueAt, paymentReminderAt: terms.isVerified ? nextReminderAt(paymentDueAt, now) : null };
}

/** Returns when the next reminder before a due date is sent, or null after the last one. UTC instants. */
export function nextReminderAt(paymentDueAt: number, now: number): number | null {
  return remindedBefore.map((before) => paymentDueAt - before).find((at) => at > now) ?? null;
}

/** Returns when a booking is due unless it was made late: `dueDays` before departure, 6 PM IST. */
export function usualDue(travelDate: TravelDate, dueDays: number): number {
  return startOfDayInIndia(addDays(travelDate, -dueDays)) + dueHour * hour;
}

/** Describes what must be done by when for a booking to stay; null if nothing. */
export function dueInWords(
  { paymentDueAt, verifyBy }: Pick<Booking, "paymentDueAt" | "verifyBy">,
  toPay: number,
): string | null {
  const otherwise = "Otherwise the booking expires, and its seats go back on sale.";
  if (verifyBy !== undefined) {
    const orPay = toPay > 0 ? ", or pay," : "";
    return `Confirm your e-mail address through the link we mailed to you${orPay} by ${formatDeadline(verifyBy)}. ${otherwise}`;
  }
  if (paymentDueAt === undefined || toPay === 0) return null;
  return `${formatRupees(toPay)} is due by ${formatDeadline(paymentDueAt)}. ${otherwise}`;
}
