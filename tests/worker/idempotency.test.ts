import { idempotent, type Schemas } from "@tour-bharat/client";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotencyKeys } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, client, dataOf } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, rowCounts, seatsSold, tourOfCapacity } from "../support/database";

const day = 24 * 60 * 60 * 1000;

function keyed(body: Schemas["BookingRequest"], key: string, headers: Record<string, string> = {}) {
  return client.POST("/api/bookings", { params: { header: idempotent(key) }, body, headers });
}

/** Returns the booking of an answer. */
async function booked(answer: ReturnType<typeof keyed>) {
  return dataOf(await answer, 201).booking;
}

/** Returns the code of a refusal. */
async function refusalOf(answer: ReturnType<typeof keyed>) {
  return (await answer).error?.code;
}

/** Makes a key look `age` milliseconds old. */
async function age(key: string, milliseconds: number) {
  const at = sql`${idempotencyKeys.createdAt} - ${milliseconds}`;
  await db.update(idempotencyKeys).set({ createdAt: at }).where(eq(idempotencyKeys.key, key));
}

test("a request sent twice with its key is one booking, answered 201 both times", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest();
  const first = await booked(keyed(request, key));
  const before = await rowCounts();
  expect(await booked(keyed(request, key))).toStrictEqual(first);
  expect(await rowCounts()).toStrictEqual(before);
});

test("fifty concurrent requests with one key make one booking", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest({ numberOfTravelers: 3 });
  const before = await rowCounts();
  const bookings = await Promise.all(Array.from({ length: 50 }, () => booked(keyed(request, key))));
  const ids = bookings.map(({ bookingId }) => bookingId);
  expect(new Set(ids).size).toBe(1);
  expect(await seatsSold(request.tour, request.travelDate)).toBe(3);
  expect(await rowCounts()).toStrictEqual({
    bookings: (before.bookings ?? 0) + 1,
    events: (before.events ?? 0) + 1,
    keys: (before.keys ?? 0) + 1,
    seats: (before.seats ?? 0) + 3,
  });
});

test("concurrent requests with one key for all seats do not sell out against each other", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest({ tour: await tourOfCapacity(12), numberOfTravelers: 12 });
  const bookings = await Promise.all(Array.from({ length: 20 }, () => booked(keyed(request, key))));
  const ids = bookings.map(({ bookingId }) => bookingId);
  expect(new Set(ids).size).toBe(1);
});

test("without a key, or with another, the same request is another booking", async () => {
  const request = bookingRequest();
  const ids = [
    await booked(keyed(request, crypto.randomUUID())),
    await booked(client.POST("/api/bookings", { body: request })),
    await booked(client.POST("/api/bookings", { body: request })),
  ].map(({ bookingId }) => bookingId);
  expect(new Set(ids).size).toBe(3);
});

test("the order and spelling of the body do not make it another request", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest();
  const { bookingId } = await booked(keyed(request, key));
  const reversed: object = Object.fromEntries(Object.entries(request).toReversed());
  const spelled = { ...reversed, ...request, phone: "+919845012345", email: request.email.toUpperCase() };
  expect((await booked(keyed(spelled, key))).bookingId).toBe(bookingId);
});

test("a key sent with another body is a mismatch and writes nothing", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest();
  await booked(keyed(request, key));
  const before = await rowCounts();
  expect(await refusalOf(keyed({ ...request, numberOfTravelers: 3 }, key))).toBe("idempotency_mismatch");
  expect(await refusalOf(keyed({ ...request, expectedTotal: 1 }, key))).toBe("idempotency_mismatch");
  expect(await rowCounts()).toStrictEqual(before);
});

test("two different concurrent requests with one key are one booking and one mismatch", async () => {
  const key = crypto.randomUUID();
  const answers = await Promise.all([
    keyed(bookingRequest({ firstName: "Asha" }), key),
    keyed(bookingRequest({ firstName: "Ravi" }), key),
  ]);
  expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(1);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toStrictEqual(["idempotency_mismatch"]);
});

test("a key does not reveal another account's booking", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest();
  const [owner, other] = await Promise.all([signIn("user"), signIn("user")]);
  const { bookingId } = await booked(keyed(request, key, as(owner.cookie)));
  expect(await refusalOf(keyed(request, key, as(other.cookie)))).toBe("idempotency_mismatch");
  expect(await refusalOf(keyed(request, key))).toBe("idempotency_mismatch");
  expect((await booked(keyed(request, key, as(owner.cookie)))).bookingId).toBe(bookingId);
});

test("a key is stored for 24 hours and then free again, for the same body and for another", async () => {
  const key = crypto.randomUUID();
  const request = bookingRequest();
  const first = await booked(keyed(request, key));
  await age(key, day - 60_000);
  expect((await booked(keyed(request, key))).bookingId).toBe(first.bookingId);

  await age(key, 60_001);
  const second = await booked(keyed(request, key));
  expect(second.bookingId).not.toBe(first.bookingId);

  await age(key, day + 1);
  const third = await booked(keyed({ ...request, numberOfTravelers: 1 }, key));
  expect(third.numberOfTravelers).toBe(1);
});

test("expired keys are deleted by the next booking", async () => {
  const key = crypto.randomUUID();
  await booked(keyed(bookingRequest(), key));
  await age(key, day + 1);
  await book();
  expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))).toStrictEqual([]);
});

test("a refused request stores no key: retried when there are seats, it is a booking", async () => {
  const { cookie } = await signIn("admin");
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const earlier = await book({ tour, travelDate, numberOfTravelers: 12 });
  const key = crypto.randomUUID();
  const request = bookingRequest({ tour, travelDate, numberOfTravelers: 2 });
  expect(await refusalOf(keyed(request, key))).toBe("sold_out");
  expect(await refusalOf(keyed({ ...request, expectedTotal: 1 }, key))).toBe("price_changed");

  const cancelled = await client.PATCH("/api/admin/bookings/{bookingId}", {
    params: { path: { bookingId: earlier.bookingId } },
    body: { status: "cancelled" },
    headers: as(cookie),
  });
  expect(dataOf(cancelled).booking.status).toBe("cancelled");
  expect((await booked(keyed(request, key))).status).toBe("confirmed");
});
