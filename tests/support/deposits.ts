import { eq } from "drizzle-orm";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import type { PriceRules } from "~/domain/prices/price-rules";
import { cancelUnpaidBalances, decideUnpaidBalance } from "../../worker/bookings/expire-bookings";
import { readBookingState, writeBookingChange } from "../../worker/bookings/booking-change.repo";
import { bookingWith } from "../../worker/bookings/traveler-bookings.repo";
import { sendPaymentReminders } from "../../worker/notifications/bookings/send-payment-reminders";
import { decideCapture } from "../../worker/money/payments/decide-capture";
import { tours } from "../../worker/platform/db/schema";
import { bookingMailer } from "./booking-mailer";
import { db } from "./database";
import { bookToPay, pay, paymentsAt } from "./payments";
import { services } from "./services";

export const day = 86_400_000;
export const depositTour = "agra";
const depositRules: PriceRules = { deposit: { percent: 30, balanceDays: 30 } };

const today = todayInIndia(Date.now());
/** The balance is due 30 days from today, 30 days before departure. */
export const travelDate = addDays(today, 60);
export const balanceDueAt = startOfDayInIndia(addDays(today, 30)) + 18 * 3_600_000;

/** Sells the tour at ₹10,000 a traveler, ₹20,000 a booking, with a deposit of ₹6,000. */
export async function sellWithDeposit(priceRules = depositRules): Promise<void> {
  await db
    .update(tours)
    .set({ priceInr: 10_000, priceRules, departureRules: everyDay, capacity: 100 })
    .where(eq(tours.slug, depositTour));
}

/** Books to pay online, and opens an order for the deposit, or everything. */
export async function bookDeposit(overrides: Record<string, unknown> = {}) {
  const made = await bookToPay({ tour: depositTour, travelDate, ...overrides });
  return { ...made, bookingId: made.booking.bookingId, orderId: await orderFor(made.link, "deposit") };
}

export async function orderFor(link: { bookingId: string; key: string }, share: "deposit" | "all") {
  const start = await services.startPayment(link, "card", share);
  if (start.way !== "gateway") throw new Error("the gateway's page was asked for");
  return start.checkout.action.split("/").at(-1) ?? "";
}

/** Books and pays the deposit. */
export async function payDeposit(overrides: Record<string, unknown> = {}) {
  const made = await bookDeposit(overrides);
  await pay(made.orderId);
  return made;
}

export const remindAt = (now: number) => sendPaymentReminders({ db, clock: () => now, bookingMailer });
export const cancelAt = (now: number) => cancelUnpaidBalances(paymentsAt(now));

/** Sends both reminders. */
export async function remindTwice(): Promise<void> {
  await remindAt(balanceDueAt - 7 * day);
  await remindAt(balanceDueAt - day);
}

/** Computes a payment of the balance, then cancels the booking. The payment can still be written. */
export async function cancelWhilePaying() {
  const { bookingId, link } = await payDeposit();
  await remindTwice();
  const orderId = await orderFor(link, "all");
  const state = await stateOf(bookingId);
  const now = balanceDueAt + 2 * day;
  const capture = {
    gateway: "sandbox",
    orderId,
    paymentId: "pay_late",
    amount: 14_000,
    paise: 0,
    currency: "INR",
    method: "card",
  } as const;
  const payment = decideCapture(db, state, capture, now, null);
  const cancellation = decideUnpaidBalance(state, now);
  if (!payment || !cancellation) throw new Error("both apply to this state");
  await writeBookingChange(db, state, cancellation, null, now);
  return { bookingId, writePayment: () => writeBookingChange(db, state, payment, null, now) };
}

export async function stateOf(bookingId: string) {
  const state = await readBookingState(db, bookingWith(bookingId));
  if (!state) throw new Error(`there is no booking ${bookingId}`);
  return state;
}
