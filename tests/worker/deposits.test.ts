import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import type { ChangeRequest } from "~/domain/bookings/change-request";
import { addDays, todayInIndia, startOfDayInIndia } from "~/domain/calendar/calendar";
import {
  decideUnpaidBalance,
  expireBookings,
  cancelUnpaidBalances,
} from "../../worker/bookings/expire-bookings";
import { bookings } from "../../worker/platform/db/schema";
import { book, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, seatsSold, setBooking } from "../support/database";
import { setTour } from "../support/rows";
import { moneyOf, pay, paymentsAt, bookToPay } from "../support/payments";
import { dispatchNow } from "../support/notifications";
import { createOperator, createPerson, createViewer, giveTourTo } from "../support/people";
import { mailsTo, services } from "../support/services";
import { z } from "zod";
import { quoteSchema } from "~/domain/prices/quote";
import { everyDay } from "~/domain/departures/departure-rules";
import type { PriceRules } from "~/domain/prices/price-rules";
import { readBookingState, writeBookingChange } from "../../worker/bookings/booking-change.repo";
import { bookingWith } from "../../worker/bookings/traveler-bookings.repo";
import { sendPaymentReminders } from "../../worker/notifications/bookings/send-payment-reminders";
import { decideCapture } from "../../worker/money/payments/decide-capture";
import { bookingMailer } from "../support/booking-mailer";

const day = 86_400_000;
const tour = "agra";
const depositRules: PriceRules = { deposit: { percent: 30, balanceDays: 30 } };

const today = todayInIndia(Date.now());
/** The balance is due 30 days from today, 30 days before departure. */
const travelDate = addDays(today, 60);
const balanceDueAt = startOfDayInIndia(addDays(today, 30)) + 18 * 3_600_000;

/** Sells the tour at ₹10,000 a traveler, ₹20,000 a booking, with a deposit of ₹6,000. */
async function sellWithDeposit(priceRules = depositRules): Promise<void> {
  await setTour(tour, { priceInr: 10_000, priceRules, departureRules: everyDay, capacity: 100 });
}

/** Books to pay online, and opens an order for the deposit, or everything. */
async function bookDeposit(overrides: Record<string, unknown> = {}) {
  const made = await bookToPay({ tour: tour, travelDate, ...overrides });
  return { ...made, bookingId: made.booking.bookingId, orderId: await orderFor(made.link, "deposit") };
}

async function orderFor(link: { bookingId: string; key: string }, share: "deposit" | "all") {
  const start = await services.startPayment(link, "card", share);
  if (start.way !== "gateway") throw new Error("the gateway's page was asked for");
  return start.checkout.action.split("/").at(-1) ?? "";
}

/** Books and pays the deposit. */
async function payDeposit(overrides: Record<string, unknown> = {}) {
  const made = await bookDeposit(overrides);
  await pay(made.orderId);
  return made;
}

const remindAt = (now: number) => sendPaymentReminders({ db, clock: () => now, bookingMailer });
const cancelAt = (now: number) => cancelUnpaidBalances(paymentsAt(now));

/** Sends both reminders. */
async function remindTwice(): Promise<void> {
  await remindAt(balanceDueAt - 7 * day);
  await remindAt(balanceDueAt - day);
}

/** Computes a payment of the balance, then cancels the booking. The payment can still be written. */
async function cancelWhilePaying() {
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

async function stateOf(bookingId: string) {
  const state = await readBookingState(db, bookingWith(bookingId));
  if (!state) throw new Error(`there is no booking ${bookingId}`);
  return state;
}

const deposit = { amount: 6000, balance: 14_000, balanceBy: addDays(today, 30) };
const text = (mail: { text: string } | undefined) => mail?.text.replaceAll(/\s+/g, " ") ?? "";

beforeEach(async () => {
  await db.update(bookings).set({ emailKey: null, paymentDueAt: null, paymentReminderAt: null });
  await sellWithDeposit();
});

async function quoteOn(date: string) {
  const { numberOfTravelers, roomType } = bookingRequest();
  const request = { tour, numberOfTravelers, roomType, travelDate: date };
  const { quote } = await read(await post("/api/quotes", request), z.object({ quote: quoteSchema }), 200);
  return quote;
}

test("quote and booking state the split; closer to departure than the balance, everything is due at once", async () => {
  expect((await quoteOn(travelDate)).deposit).toStrictEqual(deposit);
  expect(await quoteOn(addDays(today, 30))).not.toHaveProperty("deposit");
  const far = await book({ tour, travelDate });
  expect(far.deposit).toStrictEqual(deposit);
  expect(text((await mailsTo(far.customerEmail))[0])).toMatch(/Pay ₹6,000 now, ₹14,000 by \w{3} \d/);
  const near = await book({ tour, travelDate: addDays(today, 30) });
  expect(near.deposit).toBeUndefined();
});

test("the deposit confirms the booking, which is part paid until the balance comes, on the terms it was sold with", async () => {
  const { bookingId, link, orderId, booking } = await bookDeposit();
  await sellWithDeposit({ deposit: { percent: 90, balanceDays: 200 } });
  await pay(orderId);
  let money = await moneyOf(bookingId);
  expect(money.booking).toMatchObject({
    status: "confirmed",
    paidAmount: 6000,
    paymentDueAt: null,
    balanceDueAt,
  });
  expect(money.booking.paymentReminderAt).toBe(balanceDueAt - 7 * day);
  // The sale is the whole trip; the customer owes the balance, and only the deposit was received.
  expect(money.ledger).toMatchObject({ receivable: 14_000, cash: 6000 });
  expect(await services.getPayPage(link)).toMatchObject({
    paid: 6000,
    toPay: 14_000,
    deposit: null,
    way: "card",
    balanceDueAt: new Date(balanceDueAt).toISOString(),
  });
  const [mail] = await mailsTo(booking.customerEmail);
  expect(text(mail)).toContain("₹14,000 is due by");
  expect(text(mail)).toContain("canceled and refunded by its schedule");

  await pay(await orderFor(link, "deposit"));
  money = await moneyOf(bookingId);
  expect(money.booking).toMatchObject({ paidAmount: 20_000, balanceDueAt: null, paymentReminderAt: null });
  expect(money.ledger).toMatchObject({ receivable: 0, cash: 20_000 });
});

test("everything can be paid at once instead", async () => {
  const { bookingId, link } = await bookDeposit();
  await pay(await orderFor(link, "all"));
  expect((await moneyOf(bookingId)).booking).toMatchObject({ paidAmount: 20_000, balanceDueAt: null });
});

test("both orders paid: the excess is refunded", async () => {
  const { bookingId, link, orderId } = await bookDeposit();
  const all = await orderFor(link, "all");
  await pay(orderId);
  await pay(all);
  const { booking, refunds } = await moneyOf(bookingId);
  expect(booking).toMatchObject({ paidAmount: 26_000, refundedAmount: 6000, balanceDueAt: null });
  expect(refunds.map(({ amount }) => amount)).toStrictEqual([6000]);
});

test("without its deposit a booking expires, before the balance is due", async () => {
  const viewer = await createViewer();
  const request = bookingRequest({ tour, travelDate, email: viewer.email });
  const { bookingId, paymentDueAt } = await services.createBooking(bookingRequestSchema.parse(request), {
    viewer,
    idempotencyKey: null,
  });
  const due = Date.parse(paymentDueAt ?? "");
  expect(due).toBe(balanceDueAt - 7 * day);
  await expireBookings(paymentsAt(due));
  expect((await moneyOf(bookingId)).booking).toMatchObject({ status: "expired", paidAmount: 0 });
});

test("the whole life: two reminders with a pay link, 48 hours, then canceled by the schedule, once", async () => {
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  const { bookingId, booking, link } = await payDeposit();
  const reminders = async () =>
    (await mailsTo(booking.customerEmail)).filter(({ subject }) =>
      subject.startsWith("The balance of ₹14,000"),
    );
  await remindAt(balanceDueAt - 7 * day - 1);
  expect(await reminders()).toHaveLength(0);
  await Promise.all([remindAt(balanceDueAt - 7 * day), remindAt(balanceDueAt - 7 * day)]);
  await remindAt(balanceDueAt - 6 * day);
  expect(await reminders()).toHaveLength(1);
  expect((await reminders())[0]?.text).toContain(`/trip/${bookingId}/key/pay`);
  await cancelAt(balanceDueAt + 30 * day);
  expect((await moneyOf(bookingId)).booking.status, "one reminder is missing").toBe("confirmed");
  await remindAt(balanceDueAt - day);
  expect(await reminders()).toHaveLength(2);
  await remindAt(balanceDueAt);
  expect(await reminders()).toHaveLength(2);

  const end = balanceDueAt + 2 * day;
  expect((await services.getPayPage(link)).canPay).toBe(true);
  await cancelAt(end - 1);
  expect((await moneyOf(bookingId)).booking.status).toBe("confirmed");
  const sold = await seatsSold(tour, travelDate);
  await Promise.all([cancelAt(end), cancelAt(end)]);
  await cancelAt(end + day);

  // 28 days before departure the schedule returns half of the deposit.
  const { booking: row, refunds, events, ledger } = await moneyOf(bookingId);
  expect(row).toMatchObject({ status: "cancelled", paidAmount: 6000, refundedAmount: 3000, refundDue: 3000 });
  expect(refunds.map(({ amount }) => amount)).toStrictEqual([3000]);
  expect(events.map(({ status }) => status)).toStrictEqual(["pending", "confirmed", "cancelled"]);
  expect(events.at(-1)).toMatchObject({ actor: "system" });
  expect(events.at(-1)?.reason).toMatch(/^The balance of ₹14,000, due by .*, was not paid\.$/);
  expect(ledger).toMatchObject({ receivable: -3000, cash: 6000, commission: 300, payable: 2700 });
  expect(await seatsSold(tour, travelDate)).toBe(sold - 2);
  const mails = (await mailsTo(booking.customerEmail)).filter(({ subject }) =>
    subject.includes("is canceled"),
  );
  expect(mails).toHaveLength(1);
  expect(text(mails[0])).toContain("was not paid.");
  expect(text(mails[0])).toContain("We are refunding ₹3,000");
  await dispatchNow();
  const toOwner = (await mailsTo(owner.email)).filter(({ subject }) => subject.includes(bookingId));
  expect(toOwner.map(({ subject }) => subject).toSorted()).toStrictEqual([
    expect.stringContaining("is canceled"),
    expect.stringContaining("New booking"),
  ]);
});

test("reminders that come late move the cancellation: 48 hours after the second", async () => {
  const { bookingId } = await payDeposit();
  const late = balanceDueAt + 3 * day;
  await remindAt(late);
  expect((await stateOf(bookingId)).booking.paymentReminderAt).toBe(late + day);
  await remindAt(late + day);
  await cancelAt(late + 3 * day - 1);
  expect((await stateOf(bookingId)).booking.status).toBe("confirmed");
  await cancelAt(late + 3 * day);
  expect((await stateOf(bookingId)).booking.status).toBe("cancelled");
});

test("moving to a later departure moves the balance's date; a smaller party that is paid for owes nothing", async () => {
  const { bookingId, link } = await payDeposit();
  const change = (to: ChangeRequest) =>
    services.changePartyOrDate(bookingId, { viewer: null, key: link.key }, new Headers(), { change: to });
  await remindAt(balanceDueAt - 7 * day);
  await change({ kind: "date", travelDate: addDays(travelDate, 5) });
  const later = balanceDueAt + 5 * day;
  expect((await stateOf(bookingId)).booking).toMatchObject({
    balanceDueAt: later,
    balanceReminders: 0,
    paymentReminderAt: later - 7 * day,
  });
  await change({ kind: "date", travelDate: addDays(travelDate, 1) });
  expect((await stateOf(bookingId)).booking.balanceDueAt).toBe(balanceDueAt + day);
  await setBooking(bookingId, { paidAmount: 10_000 });
  await change({ kind: "party", numberOfTravelers: 1, children: 0, infants: 0 });
  expect((await stateOf(bookingId)).booking).toMatchObject({ totalAmount: 10_000, balanceDueAt: null });
});

test("an unpaid booking that moves past its balance's day is due at once, with time to pay", async () => {
  const viewer = await createViewer();
  const request = bookingRequestSchema.parse(bookingRequest({ tour, travelDate, email: viewer.email }));
  const { bookingId } = await services.createBooking(request, { viewer, idempotencyKey: null });
  const key = (await services.tripPathOf(bookingId)).split("/").at(-1) ?? "";
  const change = { kind: "date", travelDate: addDays(today, 20) } as const;
  const moved = await services.changePartyOrDate(bookingId, { viewer: null, key }, new Headers(), { change });
  expect(moved.deposit).toBeUndefined();
  expect(Date.parse(moved.paymentDueAt ?? "")).toBeGreaterThan(Date.now() + day - 60_000);
  expect(await services.getPayPage({ bookingId, key })).toMatchObject({ toPay: 20_000, deposit: null });
});

test("a part-paid booking gets back what was paid at most", async () => {
  const { bookingId, link } = await payDeposit();
  const page = await services.getTrip(link);
  expect(page.cancellation?.quote).toMatchObject({ percent: 100, refundAmount: 6000 });
  await services.cancelBooking(bookingId, { viewer: null, key: link.key }, new Headers(), { reason: null });
  const { booking, refunds } = await moneyOf(bookingId);
  expect(booking).toMatchObject({ status: "cancelled", refundedAmount: 6000, balanceDueAt: null });
  expect(refunds.map(({ amount }) => amount)).toStrictEqual([6000]);
});

test("nothing is canceled for a closed departure, nor once the trip has begun", async () => {
  const { bookingId } = await payDeposit();
  await remindTwice();
  const state = await stateOf(bookingId);
  const end = balanceDueAt + 2 * day;
  expect(decideUnpaidBalance(state, end)).toMatchObject({ status: "cancelled" });
  const kept = [
    decideUnpaidBalance({ ...state, closedBecause: "A landslide." }, end),
    decideUnpaidBalance(state, balanceDueAt + 31 * day),
  ];
  for (const write of kept) {
    expect(write?.set).toMatchObject({ balanceDueAt: null, balanceCancelAt: null });
    expect(write?.status).toBeUndefined();
  }
});

test("a payment computed before the cancellation is refused by the indexes over versions and ledger keys", async () => {
  const { bookingId, writePayment } = await cancelWhilePaying();
  await expect(writePayment()).rejects.toThrow();
  expect((await moneyOf(bookingId)).booking).toMatchObject({ status: "cancelled", paidAmount: 6000 });
});

test("an operator sets the terms; a balance is due no later than other bookings", async () => {
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  const { version, dueDays } = await services.getTourRules(owner, tour);
  const set = (balanceDays: number, percent = 30) =>
    services.setTourPrices(owner, {
      slug: tour,
      version,
      prices: { priceInr: 10_000, priceRules: { deposit: { percent, balanceDays } } },
    });
  const at = "priceRules.deposit.balanceDays";
  await expect(set(dueDays - 1)).rejects.toMatchObject({ errors: { [at]: [expect.any(String)] } });
  await expect(set(30, 91)).rejects.toMatchObject({ code: "invalid" });
  await set(dueDays);
  expect((await services.getTourRules(owner, tour)).prices.priceRules).toStrictEqual({
    deposit: { percent: 30, balanceDays: dueDays },
  });
});

// The negative control, last in the file: it removes the guard.
test("without the indexes a payment computed before the cancellation is kept, and never refunded", async () => {
  await env.DB.prepare("DROP INDEX booking_events_by_version").run();
  await env.DB.prepare("DROP INDEX ledger_entries_key_unique").run();
  await env.DB.prepare("DROP INDEX tax_documents_one_invoice").run();
  await sellWithDeposit();
  const { bookingId, writePayment } = await cancelWhilePaying();
  await writePayment();
  const { paid_amount: paid, refunded_amount: refunded } =
    (await env.DB.prepare("SELECT paid_amount, refunded_amount FROM bookings WHERE booking_id = ?")
      .bind(bookingId)
      .first()) ?? {};
  expect([paid, refunded]).toStrictEqual([20_000, 3000]);
});
