import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import { getQuote } from "../../worker/prices/get-quote";
import { signIn } from "../support/accounts";
import { as, book, patch, post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { coupon, usesOf } from "../support/coupon";
import { db, seatsSold, setBooking } from "../support/database";
import { openBookings } from "../support/opening";
import { problemOf } from "../support/problem";
import { codeOf, refusal } from "../support/refusal";

/** Returns how many concurrent bookings succeeded; the others must have been refused beside the coupon. */
async function race(requests: Record<string, unknown>[], reason: RegExp): Promise<number> {
  const responses = await Promise.all(
    requests.map((request) => post("/api/bookings", bookingRequest(request))),
  );
  const refused = responses.filter(({ status }) => status !== 201);
  for (const response of refused) {
    const { errors } = await problemOf(response, "invalid");
    expect(errors?.couponCode?.[0]).toMatch(reason);
  }
  return responses.length - refused.length;
}

test("of twelve concurrent bookings with a coupon for five, five succeed and seven change nothing", async () => {
  const couponCode = await coupon({ usageLimit: 5 });
  const travelDate = freshTravelDate();
  const requests = Array.from({ length: 12 }, (_, index) => ({
    couponCode,
    travelDate,
    numberOfTravelers: 1,
    email: `guest${index}@example.com`,
  }));
  expect(await race(requests, /fully redeemed/)).toBe(5);
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 5, byCustomers: 5, byBookings: 5 });
  expect(await seatsSold("ooty", travelDate)).toBe(5);
});

test("a customer's limit holds for concurrent bookings and any spelling of the address, and only for that customer", async () => {
  const couponCode = await coupon({ perCustomerLimit: 2 });
  const requests = Array.from({ length: 8 }, (_, index) => ({
    couponCode,
    email: index % 2 === 0 ? "asha@example.com" : "Asha@Example.com",
  }));
  expect(await race(requests, /limit per customer/)).toBe(2);
  expect(await race([{ couponCode, email: "ravi@example.com" }], /never/)).toBe(1);
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 3, byCustomers: 3, byBookings: 3 });
});

test("a customer's limit counts tags and Gmail's dots as one address", async () => {
  const couponCode = await coupon({ perCustomerLimit: 1 });
  const spellings = ["meera.iyer@gmail.com", "meeraiyer+1@googlemail.com", "MeeraIyer+two@gmail.com"];
  expect(
    await race(
      spellings.map((email) => ({ couponCode, email })),
      /limit per customer/,
    ),
  ).toBe(1);
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 1, byCustomers: 1, byBookings: 1 });
});

test("a caller may try 30 wrong codes an hour; prices without a coupon go on", async () => {
  const couponCode = await coupon();
  let now = Date.now();
  const caller = crypto.randomUUID();
  const request = quoteRequestSchema.parse({
    tour: "ooty",
    travelDate: freshTravelDate(),
    numberOfTravelers: 2,
    roomType: "standard",
  });
  const quote = (code: string | null, by: string = caller) =>
    getQuote({ db, clock: () => now }, { ...request, couponCode: code }, by);
  for (let use = 0; use < 3; use += 1) expect((await quote(couponCode)).discount).toBeGreaterThan(0);
  const wrong = await Promise.all(Array.from({ length: 35 }, (_, index) => codeOf(quote(`GUESS${index}`))));
  expect(wrong.filter((code) => code === "invalid")).toHaveLength(30);
  expect(wrong.filter((code) => code === "too_many_requests")).toHaveLength(5);
  const { errors, retryAfter } = await refusal(quote(couponCode), "too_many_requests");
  expect(errors?.couponCode?.[0]).toMatch(/Too many wrong coupon codes/);
  expect(retryAfter).toBe(3600);
  expect((await quote(null)).discount).toBe(0);
  expect((await quote(couponCode, "another")).discount).toBeGreaterThan(0);
  now += 60 * 60_000;
  expect((await quote(couponCode)).discount).toBeGreaterThan(0);
});

test("in production an address over the limit is refused beside the coupon, and books without one", async () => {
  const couponCode = await coupon();
  await openBookings();
  vi.stubEnv("MODE", "production");
  const from = { "CF-Connecting-IP": "203.0.113.50" };
  const { tour, travelDate, numberOfTravelers, roomType } = bookingRequest();
  const party = { tour, travelDate, numberOfTravelers, roomType };
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post("/api/quotes", { ...party, couponCode: `GUESS${index}` }, from),
    ),
  );
  expect(guesses.map(({ status }) => status)).toStrictEqual(guesses.map(() => 422));
  for (const path of ["/api/quotes", "/api/bookings"]) {
    const body = { ...(path === "/api/quotes" ? party : bookingRequest()), couponCode };
    const { errors } = await problemOf(await post(path, body, from), "too_many_requests");
    expect(Object.keys(errors ?? {})).toStrictEqual(["couponCode"]);
  }
  expect((await post("/api/quotes", party, from)).status).toBe(200);
  expect((await post("/api/bookings", bookingRequest(), from)).status).toBe(201);
});

test("a repeated request with one key redeems the coupon once", async () => {
  const couponCode = await coupon({ usageLimit: 1 });
  const request = bookingRequest({ couponCode });
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const responses = await Promise.all([1, 2, 3].map(() => post("/api/bookings", request, key)));
  expect(responses.map(({ status }) => status)).toStrictEqual([201, 201, 201]);
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 1, byCustomers: 1, byBookings: 1 });
});

test("a booking without seats left redeems no coupon", async () => {
  const couponCode = await coupon();
  const travelDate = freshTravelDate();
  await book({ travelDate, numberOfTravelers: 19 });
  const refused = await post(
    "/api/bookings",
    bookingRequest({ travelDate, numberOfTravelers: 2, couponCode }),
  );
  await problemOf(refused, "sold_out");
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 0, byCustomers: 0, byBookings: 0 });
});

async function cancel(bookingId: string, cookie: string) {
  return (await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(cookie))).status;
}

test("a cancellation before travel, even a concurrent one, returns one use", async () => {
  const { cookie } = await signIn("admin");
  const couponCode = await coupon({ usageLimit: 2, perCustomerLimit: 2 });
  const { bookingId } = await book({ couponCode });
  await book({ couponCode });
  await problemOf(await post("/api/bookings", bookingRequest({ couponCode })), "invalid");
  const statuses = await Promise.all([1, 2, 3].map(() => cancel(bookingId, cookie)));
  expect(statuses.toSorted()).toStrictEqual([200, 409, 409]);
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 1, byCustomers: 1, byBookings: 1 });
  expect(await cancel(bookingId, cookie)).toBe(409);
  await book({ couponCode });
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 2, byCustomers: 2, byBookings: 2 });
});

test.for([
  [1, 0],
  [0, 1],
  [-3, 1],
] as const)(
  "canceled %i days before travel, the coupon counts as redeemed %i times",
  async ([days, used]) => {
    const { cookie } = await signIn("admin");
    const couponCode = await coupon();
    const { bookingId } = await book({ couponCode });
    const travelDate = addDays(todayInIndia(Date.now()), days);
    // Moving the date moves the seats.
    await env.DB.prepare(
      "INSERT OR REPLACE INTO departures (tour_id, travel_date, capacity, booked) SELECT tour_id, ?1, 20, 2 FROM bookings WHERE booking_id = ?2",
    )
      .bind(travelDate, bookingId)
      .run();
    await setBooking(bookingId, { travelDate });
    expect(await cancel(bookingId, cookie)).toBe(200);
    expect(await usesOf(couponCode)).toStrictEqual({ inAll: used, byCustomers: used, byBookings: used });
  },
);

test("canceling a booking without a coupon returns none", async () => {
  const { cookie } = await signIn("admin");
  const couponCode = await coupon();
  await book({ couponCode });
  const { bookingId, ...booking } = await book();
  expect(booking).not.toHaveProperty("couponCode");
  expect(await cancel(bookingId, cookie)).toBe(200);
  expect(await usesOf(couponCode)).toStrictEqual({ inAll: 1, byCustomers: 1, byBookings: 1 });
});
