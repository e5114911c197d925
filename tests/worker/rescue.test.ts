import { eq, inArray } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { optionKey, type RescueOption, type RescueOrder } from "~/domain/desk/rescue";
import { everyDay } from "~/domain/departures/departure-rules";
import { balanceOf } from "~/domain/money/ledger/ledger";
import {
  bookings,
  departures,
  ledgerEntries,
  notifications,
  payments,
  mailOutbox,
  rescueOffers,
  tours,
} from "../../worker/platform/db/schema";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { workRescues } from "../../worker/desk/rescue/work-rescues";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { book } from "../support/api";
import { db, setBooking } from "../support/database";
import { setTour } from "../support/rows";
import { keys } from "../support/keys";
import { payInFull } from "../support/paid-booking";
import { bookToPay, heldIn, moneyOf, orderOf, pay, paymentsAt } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { withoutRule } from "../support/rules";
import { services } from "../support/services";

const tour = "varanasi";
const other = "agra";
const today = todayInIndia(Date.now());
const reason = "A cyclone is coming.";
let owner: Viewer;
let support: Viewer;
let operator: string;
let days = 0;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  support = await createPerson("admin", "active", { adminRole: "support" });
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  const rules = { departureRules: everyDay };
  await db
    .update(tours)
    .set(rules)
    .where(inArray(tours.slug, [tour, other]));
});

/** A departure so near that the schedule refunds nothing, with paid bookings. */
async function departureWith(count: number) {
  days += 3;
  const travelDate = addDays(today, days);
  const booked: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { bookingId } = await book({ tour, travelDate });
    await payInFull(bookingId);
    booked.push(bookingId);
  }
  return { scope: { tour, travelDate }, booked, next: addDays(travelDate, 1) };
}

const none: string[] = [];
const shared = {
  who: "all",
  chosen: none,
  fault: "nobody",
  ground: "weather",
  evidence: "Bulletin 7 of the India Meteorological Department",
  reason,
} as const;

function offering(options: RescueOption[], more: Partial<RescueOrder> = {}): RescueOrder {
  const proposals = { date: false, tour: false };
  return {
    ...shared,
    intent: "offer",
    options,
    proposals,
    hours: 48,
    fallback: "refund",
    ...more,
  } as RescueOrder;
}

const stepAt = (now = Date.now()) => workRescues(paymentsAt(now), { limit: 50 });
const afterDeadline = () => Date.now() + 49 * 3_600_000;

async function linkOf(bookingId: string) {
  const row = await db
    .select({ id: bookings.id, linkVersion: bookings.linkVersion })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
    .get();
  if (!row) throw new Error(`there is no booking ${bookingId}`);
  return { bookingId, key: bookingKey(keys, row) };
}

async function answer(bookingId: string, choice: string | RescueOption) {
  const key = typeof choice === "string" ? choice : optionKey(choice);
  await services.answerOffer({ ...(await linkOf(bookingId)), choice: key });
}

async function stateOf(bookingId: string) {
  const { booking } = await moneyOf(bookingId);
  return (await db.select().from(rescueOffers).where(eq(rescueOffers.booking, booking.id)).get())?.state;
}

/** Sums of the ledger over bookings; each entry balances, so cash and receivable explain the rest. */
async function booksOf(ids: string[]) {
  const entries = await db.select().from(ledgerEntries).where(inArray(ledgerEntries.booking, ids));
  return { cash: heldIn(entries), receivable: balanceOf("receivable", entries) };
}

test("a storm refunds everybody in steps; the cost beyond the schedule is shared, and a repeat changes nothing", async () => {
  const { booked, scope } = await departureWith(3);
  await services.closeDeparture(owner, { ...scope, reason });
  const order = { ...shared, intent: "refund", expected: 2 } as const;
  // The cost of each choice of the bearer is shown before.
  const { costs } = await services.getRescue(support, { scope });
  const paid = (await Promise.all(booked.map(moneyOf))).reduce(
    (sum, { booking }) => sum + booking.paidAmount,
    0,
  );
  // So near the departure, the schedule would have kept everything: that is the compensation.
  expect(costs.map(({ fault, bearing }) => [fault, bearing.after.traveler])).toStrictEqual([
    ["operator", -paid],
    ["nobody", 0],
    ["platform", -paid],
  ]);
  const [byOperator, byBoth] = costs.map(({ bearing }) => bearing.compensation);
  expect(byOperator).toBe(0);
  expect(byBoth).toBeGreaterThan(0);
  // One booking more than was shown.
  await refusal(services.orderRescue(support, { scope, order }), "conflict");
  expect(await services.orderRescue(support, { scope, order: { ...order, expected: 3 } })).toBe(3);
  const progress = async () => (await services.getRescue(support, { scope })).counts.byState;
  expect(await progress()).toStrictEqual({ settling: 3 });
  // A booking that cannot be settled is shown with its reason, and stops no other.
  const disputed = await moneyOf(booked[1] ?? "");
  const dispute = (amount: number) =>
    db.update(payments).set({ disputed: amount }).where(eq(payments.booking, disputed.booking.id));
  await dispute(1);
  expect(await services.stepRescue(support, scope)).toBe(3);
  expect(await progress()).toStrictEqual({ failed: 1, refunded: 2 });
  const [failed] = (await services.getRescue(support, { scope, state: "failed" })).bookings;
  expect(failed?.offer?.error).toContain("dispute");
  await dispute(0);
  expect(await services.retryRescue(support, { scope })).toBe(1);
  expect(await services.stepRescue(support, scope)).toBe(1);
  expect(await services.stepRescue(support, scope)).toBe(0);
  expect(await progress()).toStrictEqual({ refunded: 3 });
  const paidToOperator = await Promise.all(booked.map(async (bookingId) => (await moneyOf(bookingId)).borne));
  expect(paidToOperator.reduce((sum, borne) => sum + borne, 0)).toBe(byBoth);
  for (const bookingId of booked) {
    const { booking, ledger, borne, refunds } = await moneyOf(bookingId);
    expect(booking).toMatchObject({ status: "cancelled", refundedAmount: booking.paidAmount });
    // The schedule would have left the operator its share: half of that is ours to bear.
    expect(ledger.payable).toBeGreaterThan(0);
    expect(ledger).toMatchObject({ payable: borne, commission: 0 });
    expect(refunds).toHaveLength(1);
  }
});

test("operators rescue their closed departures, at their own fault and with their own tours", async () => {
  const { booked, scope, next } = await departureWith(1);
  const refund = { ...shared, intent: "refund", expected: 1 } as const;
  await refusal(services.orderRescue(owner, { scope, order: refund }), "illegal_transition");
  await services.closeDeparture(owner, { ...scope, reason: "The river is too high today." });
  await refusal(services.getRescue(owner, { scope: { operator } }), "not_found");
  const foreign = offering([{ kind: "tour", tour: other, travelDate: next }]);
  await refusal(services.orderRescue(owner, { scope, order: foreign }), "invalid");
  await services.orderRescue(owner, { scope, order: refund });
  await stepAt();
  const { booking, ledger } = await moneyOf(booked[0] ?? "");
  // An operator cannot make us bear a part.
  expect(booking.status).toBe("cancelled");
  expect(ledger).toMatchObject({ payable: 0, commission: 0 });
});

test("travelers choose another date, another operator's tour or the refund; the rest follows at the deadline", async () => {
  const { booked, scope, next } = await departureWith(4);
  const [mover = "", rebooker = "", refunded = "", silent = ""] = booked;
  const date = { kind: "date", travelDate: next } as const;
  const trip = { kind: "tour", tour: other, travelDate: scope.travelDate } as const;
  await setTour(other, { priceInr: 90_000 });
  await services.orderRescue(support, { scope, order: offering([date, trip], { fault: "operator" }) });
  await stepAt();
  const page = await services.getOffer(await linkOf(mover));
  expect(page.options.map(({ key, toPay, gone }) => [key, toPay, gone])).toStrictEqual([
    [optionKey(date), 0, null],
    [optionKey(trip), 0, null],
  ]);
  const ids = await Promise.all(booked.map(async (bookingId) => (await moneyOf(bookingId)).booking.id));
  const before = await booksOf(ids);

  const offerUntil = async () => (await services.getTrip(await linkOf(mover))).offerUntil;
  expect(await offerUntil()).toBe(new Date(page.deadlineAt ?? 0).toISOString());
  await answer(mover, date);
  expect(await offerUntil()).toBeNull();
  expect((await moneyOf(mover)).booking).toMatchObject({ travelDate: next, status: "confirmed" });
  await answer(refunded, "refund");
  await answer(rebooker, trip);
  // The same answer again, and another one.
  await answer(rebooker, trip);
  await refusal(answer(rebooker, "refund"), "conflict");

  const old = await moneyOf(rebooker);
  const offer = await db.select().from(rescueOffers).where(eq(rescueOffers.booking, old.booking.id)).get();
  const row = await db
    .select()
    .from(bookings)
    .where(eq(bookings.id, offer?.newBooking ?? ""))
    .get();
  const fresh = await moneyOf(row?.bookingId ?? "");
  const { totalAmount } = old.booking;
  expect(old.booking).toMatchObject({ status: "cancelled", refundedAmount: totalAmount });
  expect(old.refunds).toMatchObject([{ status: "done", amount: totalAmount }]);
  expect(fresh.booking).toMatchObject({
    status: "confirmed",
    totalAmount,
    paidAmount: totalAmount,
    paymentDueAt: null,
  });
  // The new operator earns its full price less commission; the operator at fault pays what it costs more.
  const full = 90_000 * old.booking.numberOfTravelers;
  expect(fresh.ledger.payable).toBe(full - Math.round(full / 10));
  expect(old.ledger.payable).toBe(totalAmount - full);
  // The commission is that of the price: the difference is a compensation, which the operator at fault pays back.
  expect(fresh.ledger.commission).toBe(Math.round(totalAmount / 10));
  expect(old.ledger.commission).toBe(0);
  expect(fresh.ledger.commission - old.borne - fresh.borne).toBe(Math.round(full / 10));
  expect(fresh.taxDocuments.map(({ kind }) => kind)).toStrictEqual(["receipt-voucher", "invoice"]);

  // Before the deadline the job only reminds.
  expect(await stepAt(Date.now() + 25 * 3_600_000)).toBe(1);
  expect(await stateOf(silent)).toBe("asked");
  await stepAt(afterDeadline());
  expect(await Promise.all(booked.map(stateOf))).toStrictEqual(["moved", "rebooked", "refunded", "refunded"]);
  await refusal(answer(silent, date), "conflict");
  // No money appears or disappears: cash moves only when the gateway refunds.
  const after = await booksOf([...ids, fresh.booking.id]);
  expect(after.cash).toBe(before.cash);
  const subjects = await db
    .select({ key: mailOutbox.dedupeKey })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, old.booking.customerEmail));
  for (const kind of ["offer", "rebooked"])
    expect(subjects.some(({ key }) => key?.endsWith(kind))).toBe(true);
  const heard = await db.select({ key: notifications.dedupeKey }).from(notifications);
  expect(heard.map(({ key }) => key)).toContain(`operator-of-booking/${fresh.booking.id}/1/new`);
  const sheet = await services.getRescue(support, { scope, state: "rebooked" });
  expect(sheet.bookings).toMatchObject([
    { bookingId: rebooker, offer: { newBooking: fresh.booking.bookingId } },
  ]);
});

test("own bookings of the operator get no offer and keep their money apart; the office cancels them", async () => {
  const { booked, scope, next } = await departureWith(1);
  const request = {
    ...scope,
    numberOfTravelers: 2,
    children: 0,
    infants: 0,
    roomType: "standard" as const,
    name: "Leela Menon",
    phone: "+919845012345",
    email: "leela@example.com",
    total: null,
    sale: "paid" as const,
    note: null,
    idempotencyKey: crypto.randomUUID(),
  };
  const { total: expectedTotal } = await services.quoteOwnBooking(owner, request);
  const own = await services.createOwnBooking(owner, { ...request, expectedTotal });
  const options: RescueOption[] = [
    { kind: "date", travelDate: next },
    { kind: "tour", tour: other, travelDate: scope.travelDate },
  ];
  const order = offering(options, { fault: "operator" });
  const ofOwn = offering(options, { who: "chosen", chosen: [own.bookingId] });
  await refusal(services.orderRescue(support, { scope, order: ofOwn }), "illegal_transition");
  expect(await services.orderRescue(support, { scope, order })).toBe(1);
  await stepAt();
  await refusal(services.getOffer(await linkOf(own.bookingId)), "not_found");
  const shown = (await services.getRescue(support, { scope })).bookings;
  expect(new Map(shown.map(({ bookingId, ownSale, offer }) => [bookingId, [ownSale, offer?.state]]))).toEqual(
    new Map([
      [own.bookingId, ["paid", undefined]],
      [booked[0], [null, "asked"]],
    ]),
  );
  const refund: RescueOrder = {
    ...shared,
    intent: "refund",
    who: "chosen",
    chosen: [own.bookingId],
    expected: 1,
  };
  expect(await services.orderRescue(support, { scope, order: refund })).toBe(1);
  await stepAt();
  const { booking, refunds } = await moneyOf(own.bookingId);
  expect(booking).toMatchObject({ status: "cancelled", ownSale: "paid", refundedAmount: 0 });
  expect(refunds).toHaveLength(0);
  expect(await booksOf([booking.id])).toStrictEqual({ cash: 0, receivable: 0 });
});

test("two answers at once count once, an answer never beats the office, and gone seats leave the other choices", async () => {
  const { booked, scope, next } = await departureWith(3);
  const [first = "", second = "", third = ""] = booked;
  const date = { kind: "date", travelDate: next } as const;
  const full = { kind: "date", travelDate: addDays(next, 1) } as const;
  await services.orderRescue(support, { scope, order: offering([date, full]) });
  await stepAt();
  const answers = await Promise.allSettled([answer(first, date), answer(first, "refund")]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { booking, refunds } = await moneyOf(first);
  expect(booking.status === "cancelled" ? refunds.length : booking.travelDate).toBe(
    booking.status === "cancelled" ? 1 : next,
  );

  // The office cancels while the page is open.
  await services.orderRescue(support, {
    scope,
    order: { ...shared, intent: "refund", who: "chosen", chosen: [second], expected: 0 },
  });
  await refusal(answer(second, date), "conflict");

  const { tourId, numberOfTravelers } = (await moneyOf(third)).booking;
  const taken = { tourId, travelDate: full.travelDate, capacity: 5, booked: 6 - numberOfTravelers, held: 0 };
  await db.insert(departures).values({ ...taken, hasOwnCapacity: true });
  await refusal(answer(third, full), "sold_out");
  expect(await stateOf(third)).toBe("asked");
  await answer(third, date);
  expect(await stateOf(third)).toBe("moved");
});

test("the deadline's job and an answer at once settle a booking once", async () => {
  const { booked, scope, next } = await departureWith(2);
  const date = { kind: "date", travelDate: next } as const;
  await services.orderRescue(support, { scope, order: offering([date]) });
  await stepAt();
  await Promise.allSettled([...booked.map((bookingId) => answer(bookingId, date)), stepAt(afterDeadline())]);
  await stepAt(afterDeadline());
  for (const bookingId of booked) {
    const { booking, events, refunds } = await moneyOf(bookingId);
    expect(events).toHaveLength(2);
    expect(booking.status === "cancelled").toBe(refunds.length === 1);
    expect(await stateOf(bookingId)).toBe(booking.status === "cancelled" ? "refunded" : "moved");
  }
});

test("without the rule, an answer would come after the office's decision", async () => {
  const { booked, scope, next } = await departureWith(1);
  const [bookingId = ""] = booked;
  await services.orderRescue(support, { scope, order: offering([{ kind: "date", travelDate: next }]) });
  await stepAt();
  const { booking } = await moneyOf(bookingId);
  const late = () =>
    env.DB.prepare("UPDATE rescue_offers SET state = 'moved', chosen_by = 'traveler' WHERE booking = ?")
      .bind(booking.id)
      .run();
  await db.update(rescueOffers).set({ state: "settling" }).where(eq(rescueOffers.booking, booking.id));
  await expect(late()).rejects.toThrow("rule:offer_closed");
  const restore = await withoutRule("offer_closed");
  await late();
  await restore();
  expect(await stateOf(bookingId)).toBe("moved");
});

test("money carried over is refunded through the payment it came with", async () => {
  const { scope } = await departureWith(0);
  const { booking, link } = await bookToPay({ tour, travelDate: scope.travelDate });
  await pay(await orderOf(link));
  const trip = { kind: "tour", tour: other, travelDate: scope.travelDate } as const;
  await services.orderRescue(support, { scope, order: offering([trip]) });
  await stepAt();
  await answer(booking.bookingId, trip);
  const old = await moneyOf(booking.bookingId);
  const offer = await db.select().from(rescueOffers).where(eq(rescueOffers.booking, old.booking.id)).get();
  const row = await db
    .select()
    .from(bookings)
    .where(eq(bookings.id, offer?.newBooking ?? ""))
    .get();
  const bookingId = row?.bookingId ?? "";
  expect((await moneyOf(bookingId)).captured).toMatchObject([
    { gateway: "sandbox", paymentId: null, carriedFrom: old.captured[0]?.id, amount: row?.totalAmount },
  ]);
  const owner2 = await createPerson("admin", "active");
  await services.changeBookingStatus(owner2, {
    bookingId,
    status: "cancelled",
    fault: "platform",
    reason: "Goodwill",
  });
  await sendRefunds(paymentsAt());
  const after = await moneyOf(bookingId);
  expect(after.refunds).toMatchObject([{ status: "done", amount: after.booking.paidAmount }]);
  expect(after.refunds[0]?.gatewayRefundId).toBeTruthy();
  expect(after.ledger.cash + old.ledger.cash).toBe(0);
});

test("administrators check in travelers who are on their way while their operator is suspended", async () => {
  const travelDate = addDays(today, 1);
  const { bookingId } = await book({ tour: other });
  // Tomorrow can't be booked in the evening.
  await setBooking(bookingId, { travelDate });
  await refusal(services.checkInByTeam(owner, bookingId), "forbidden");
  const [row] = (await services.getRescue(support, { scope: { tour: other, travelDate } })).bookings;
  expect(row).toMatchObject({ bookingId, canCheckIn: true, checkedInAt: null });
  await services.checkInByTeam(support, bookingId);
  await services.checkInByTeam(support, bookingId);
  const [after] = (await services.getRescue(support, { scope: { tour: other, travelDate } })).bookings;
  expect(after).toMatchObject({ canCheckIn: false, checkedInAt: expect.any(Number) });
  const boss = await createPerson("admin", "active");
  const { actions } = await services.listActions(boss, {
    anyOf: [["booking", bookingId]],
    sort: "-when",
    limit: 5,
  });
  expect(actions.map(({ action }) => action)).toStrictEqual(["booking.check-in"]);
  await refusal(services.checkInByTeam(support, "TB000000"), "not_found");
});

test("everyone ahead of an operator is counted and rescued with similar tours", async () => {
  const { booked, scope } = await departureWith(1);
  const [ahead] = await services.listBookingsAhead(support, [owner.id]);
  expect(ahead).toMatchObject({ operator, companyName: "Malabar Walks" });
  expect(
    (await services.getRescue(support, { scope: { operator } })).counts.travelers,
  ).toBeGreaterThanOrEqual(ahead?.travelers ?? Infinity);
  const order = offering([], { proposals: { date: true, tour: true }, who: "chosen", chosen: booked });
  await services.orderRescue(support, { scope: { operator }, order });
  await stepAt();
  const offer = await services.getOffer(await linkOf(booked[0] ?? ""));
  expect(offer.options.map(({ key }) => key.split("/")[0])).toContain("date");
  expect(offer.travelDate).toBe(scope.travelDate);
});
