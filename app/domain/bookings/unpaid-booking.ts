import { cutOffAt, type StartAndCutOff } from "~/domain/departures/cut-off";
import {
  addDays,
  formatDay,
  formatDeadline,
  startOfDayInIndia,
  todayInIndia,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { depositOn, type DepositTerms } from "~/domain/prices/deposit";
import type { PriceRules } from "~/domain/prices/price-rules";
import type { Booking } from "./booking-schema";
import type { BookingStatus } from "./booking-status";
import { bookingFormMessages } from "./form-messages/messages";
import type { OwnSale } from "./own-booking";
import { bookingStateMessages } from "./state-messages/messages";

/**
 * Rules by which an unpaid or part-paid booking keeps its seats. Sources: docs/decisions/005-unpaid-bookings-earn-their-seats.md and
 * docs/decisions/018-deposits.md.
 */

const hour = 3_600_000;
const day = 24 * hour;

/** Returns the refusal of an address with too many unpaid upcoming bookings, or seats in them. */
export function unpaidLimitReached(max: { unpaidBookings: number; unpaidSeats: number }): string {
  return bookingFormMessages().refusal.unpaidLimit(max.unpaidBookings, max.unpaidSeats);
}

/** Time to confirm the e-mail address of a booking that is pending until then. */
const provisionalTime = 15 * 60_000;

/** The same for a booking by an assistant, whose traveler has yet to see it. */
const agreementTime = 30 * 60_000;

/** Time to confirm the e-mail address, and minimum time to pay. */
const minNotice = day;

/** Due dates and cut-offs are at 6 PM IST. */
const dueHour = 18;

/** Times before the due date at which a reminder is sent, in milliseconds. */
const remindedBefore = [3 * day, day] as const;

/** The same before a balance's date. The later ones replace reminders for which there was no time. */
const balanceRemindedBefore = [7 * day, day, 0, -day] as const;

/** Reminders of a balance before its booking is canceled. */
const balanceReminders = 2;

/** Time between a balance's date, or the last reminder if that was later, and the cancellation. */
export const balanceGrace = 2 * day;

/** Days before the balance's date by which the deposit is due. */
const depositDays = 7;

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
interface UnpaidTerms {
  travelDate: TravelDate;
  /** Days before departure by which it is paid, as sold. */
  dueDays: number;
  /** Whole rupees left to pay. */
  owed: number;
  isVerified: boolean;
  /** From `depositTermsOf`. */
  deposit: DepositTerms | null;
  /** Start and cut-off of the tour: nothing is due after the cut-off of the travel date. */
  departures: StartAndCutOff;
}

/** Parts of a booking that decide on its deposit. */
interface SoldBooking {
  travelDate: TravelDate;
  totalAmount: number;
  /** UTC instant. */
  createdAt: number;
  priceBasis: { priceRules: PriceRules } | null;
}

/** Returns the deposit terms a booking was sold with; null if there are none, or it was made too late for them. */
export function depositTermsOf({
  travelDate,
  totalAmount,
  createdAt,
  priceBasis,
}: SoldBooking): DepositTerms | null {
  const terms = priceBasis?.priceRules.deposit ?? null;
  return depositOn(todayInIndia(createdAt), totalAmount, travelDate, terms) === null ? null : terms;
}

/** Returns the whole rupees that a customer owes us for a booking: nothing for an operator's own. */
export function owedOn({
  totalAmount,
  paidAmount,
  refundedAmount,
  ownSale,
}: {
  totalAmount: number;
  paidAmount: number;
  refundedAmount: number;
  ownSale: OwnSale | null;
}): number {
  if (ownSale !== null) return 0;
  return Math.max(0, totalAmount - (paidAmount - refundedAmount));
}

/** UTC instants in milliseconds. */
interface Deadlines {
  /** When the booking expires unless it is paid or, if its address is unverified, confirmed by then. */
  paymentDueAt: number | null;
  paymentReminderAt: number | null;
}

export const nothingDue: Deadlines = { paymentDueAt: null, paymentReminderAt: null };

/** Deadlines of a part-paid booking. UTC instants. */
export interface BalanceDeadlines extends Deadlines {
  /** When the balance is due; null unless a deposit was paid. */
  balanceDueAt: number | null;
  /** Reminders sent. */
  balanceReminders: number;
  /** When the booking is canceled unless the balance is paid; null before the last reminder. */
  balanceCancelAt: number | null;
}

export const nothingOwed: BalanceDeadlines = {
  ...nothingDue,
  balanceDueAt: null,
  balanceReminders: 0,
  balanceCancelAt: null,
};

/**
 * Returns the deadlines of a booking that is confirmed without payment. Null if nothing is left to do for it, or if it
 * was booked after the cut-off.
 * @param bookedAt UTC instant from which its time counts
 */
export function deadlinesOf(
  { isVerified, owed, ...sold }: UnpaidTerms,
  bookedAt: number,
  now = bookedAt,
): Deadlines {
  const terms = inTime(sold, bookedAt);
  const { travelDate, deposit, departures } = terms;
  const cutOff = cutOffAt(departures, travelDate);
  if (cutOff <= bookedAt || (isVerified && owed === 0)) return nothingDue;
  const soonest = bookedAt + minNotice;
  if (!isVerified) return { paymentDueAt: Math.min(soonest, cutOff), paymentReminderAt: null };
  const latest = deposit ? Math.min(usualDue(travelDate, deposit.balanceDays), cutOff) : cutOff;
  const paymentDueAt = Math.min(Math.max(usualDueOf(terms), soonest), latest);
  return { paymentDueAt, paymentReminderAt: nextReminderAt(paymentDueAt, now) };
}

/** Returns when a booking without payment is due once its address is confirmed, a UTC instant; null if nothing is. */
export function dueOnceConfirmed(
  booking: SoldBooking & Pick<UnpaidTerms, "dueDays"> & Parameters<typeof owedOn>[0],
  departures: StartAndCutOff,
): number | null {
  const terms = { ...booking, owed: owedOn(booking), deposit: depositTermsOf(booking), departures };
  return deadlinesOf({ ...terms, isVerified: true }, booking.createdAt).paymentDueAt;
}

/** Returns the deadlines of a booking that is pending until its address is confirmed or it is paid. @param now UTC instant */
export function provisionalDeadlines(
  {
    travelDate,
    departures,
    isByAgent = false,
  }: Pick<UnpaidTerms, "travelDate" | "departures"> & { isByAgent?: boolean },
  now: number,
): Deadlines {
  const time = isByAgent ? agreementTime : provisionalTime;
  const paymentDueAt = Math.min(now + time, cutOffAt(departures, travelDate));
  return { paymentDueAt, paymentReminderAt: null };
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
  const gains = terms.isVerified && usualDueOf(inTime(terms, now)) > due;
  const paymentDueAt = gains ? next : Math.min(due, next);
  return { paymentDueAt, paymentReminderAt: terms.isVerified ? nextReminderAt(paymentDueAt, now) : null };
}

/** Returns when the next reminder before a due date is sent, or null after the last one. UTC instants. */
export function nextReminderAt(paymentDueAt: number, now: number): number | null {
  return remindedBefore.map((before) => paymentDueAt - before).find((at) => at > now) ?? null;
}

/** Drops the deposit once its balance's date has passed: then everything is due. */
function inTime<Terms extends Pick<UnpaidTerms, "travelDate" | "deposit">>(terms: Terms, now: number): Terms {
  const { travelDate, deposit } = terms;
  return deposit && usualDue(travelDate, deposit.balanceDays) <= now ? { ...terms, deposit: null } : terms;
}

/** Returns when a deposit, or a booking without one, is due unless it was made late. */
function usualDueOf({
  travelDate,
  dueDays,
  deposit,
}: Pick<UnpaidTerms, "travelDate" | "dueDays" | "deposit">) {
  return usualDue(travelDate, deposit ? Math.max(dueDays, deposit.balanceDays + depositDays) : dueDays);
}

/**
 * Returns the deadlines after a payment on a booking that stays active; none if its balance is due already.
 * @param owed what is left to pay, whole rupees
 */
export function deadlinesAfterPayment(
  booking: SoldBooking & Pick<BalanceDeadlines, "balanceDueAt">,
  { owed, departures, now }: { owed: number; departures: StartAndCutOff; now: number },
): Partial<BalanceDeadlines> {
  const terms = depositTermsOf(booking);
  if (owed === 0 || terms === null) return nothingOwed;
  const { travelDate } = booking;
  if (booking.balanceDueAt !== null) return {};
  const due = Math.max(usualDue(travelDate, terms.balanceDays), now + minNotice);
  return balanceDue(Math.min(due, cutOffAt(departures, travelDate)), now);
}

/**
 * Returns the changed deadlines of a part-paid booking. Moving gains time only if the new date's balance is due later anyway.
 * @param booking with its new travel date
 */
export function movedBalance(
  booking: SoldBooking & { balanceDueAt: number },
  { owed, departures, now }: { owed: number; departures: StartAndCutOff; now: number },
): Partial<BalanceDeadlines> {
  if (owed === 0) return nothingOwed;
  const { balanceDueAt } = booking;
  const usual = usualDue(booking.travelDate, booking.priceBasis?.priceRules.deposit?.balanceDays ?? 0);
  const due = usual > balanceDueAt ? usual : Math.min(balanceDueAt, Math.max(usual, now + minNotice));
  const limited = Math.min(due, cutOffAt(departures, booking.travelDate));
  return limited === balanceDueAt ? {} : balanceDue(limited, now);
}

function balanceDue(balanceDueAt: number, now: number): BalanceDeadlines {
  return { ...nothingOwed, balanceDueAt, paymentReminderAt: nextBalanceReminderAt(balanceDueAt, 0, now) };
}

/** Returns the deadlines after a reminder of a balance was sent: the next reminder, or the cancellation. */
export function afterBalanceReminder(
  { balanceDueAt, balanceReminders: before }: { balanceDueAt: number; balanceReminders: number },
  now: number,
): Omit<BalanceDeadlines, "paymentDueAt" | "balanceDueAt"> {
  const sent = before + 1;
  return {
    balanceReminders: sent,
    paymentReminderAt: nextBalanceReminderAt(balanceDueAt, sent, now),
    balanceCancelAt: sent < balanceReminders ? null : Math.max(balanceDueAt, now) + balanceGrace,
  };
}

/**
 * Returns the deadlines of a booking whose money a bank has taken back: like one that is not paid yet or, if a part of the payments is
 * left, like one whose balance is due. None once its trip has begun or is over.
 * @param netPaid what is left of the payments, whole rupees
 */
export function dueAgain(
  { status, travelDate, dueDays }: { status: BookingStatus; travelDate: TravelDate; dueDays: number },
  {
    owed,
    netPaid,
    departures,
    now,
  }: { owed: number; netPaid: number; departures: StartAndCutOff; now: number },
): BalanceDeadlines {
  const cutOff = cutOffAt(departures, travelDate);
  const isWaiting = status === "pending" || status === "confirmed";
  if (!isWaiting || owed === 0 || cutOff <= now) return nothingOwed;
  if (netPaid > 0) {
    const due = Math.max(usualDue(travelDate, dueDays), now + minNotice);
    return balanceDue(Math.min(due, cutOff), now);
  }
  const terms = { travelDate, dueDays, owed, isVerified: true, deposit: null, departures };
  return { ...nothingOwed, ...deadlinesOf(terms, now) };
}

/** @param sent reminders sent so far */
function nextBalanceReminderAt(balanceDueAt: number, sent: number, now: number): number | null {
  if (sent >= balanceReminders) return null;
  return balanceRemindedBefore.map((before) => balanceDueAt - before).find((at) => at > now) ?? now + day;
}

/** Returns when a booking is due unless it was made late: `dueDays` before departure, 6 PM IST. */
export function usualDue(travelDate: TravelDate, dueDays: number): number {
  return startOfDayInIndia(addDays(travelDate, -dueDays)) + dueHour * hour;
}

/** Follows the date of a balance. */
export function unpaidBalanceText(): string {
  return bookingStateMessages().unpaidBalance;
}

/** Describes in a list what a pending booking needs. @param confirmBy UTC instant */
export function confirmByText(confirmBy: number): string {
  return bookingStateMessages().confirmBy(formatDeadline(confirmBy));
}

/** Describes what must be done by when for a booking to stay; null if nothing. */
export function dueInWords(
  {
    paymentDueAt,
    verifyBy,
    balanceDueAt,
    deposit,
  }: Pick<Booking, "paymentDueAt" | "verifyBy" | "balanceDueAt" | "deposit">,
  toPay: number,
): string | null {
  const m = bookingStateMessages();
  if (verifyBy !== undefined) {
    const deadline = formatDeadline(verifyBy);
    return toPay > 0 ? m.confirmByLinkOrPay(deadline) : m.confirmByLink(deadline);
  }
  if (toPay === 0) return null;
  if (balanceDueAt !== undefined) return m.balanceDue(formatRupees(toPay), formatDeadline(balanceDueAt));
  if (paymentDueAt === undefined) return null;
  const deadline = formatDeadline(paymentDueAt);
  if (deposit) {
    const { amount, balance, balanceBy } = deposit;
    return m.depositDue(formatRupees(amount), deadline, formatRupees(balance), formatDay(balanceBy));
  }
  return m.due(formatRupees(toPay), deadline);
}
