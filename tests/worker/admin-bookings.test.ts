import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { type BookingFilter } from "~/domain/desk/booking-list";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { changeBookings } from "~/features/desk/office/admin/change-bookings.server";
import { eraseAccount } from "../../worker/privacy/account-deletion.repo";
import { bookingEvents, bookingMessages, mailOutbox, payments, users } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, patch } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { coupon } from "../support/coupon";
import { db, eventsOf, makePending, seatsSold, tourOfCapacity, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { dispatchNow } from "../support/notifications";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { receive } from "../support/paid-booking";
import { problemOf } from "../support/problem";
import { form, mailsTo, services } from "../support/services";

let admin: Viewer;
let owner: Viewer;
let cookie = "";

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Priya Nair" });
  owner = await createPerson("tour_operator", "verified", { name: "Ravi Menon" });
  await giveTourTo("hampi", await createOperator(owner.id, { companyName: "Hampi Walks" }));
  ({ cookie } = await signIn("admin"));
}, 60_000);

test("acting on a stale booking returns its changes and does nothing", async () => {
  const { bookingId } = await book();
  await makePending(bookingId);
  await services.changeBookingStatus(admin, { bookingId, status: "cancelled", expectedVersion: 1 });
  const late = services.changeBookingStatus(admin, { bookingId, status: "confirmed", expectedVersion: 1 });
  await expect(late).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/Priya Nair canceled it at \d+:\d\d/),
  });
  const { detail } = await problemOf(
    await patch(`/api/admin/bookings/${bookingId}`, { status: "confirmed", expectedVersion: 1 }, as(cookie)),
    "conflict",
  );
  expect(detail).toContain("Priya Nair canceled it");
  expect(await eventsOf(bookingId)).toHaveLength(2);
});

/** The result of a back office form. */
async function send(fields: Record<string, string>) {
  const { data } = await changeBookings(services, admin, form(fields));
  return data;
}

test("a form with a stale version returns the booking's current state", async () => {
  const { bookingId } = await book();
  await makePending(bookingId);
  const cancel = { intent: "status", bookingId, status: "cancelled", reason: "Rain", expectedRefund: "0" };
  const expectedVersion = "1";
  await services.changeBookingStatus(admin, { bookingId, status: "confirmed", expectedVersion: 1 });
  const refused = await send({ ...cancel, expectedVersion });
  expect(refused).toMatchObject({
    isDone: false,
    message: expect.stringContaining("has changed since you opened it"),
    values: { reason: "Rain" },
    result: { bookingId, status: "confirmed", version: 2 },
  });
  expect((await bookingRow(bookingId)).status).toBe("confirmed");
  const decided = await send({ ...cancel, expectedVersion: "2" });
  expect(decided.isDone).toBe(true);
  expect((await bookingRow(bookingId)).status).toBe("cancelled");
});

test("a form without the version or refund it was shown changes nothing, alone or in bulk", async () => {
  const { bookingId } = await book();
  const cancel = {
    intent: "status",
    bookingId,
    status: "cancelled",
    expectedVersion: "1",
    expectedRefund: "0",
  };
  for (const name of ["expectedVersion", "expectedRefund"]) {
    const without = Object.fromEntries(Object.entries(cancel).filter(([key]) => key !== name));
    for (const fields of [without, { ...cancel, [name]: "" }, { ...cancel, [name]: "one" }]) {
      expect(await send(fields)).toMatchObject({
        isDone: false,
        message: expect.stringContaining("nothing was changed"),
      });
    }
  }
  const bulk = { intent: "bulk-cancel", id: bookingId, reason: "Rain" };
  const seen = { [`version-${bookingId}`]: "1", [`refund-${bookingId}`]: "0" };
  for (const name of Object.keys(seen)) {
    for (const value of ["", "one"]) {
      const { result } = await send({ ...bulk, ...seen, [name]: value });
      expect(result).toMatchObject({ rows: [{ id: bookingId, isDone: false }] });
    }
  }
  expect((await bookingRow(bookingId)).status).toBe("confirmed");
  const { result } = await send({ ...bulk, ...seen });
  expect(result).toMatchObject({ rows: [{ id: bookingId, isDone: true }] });
});

test("the traveler's own change also makes the version stale, and is shown with its reason", async () => {
  const { bookingId, customerEmail: email } = await book({
    travelDate: addDays(todayInIndia(Date.now()), 90),
  });
  const cancelled = await services.cancelBooking(bookingId, { viewer: null, email }, new Headers(), {
    reason: null,
  });
  expect(cancelled.status).toBe("cancelled");
  await expect(
    services.changeBookingStatus(admin, { bookingId, status: "cancelled", expectedVersion: 1 }),
  ).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("The traveler canceled it"),
  });
});

test("a change without a version is still computed from the current state", async () => {
  const { bookingId } = await book();
  await makePending(bookingId);
  await services.changeBookingStatus(admin, { bookingId, status: "confirmed" });
  const { status } = await services.changeBookingStatus(admin, { bookingId, status: "cancelled" });
  expect(status).toBe("cancelled");
});

test("each privileged action is logged with the state before and after", async () => {
  const { bookingId } = await book({ tour: "hampi" });
  await makePending(bookingId);
  await services.changeBookingStatus(admin, { bookingId, status: "confirmed" });
  await services.recordReceivedPayment(admin, { bookingId, amount: 500, method: "cash" });
  await services.changeCustomerBooking(owner, { bookingId, status: "cancelled", reason: "A landslide" });
  const money = await services.getBookingMoney(admin, bookingId);
  await services.finishRefundByHand(admin, money.refunds[0]?.id ?? "");
  await services.finishRefundByHand(admin, money.refunds[0]?.id ?? "").catch(() => undefined);
  expect(
    (await actionsOn(bookingId)).map(({ log, details }) => [log.action, log.actorId, details.reason]),
  ).toStrictEqual([
    ["booking.confirm", admin.id, null],
    ["booking.record-payment", admin.id, null],
    ["booking.cancel", owner.id, "A landslide"],
    ["booking.finish-refund", admin.id, null],
  ]);
  const [confirm] = await actionsOn(bookingId);
  expect(confirm?.details).toMatchObject({ before: { status: "pending" }, after: { status: "confirmed" } });

  const past = addDays(todayInIndia(Date.now()), -30);
  for (const [status, action] of [
    ["completed", "booking.complete"],
    ["no-show", "booking.no-show"],
  ] as const) {
    const trip = await book();
    await setBooking(trip.bookingId, { travelDate: past });
    await services.changeBookingStatus(admin, { bookingId: trip.bookingId, status });
    expect((await actionsOn(trip.bookingId)).map(({ log }) => log.action)).toStrictEqual([action]);
  }
});

test("an administrator opens any booking's documents at an administrator URL", async () => {
  const { bookingId } = await book();
  await receive(bookingId);
  for (const file of ["voucher.pdf", "invoice.pdf"]) {
    const path = `/admin/bookings/${bookingId}/${file}`;
    const answer = await get(path, { Cookie: cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const nobody = await get(path);
    expect([nobody.status, nobody.headers.get("Location")]).toStrictEqual([
      302,
      `/login?next=${encodeURIComponent(path)}`,
    ]);
    const { cookie: traveler } = await signIn("user");
    expect((await get(path, { Cookie: traveler })).status).toBe(403);
  }
});

test("a message goes once to its recipient only, and reveals no contact details of the other side", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { bookingId } = await book({ tour: "hampi", email });
  const { id } = await bookingRow(bookingId);
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
  const send = (messageId: string, to: "traveler" | "operator" | "both", text: string) =>
    services.sendBookingMessage(admin, { bookingId, messageId, to, text });
  await send(ids[0], "traveler", "For the traveler <b>alone</b>");
  await send(ids[1], "operator", "For the operator alone");
  await send(ids[2], "both", "For both\nof you");
  await send(ids[2], "both", "For both\nof you");

  const thread = (await services.getAdminBooking(admin, bookingId)).messages;
  expect(thread.map(({ text, to, author }) => [text, to, author])).toStrictEqual([
    ["For the traveler <b>alone</b>", ["traveler"], "Priya Nair"],
    ["For the operator alone", ["operator"], "Priya Nair"],
    ["For both\nof you", ["traveler", "operator"], "Priya Nair"],
  ]);
  const page = await services.getTrip({
    bookingId,
    key: (await services.tripPathOf(bookingId)).split("/").at(-1) ?? "",
  });
  expect(page.messages.map(({ text }) => text)).toStrictEqual([
    "For the traveler <b>alone</b>",
    "For both\nof you",
  ]);
  const { messages: seen } = await services.getOperatorBooking(owner, bookingId);
  expect(seen.map(({ text }) => text)).toStrictEqual(["For the operator alone", "For both\nof you"]);

  const toTraveler = (await mailsTo(email)).filter(({ subject }) => subject.includes("a message"));
  const toOwner = (await mailsTo(owner.email)).filter(
    ({ subject }) => subject.includes(bookingId) && !subject.startsWith("New booking"),
  );
  expect([toTraveler.length, toOwner.length]).toStrictEqual([2, 2]);
  for (const { text, html } of toOwner) expect(text + html).not.toContain(email);
  for (const { text } of toOwner) expect(text).not.toMatch(/\/trip\/|\+91/);
  for (const { text, html } of toTraveler) {
    expect(text + html).not.toContain(owner.email);
    expect(text).toContain(`/trip/${bookingId}/`);
    expect(html).not.toContain("<b>alone");
  }
  expect((await actionsOn(bookingId)).map(({ log }) => log.action)).toStrictEqual(
    ids.map(() => "booking.message"),
  );
  // The traveler's data export contains neither of the mails to the operator.
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.dedupeKey} LIKE ${`booking/${id}/%`}`);
  expect(rows.every(({ recipient }) => recipient === email)).toBe(true);
});

test("a message to a company without an account is refused beside the field and not stored", async () => {
  const { bookingId } = await book({ tour: "agra" });
  const { id } = await bookingRow(bookingId);
  const send = services.sendBookingMessage(admin, {
    bookingId,
    messageId: crypto.randomUUID(),
    to: "both",
    text: "Hello",
  });
  await expect(send).rejects.toMatchObject({ code: "invalid", errors: { to: [expect.any(String)] } });
  expect(await db.select().from(bookingMessages).where(eq(bookingMessages.booking, id))).toStrictEqual([]);
});

/** The input of a phone booking by an administrator. */
async function order(overrides: Record<string, unknown> = {}, received: "all" | null = null) {
  const request = bookingRequestSchema.parse(bookingRequest(overrides));
  const { tour, travelDate, numberOfTravelers, children, infants, roomType, couponCode } = request;
  const party = { travelDate, numberOfTravelers, children, infants, roomType };
  const { total } = await services.getQuote({ tour, ...party, couponCode });
  return {
    request: { ...request, expectedTotal: total },
    idempotencyKey: crypto.randomUUID(),
    received: received && { amount: total, method: "cash" as const, receiptId: crypto.randomUUID() },
  };
}

test("a phone booking belongs to the customer, is made by the team, logged, and mailed as usual", async () => {
  const customer = await createPerson("user", "active", { emailVerified: true });
  const { bookingId } = await services.createBookingFor(admin, await order({ email: customer.email }));
  const row = await bookingRow(bookingId);
  expect(row).toMatchObject({ userId: customer.id, status: "confirmed", paidAmount: 0 });
  const [event] = await db.select().from(bookingEvents).where(eq(bookingEvents.booking, row.id));
  expect(event).toMatchObject({ actorId: admin.id, actor: "team", version: 1 });
  expect((await actionsOn(row.id)).map(({ log }) => log.action)).toStrictEqual(["booking.create"]);
  const { log } = await services.getAdminBooking(admin, bookingId);
  expect(log.actions.map(({ action }) => action)).toStrictEqual(["booking.create"]);
  // Logged by its id, and shown by its reference.
  expect(log.actions[0]?.subjectId).not.toBe(bookingId);
  expect(log.actions[0]?.subjectName).toBe(bookingId);
  expect((await mailsTo(customer.email)).map(({ subject }) => subject)).toStrictEqual([
    expect.stringContaining(`${bookingId} is confirmed`),
  ]);
});

async function logged(subjectId: string) {
  const query = { subject: "booking", subjectId, sort: "when", limit: 9 } as const;
  return (await services.listActions(admin, query)).actions;
}

/** Returns the mails to the operator about a booking, found by key since they went to the operator's address. */
async function mailsToOperatorAbout(booking: string) {
  const mails = await db.select({ key: mailOutbox.dedupeKey }).from(mailOutbox);
  return mails.filter(({ key }) => key?.startsWith(`operator-of-booking/${booking}/`));
}

test("deleting a customer's account removes the customer from phone bookings, and only the customer", async () => {
  const customer = await createPerson("user", "active", { emailVerified: true });
  const asked = await order({ email: customer.email, tour: "hampi" });
  const { bookingId } = await services.createBookingFor(admin, asked);
  const other = await services.createBookingFor(admin, await order({ tour: "hampi" }));
  const [{ id }, { id: otherId }] = [await bookingRow(bookingId), await bookingRow(other.bookingId)];
  for (const booking of [bookingId, other.bookingId])
    for (const to of ["traveler", "operator"] as const) {
      const messageId = crypto.randomUUID();
      await services.sendBookingMessage(admin, { bookingId: booking, messageId, to, text: `To the ${to}` });
    }
  await services.changeBookingStatus(admin, { bookingId, status: "cancelled" });
  expect((await logged(bookingId)).map(({ action }) => action)).toStrictEqual([
    "booking.create",
    "booking.message",
    "booking.message",
    "booking.cancel",
  ]);

  expect(await eraseAccount(db, customer, Date.now())).toMatchObject({ isDeleted: true });
  await dispatchNow();
  expect(await mailsToOperatorAbout(id)).toStrictEqual([]);
  // The message and the new booking.
  expect(await mailsToOperatorAbout(otherId)).toHaveLength(2);
  expect((await logged(bookingId)).filter(({ details }) => details !== null)).toStrictEqual([]);
  expect((await logged(other.bookingId)).filter(({ details }) => details !== null)).toHaveLength(3);
  // Messages between the team and the operator stay with the booking.
  const thread = db.select().from(bookingMessages).where(eq(bookingMessages.booking, id));
  expect(await thread).toMatchObject([{ text: "To the operator", authorId: admin.id }]);
});

test("an unconfirmed address is not linked to an account's booking", async () => {
  const customer = await createPerson("user", "active", { emailVerified: false });
  const { bookingId } = await services.createBookingFor(admin, await order({ email: customer.email }));
  expect((await bookingRow(bookingId)).userId).toBeNull();
});

test("a form sent twice, even concurrently, makes one booking and records its payment once", async () => {
  const twice = await order({}, "all");
  const [first, second] = await Promise.all([
    services.createBookingFor(admin, twice),
    services.createBookingFor(admin, twice),
  ]);
  const again = await services.createBookingFor(admin, twice);
  expect(new Set([first.bookingId, second.bookingId, again.bookingId]).size).toBe(1);
  const row = await bookingRow(first.bookingId);
  expect(row.paidAmount).toBe(twice.request.expectedTotal);
  expect(await db.select().from(payments).where(eq(payments.booking, row.id))).toHaveLength(1);
  expect(await seatsSold("ooty", row.travelDate)).toBe(2);
  await expect(
    services.createBookingFor(admin, { ...twice, request: { ...twice.request, lastName: "Other" } }),
  ).rejects.toMatchObject({ code: "idempotency_mismatch" });
});

test("a payment link holds the seats for a day", async () => {
  const { bookingId } = await services.createBookingFor(admin, await order({ payOnline: true }));
  const { status, paymentDueAt, createdAt } = await bookingRow(bookingId);
  expect([status, (paymentDueAt ?? 0) - createdAt]).toStrictEqual(["pending", 86_400_000]);
});

test("phone bookings follow the rules for seats, coupons and prices", async () => {
  const tour = await tourOfCapacity(16);
  const travelDate = freshTravelDate();
  await book({ tour, travelDate, numberOfTravelers: 15 });
  const two = await order({ tour, travelDate, numberOfTravelers: 2 });
  const one = await order();
  const code = await coupon({ usageLimit: 1 });
  const withCoupon = await order({ couponCode: code });
  await services.createBookingFor(admin, withCoupon);
  for (const [refused, codeOf] of [
    [two, "sold_out"],
    [{ ...one, request: { ...one.request, expectedTotal: 1 } }, "price_changed"],
    [{ ...withCoupon, idempotencyKey: crypto.randomUUID() }, "invalid"],
    [{ ...one, received: { amount: 99_999_999, method: "cash", receiptId: crypto.randomUUID() } }, "invalid"],
  ] as const) {
    await expect(services.createBookingFor(admin, refused)).rejects.toMatchObject({ code: codeOf });
  }
  expect(await seatsSold(tour, travelDate)).toBe(15);
});

test("each filter narrows the list, and date ranges include both ends", async () => {
  const lastName = `F${crypto.randomUUID().slice(0, 8)}`;
  const today = todayInIndia(Date.now());
  const first = await book({ tour: "hampi", lastName, travelDate: addDays(today, 40), numberOfTravelers: 1 });
  const second = await book({ tour: "ooty", lastName, travelDate: addDays(today, 41), numberOfTravelers: 4 });
  await services.recordReceivedPayment(admin, { bookingId: first.bookingId, amount: 10, method: "cash" });
  await services.recordReceivedPayment(admin, {
    bookingId: second.bookingId,
    amount: second.totalAmount,
    method: "cash",
  });
  const operator = (await services.listBookings(admin, { q: first.bookingId, limit: 1 })).bookings[0]
    ?.operatorSlug;
  const found = async (filter: BookingFilter) =>
    (await services.listBookings(admin, { q: lastName, limit: 10, ...filter })).bookings.map(
      ({ bookingId }) => bookingId,
    );
  const [a, b] = [first.bookingId, second.bookingId];
  for (const [filter, expected] of [
    [{}, [b, a]],
    [{ operator }, [a]],
    [{ operator: "nobody" }, []],
    [{ tour: "ooty" }, [b]],
    [{ from: addDays(today, 41) }, [b]],
    [{ to: addDays(today, 40) }, [a]],
    [{ from: addDays(today, 40), to: addDays(today, 41) }, [b, a]],
    [{ bookedFrom: today, bookedTo: today }, [b, a]],
    [{ bookedFrom: addDays(today, 1) }, []],
    [{ bookedTo: addDays(today, -1) }, []],
    [{ paid: "part" }, [a]],
    [{ paid: "paid" }, [b]],
    [{ paid: "unpaid" }, []],
    [{ paid: "refunded" }, []],
    [{ minTotal: second.totalAmount }, [b]],
    [{ status: "cancelled" }, []],
  ] as const satisfies [BookingFilter, string[]][]) {
    expect(await found(filter), JSON.stringify(filter)).toStrictEqual(expected);
  }
});

test("a booking's page has its history with names, its sale and its mails", async () => {
  const { bookingId } = await book();
  await services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason: "Rain" });
  const page = await services.getAdminBooking(admin, bookingId.toLowerCase());
  expect(page.history.map(({ what, who, by, reason }) => [what, who, by, reason])).toStrictEqual([
    ["booked", "The traveler", "traveler", null],
    ["cancelled", "Priya Nair", "team", "Rain"],
  ]);
  expect(page.share?.sale).toMatchObject({ total: 0, commission: 0 });
  expect(page.mails.map(({ subject }) => subject)).toStrictEqual([
    expect.stringContaining("is confirmed"),
    expect.stringContaining("is canceled"),
  ]);
  expect(page.cancellation).toBeNull();
  for (const id of ["TB000000", "x", "", "' OR 1=1"]) {
    await expect(services.getAdminBooking(admin, id)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(
    await db
      .select()
      .from(users)
      .where(and(eq(users.id, admin.id))),
  ).toHaveLength(1);
});
