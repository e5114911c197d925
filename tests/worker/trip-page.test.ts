import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia, weekdayOf } from "~/domain/calendar/calendar";
import { changeByIntent } from "~/domain/bookings/change-request";
import { changeTrip } from "~/features/trips/changes/change-trip";
import { bookingKey, isBookingKey } from "../../worker/platform/keys/booking-link";
import { book, post, read } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { eventsOf, registerForGst, seatsSold, tourOfCapacity, setBooking } from "../support/database";
import { payInFull } from "../support/paid-booking";
import { form, services } from "../support/services";
import { keysOf } from "../support/secrets";

const inDays = (days: number) => addDays(todayInIndia(Date.now()), days);
const headers = new Headers();

let day = 100;
/** A day on which no other test in this file travels. */
beforeEach(() => {
  day += 3;
});

interface Address {
  bookingId: string;
  key: string;
}

/** A booking with the parts of its own URL. */
async function bookTrip(overrides: Record<string, unknown> = {}) {
  const travelDate = inDays(day);
  const booking = await book({ tour: await tourOfCapacity(12), travelDate, ...overrides });
  const [, , bookingId = "", key = ""] = (await services.tripPathOf(booking.bookingId)).split("/");
  return { booking, address: { bookingId, key } };
}

/** Posts the trip page's form. Returns the step, or the URL that it redirects to. */
async function send({ bookingId, key }: Address, fields: Record<string, string>) {
  const path = `/trip/${bookingId}/${key}`;
  const page = await services.getTrip({ bookingId, key });
  const by = { viewer: null, key };
  try {
    const { data, init } = await changeTrip(services, { page, path, by, headers }, form(fields));
    const { message, errors, values, result: quote } = data;
    const refusal = data.isDone || Object.keys(errors).length > 0 ? null : message;
    const kind = changeByIntent[fields["intent"] ?? ""];
    return { status: init?.status ?? 200, location: null, step: { kind, values, errors, refusal, quote } };
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return { status: answer.status, location: answer.headers.get("Location"), step: null };
  }
}

async function closuresFrom(travelDate: string) {
  const { address } = await bookTrip({ tour: "agra", travelDate });
  return (await services.getTrip(address)).tour.closures;
}

test("the page says which site is closed on its days, and what the tour does instead", async () => {
  // The Taj Mahal is visited on the second day, and closed on Fridays.
  const thursday = addDays(inDays(100), (4 - weekdayOf(inDays(100)) + 7) % 7);
  const sentence = "The Taj Mahal is closed on Fridays. If day 2 is one, we see it on day 1 instead.";
  expect(await closuresFrom(thursday)).toStrictEqual([sentence]);
  expect(await closuresFrom(addDays(thursday, 1))).toStrictEqual([]);
});

test("a new booking's response has the URL of its own page", async () => {
  const answer = await post("/api/bookings", bookingRequest());
  const { booking, manageUrl } = await read(
    answer,
    z.object({ booking: z.object({ bookingId: z.string() }), manageUrl: z.url() }),
    201,
  );
  const [, trip, bookingId = "", key = ""] = new URL(manageUrl).pathname.split("/");
  expect([trip, bookingId]).toStrictEqual(["trip", booking.bookingId]);
  expect(key).toMatch(/^\d-[\w-]{22}$/);
  expect((await services.getTrip({ bookingId, key })).booking).toMatchObject(booking);
});

test("the key belongs to the booking, and nothing else opens it", async () => {
  const { address } = await bookTrip();
  const other = await bookTrip();
  const { bookingId, key } = address;
  for (const wrong of [
    { bookingId, key: "" },
    { bookingId, key: `${key}=` },
    { bookingId, key: key.slice(0, -1) },
    { bookingId, key: key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase() },
    { bookingId, key: other.address.key },
    { bookingId: other.address.bookingId, key },
    { bookingId: "TB000000", key },
    { bookingId: bookingId.toLowerCase(), key },
    { bookingId: "", key },
    { bookingId: "nonsense", key },
  ]) {
    await expect(services.getTrip(wrong)).rejects.toMatchObject({
      code: "not_found",
      message: "Booking not found.",
    });
    const by = { viewer: null, key: wrong.key };
    const cancelled = services.cancelBooking(wrong.bookingId, by, headers, { reason: null });
    await expect(cancelled).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await eventsOf(bookingId)).toHaveLength(1);
  expect((await services.getTrip(address)).booking.bookingId).toBe(bookingId);
});

test("a key depends on the secret and on the booking's id, and half of one is invalid", async () => {
  const key = bookingKey(keysOf([1]), { id: "a", linkVersion: 0 });
  expect(isBookingKey(keysOf([1]), { id: "a", linkVersion: 0 }, key)).toBe(true);
  expect(isBookingKey(keysOf([1]), { id: "b", linkVersion: 0 }, key)).toBe(false);
  expect(isBookingKey(keysOf([2]), { id: "a", linkVersion: 0 }, key)).toBe(false);
  expect(isBookingKey(keysOf([1]), { id: "a", linkVersion: 0 }, key.slice(0, 13))).toBe(false);
});

test("the page shows the paid amount, the possible refund and its deadline", async () => {
  await registerForGst();
  const travelDate = inDays(40);
  const { booking, address } = await bookTrip({ travelDate, tour: "ooty" });
  const total = booking.totalAmount;
  const unpaid = await services.getTrip(address);
  expect(unpaid.money).toStrictEqual({
    paid: 0,
    refunded: 0,
    payBy: unpaid.money.payBy,
    toPay: total,
    payments: [],
    refunds: [],
  });
  expect(unpaid.cancellation?.quote).toStrictEqual({ percent: 100, refundDue: total, refundAmount: 0 });
  await payInFull(booking.bookingId);
  const paid = await services.getTrip(address);
  expect(paid.money).toMatchObject({ paid: total, toPay: 0, payments: [{ amount: total, method: "upi" }] });
  expect(paid.documents).toStrictEqual({ voucher: true, invoice: false });
  expect(paid.gst?.amount).toBeGreaterThan(0);
  const half = Math.floor((total * 50 + 50) / 100);
  expect(paid.cancellation?.periods).toStrictEqual([
    { from: inDays(0), to: inDays(10), percent: 100, amount: total },
    { from: inDays(11), to: inDays(26), percent: 50, amount: half },
    { from: inDays(27), to: travelDate, percent: 0, amount: 0 },
  ]);
});

test("a cancellation on the page refunds the quoted amount, and the page shows it afterwards", async () => {
  const { booking, address } = await bookTrip();
  await payInFull(booking.bookingId);
  const total = booking.totalAmount;
  const tooMuch = await send(address, { intent: "cancel", expectedRefund: String(total + 1) });
  expect(tooMuch).toMatchObject({ status: 409, step: { kind: "cancel" } });
  expect(tooMuch.step?.refusal).toMatch(/Nothing was canceled/);
  const done = await send(address, {
    intent: "cancel",
    expectedRefund: String(total),
    reason: "A wedding",
  });
  expect(done).toMatchObject({ status: 303, location: expect.stringMatching(/\?done=cancel$/) });
  const after = await services.getTrip(address);
  expect(after.booking.status).toBe("cancelled");
  expect(after.money).toMatchObject({
    refunded: total,
    toPay: 0,
    refunds: [{ amount: total, state: "started" }],
  });
  expect(after.history.at(-1)).toMatchObject({ what: "cancelled", by: "traveler", reason: "A wedding" });
  expect(after).toMatchObject({ cancellation: null, canMove: false, documents: { voucher: false } });
  const again = await send(address, { intent: "cancel", expectedRefund: "0" });
  expect(again).toMatchObject({ status: 409, step: { refusal: expect.stringMatching(/cancelled/) } });
});

test("a smaller party shows its price before the change; a stale price is shown again", async () => {
  const { booking, address } = await bookTrip({ numberOfTravelers: 3 });
  await payInFull(booking.bookingId);
  const quoted = await send(address, { intent: "quote-party", numberOfTravelers: "2" });
  const quote = quoted.step?.quote;
  expect(quote).toMatchObject({ refundAmount: booking.tourPrice, toPay: 0 });
  expect(await eventsOf(booking.bookingId)).toHaveLength(1);
  const stale = await send(address, { intent: "party", numberOfTravelers: "2", expectedTotal: "1" });
  expect(stale).toMatchObject({ status: 409, step: { quote: { total: quote?.total } } });
  const done = await send(address, {
    intent: "party",
    numberOfTravelers: "2",
    expectedTotal: String(quote?.total),
  });
  expect(done.status).toBe(303);
  const { booking: after, money } = await services.getTrip(address);
  expect(after).toMatchObject({ numberOfTravelers: 2, totalAmount: quote?.total });
  expect(money.refunded).toBe(booking.tourPrice);
});

test.for([
  [{ numberOfTravelers: "" }, "numberOfTravelers", 422],
  [{ numberOfTravelers: "0" }, "numberOfTravelers", 422],
  [{ numberOfTravelers: "1.5" }, "numberOfTravelers", 422],
  [{ numberOfTravelers: "3" }, "numberOfTravelers", 422],
  [{ numberOfTravelers: "4" }, "numberOfTravelers", 422],
  [{ numberOfTravelers: "2", children: "2" }, "children", 422],
] as const)("a party of %j is refused beside its field", async ([fields, field, status]) => {
  const { address } = await bookTrip({ numberOfTravelers: 3 });
  for (const intent of ["quote-party", "party"]) {
    const { step, ...answer } = await send(address, { intent, expectedTotal: "1", ...fields });
    expect(answer.status).toBe(status);
    expect(Object.keys(step?.errors ?? {})).toStrictEqual([field]);
    expect(step?.values).toMatchObject(fields);
  }
  expect(await eventsOf(address.bookingId)).toHaveLength(1);
});

test("another date shows its price first, then moves the seats", async () => {
  const { booking, address } = await bookTrip();
  const travelDate = inDays(day + 1);
  const quoted = await send(address, { intent: "quote-date", travelDate });
  expect(quoted).toMatchObject({ status: 200, step: { quote: { total: booking.totalAmount } } });
  const expectedTotal = String(booking.totalAmount);
  const done = await send(address, { intent: "date", travelDate, expectedTotal });
  expect(done).toMatchObject({ status: 303, location: expect.stringMatching(/\?done=date$/) });
  expect(await seatsSold(booking.tourSlug, booking.travelDate)).toBe(0);
  expect(await seatsSold(booking.tourSlug, travelDate)).toBe(booking.numberOfTravelers);
});

test("a full, past, current or invalid date is refused beside the field, with its price and without", async () => {
  const { booking, address } = await bookTrip();
  const full = inDays(day + 1);
  await book({ tour: booking.tourSlug, travelDate: full, numberOfTravelers: 11 });
  for (const travelDate of [full, inDays(-1), booking.travelDate, "2027-02-30", ""]) {
    for (const intent of ["quote-date", "date"]) {
      const expectedTotal = String(booking.totalAmount);
      const { status, step } = await send(address, { intent, travelDate, expectedTotal });
      expect(status, `${intent} ${travelDate}`).toBeGreaterThanOrEqual(400);
      expect(step?.errors["travelDate"], `${intent} ${travelDate}`).toBeTypeOf("string");
      expect(step?.quote).toBeNull();
    }
  }
  expect(await eventsOf(booking.bookingId)).toHaveLength(1);
});

test("an unknown form is refused", async () => {
  const { address } = await bookTrip();
  await expect(send(address, { intent: "refund" })).rejects.toMatchObject({ init: { status: 422 } });
  const long = await send(address, { intent: "cancel", expectedRefund: "0", reason: "x".repeat(301) });
  expect(long).toMatchObject({ status: 422, step: { errors: { reason: expect.any(String) } } });
  expect(await eventsOf(address.bookingId)).toHaveLength(1);
});

test.for([undefined, "", "none", "-1", "1e3", "0x0"])(
  "a cancellation whose form has %j as the refund is refused, and nothing is lost",
  async (expectedRefund) => {
    const { booking, address } = await bookTrip();
    await payInFull(booking.bookingId);
    const refused = await send(address, {
      intent: "cancel",
      reason: "Illness",
      ...(expectedRefund !== undefined && { expectedRefund }),
    });
    expect(refused).toMatchObject({
      status: 422,
      step: {
        kind: "cancel",
        values: { reason: "Illness" },
        refusal: expect.stringContaining("nothing was canceled"),
      },
    });
    expect((await services.getTrip(address)).booking.status).toBe("confirmed");
  },
);

test("a change whose form has no readable price shows the price again", async () => {
  const { address } = await bookTrip();
  const party = { intent: "party", numberOfTravelers: "1", children: "0", infants: "0" };
  const quoted = await send(address, { ...party, intent: "quote-party" });
  const unreadable: Record<string, string>[] = [{}, { expectedTotal: "" }, { expectedTotal: "₹0" }];
  for (const total of unreadable) {
    expect(await send(address, { ...party, ...total })).toMatchObject({
      status: 422,
      step: {
        kind: "party",
        quote: quoted.step?.quote,
        refusal: expect.stringContaining("nothing was changed"),
      },
    });
  }
  expect((await services.getTrip(address)).booking.numberOfTravelers).toBe(2);
});

test("a booking past its due date is shown as expired even before the job, and nothing can be paid or changed", async () => {
  const { booking, address } = await bookTrip();
  const setDue = (paymentDueAt: number) => setBooking(booking.bookingId, { paymentDueAt });
  await setDue(Date.now() + 60_000);
  const open = await services.getTrip(address);
  expect(open).toMatchObject({ booking: { status: "confirmed" }, canMove: true, canChange: true });
  expect(open.booking.verifyBy).toBeDefined();
  await setDue(Date.now());
  const page = await services.getTrip(address);
  expect(page).toMatchObject({
    booking: { status: "expired" },
    money: { toPay: 0 },
    documents: { voucher: false },
    canMove: false,
    canChange: false,
    cancellation: null,
  });
  expect(page.booking).not.toHaveProperty("verifyBy");
});
