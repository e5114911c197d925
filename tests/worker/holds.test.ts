import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { seatHolds } from "../../worker/platform/db/schema";
import { book, bookingOf, client, origin, patch, post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { departureOf, holdOf, letExpire, newHolder } from "../support/holds";
import { problemOf } from "../support/problem";

const release = (holdId: string) => client.DELETE("/api/holds/{holdId}", { params: { path: { holdId } } });

const now = { db, clock: () => Date.now() };
const tour = () => tourOfCapacity(12);

test("a hold keeps seats for fifteen minutes from everyone but its holder", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  const before = Date.now();
  const hold = await holder.hold(slug, date, 5);
  expect(hold).toMatchObject({ tourSlug: slug, travelDate: date, numberOfTravelers: 5, canExtend: true });
  expect(Date.parse(hold.expiresAt)).toBeGreaterThanOrEqual(before + 15 * 60_000);
  expect(Date.parse(hold.expiresAt)).toBeLessThanOrEqual(Date.now() + 15 * 60_000);

  expect(await newHolder().seatsLeft(slug, date)).toBe(7);
  expect(await holder.seatsLeft(slug, date)).toBe(12);
  await problemOf(
    await newHolder().request({ tour: slug, travelDate: date, numberOfTravelers: 8 }),
    "sold_out",
  );
  await problemOf(
    await post("/api/bookings", bookingRequest({ tour: slug, travelDate: date, numberOfTravelers: 8 })),
    "sold_out",
  );
  expect(await departureOf(slug, date)).toStrictEqual({ capacity: 12, booked: 0, held: 5 });
});

test("the cookie is signed and http-only, contains no names, and a forged one is ignored", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const body = { tour: slug, travelDate: date, numberOfTravelers: 1 };
  const cookie = (await post("/api/holds", body)).headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(
    /^tb_holder=[0-9a-f-]{36}\.[^;]+; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Lax$/,
  );
  const forged =
    cookie.replace(/\.[^;]+/, ".Zm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2VkMTI%3D").split(";")[0] ?? "";
  const answer = await post("/api/holds", body, { Cookie: forged, Origin: origin });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^tb_holder=/);
  expect(await departureOf(slug, date)).toMatchObject({ held: 2 });
});

test("a booking that names its hold gets its seats, even the last", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId } = await newHolder().hold(slug, date, 12);
  const request = bookingRequest({ tour: slug, travelDate: date, numberOfTravelers: 12 });
  await problemOf(await post("/api/bookings", request), "sold_out");
  const booking = await bookingOf(await post("/api/bookings", { ...request, holdId }));
  expect(booking.status).toBe("confirmed");
  expect(await departureOf(slug, date)).toStrictEqual({ capacity: 12, booked: 12, held: 0 });
});

test("a client books its held seats without naming the hold, and a smaller party releases the rest", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  await holder.hold(slug, date, 12);
  const request = bookingRequest({ tour: slug, travelDate: date, numberOfTravelers: 4 });
  await bookingOf(await post("/api/bookings", request, holder.headers()));
  expect(await departureOf(slug, date)).toStrictEqual({ capacity: 12, booked: 4, held: 0 });
});

test("an ended hold releases its seats to the next client, and its holder can still book remaining ones", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  const { holdId } = await holder.hold(slug, date, 10);
  await letExpire(holdId);
  expect(await newHolder().seatsLeft(slug, date)).toBe(12);
  await book({ tour: slug, travelDate: date, numberOfTravelers: 10 });
  expect(await departureOf(slug, date)).toStrictEqual({ capacity: 12, booked: 10, held: 0 });
  await book({ tour: slug, travelDate: date, numberOfTravelers: 2, holdId });
  await problemOf(
    await post(
      "/api/bookings",
      bookingRequest({ tour: slug, travelDate: date, numberOfTravelers: 1, holdId }),
    ),
    "sold_out",
  );
});

test("a refused booking leaves the hold unchanged", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId } = await newHolder().hold(slug, date, 6);
  await book({ tour: slug, travelDate: date, numberOfTravelers: 6 });
  await problemOf(
    await post(
      "/api/bookings",
      bookingRequest({ tour: slug, travelDate: date, numberOfTravelers: 7, holdId }),
    ),
    "sold_out",
  );
  expect(await departureOf(slug, date)).toStrictEqual({ capacity: 12, booked: 6, held: 6 });
});

test("a repeated request with its key is one booking, even if its hold is gone", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId } = await newHolder().hold(slug, date, 3);
  const request = bookingRequest({ tour: slug, travelDate: date, numberOfTravelers: 3 });
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const first = await bookingOf(await post("/api/bookings", { ...request, holdId }, key));
  const other = await newHolder().hold(slug, date, 3);
  expect(
    await bookingOf(await post("/api/bookings", { ...request, holdId: other.holdId }, key)),
  ).toStrictEqual(first);
  expect(await bookingOf(await post("/api/bookings", request, key))).toStrictEqual(first);
  expect(await departureOf(slug, date)).toMatchObject({ booked: 3, held: 3 });
});

test("repeated releases free the seats once", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId } = await newHolder().hold(slug, date, 4);
  await newHolder().hold(slug, date, 2);
  const answers = await Promise.all(Array.from({ length: 5 }, () => release(holdId)));
  expect(answers.map(({ response }) => response.status)).toStrictEqual([204, 204, 204, 204, 204]);
  expect(await departureOf(slug, date)).toMatchObject({ held: 2 });
});

test("housekeeping removes ended holds once, and leaves live ones", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId } = await newHolder().hold(slug, date, 4);
  await newHolder().hold(slug, date, 2);
  await letExpire(holdId);
  await Promise.all([deleteExpired(now), deleteExpired(now), release(holdId)]);
  expect(await departureOf(slug, date)).toMatchObject({ held: 2 });
});

test("a client holds seats on three departures, one hold on each", async () => {
  const slug = await tour();
  const holder = newHolder();
  const [first, second, third, fourth] = [
    freshTravelDate(),
    freshTravelDate(),
    freshTravelDate(),
    freshTravelDate(),
  ];
  const { holdId } = await holder.hold(slug, first, 2);
  await holder.hold(slug, second, 2);
  await holder.hold(slug, third, 2);
  const refused = await holder.request({ tour: slug, travelDate: fourth, numberOfTravelers: 2 });
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  await problemOf(refused, "too_many_requests");
  expect(await departureOf(slug, fourth)).toBeNull();

  // A new hold for the same day replaces the old one, up to all seats of the day.
  await holder.hold(slug, first, 12);
  expect(await departureOf(slug, first)).toMatchObject({ held: 12 });
  await problemOf(await patch(`/api/holds/${holdId}`, { extend: true }), "not_found");
});

test("requesting held seats again, for any party size, never moves their end", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  const first = await holder.hold(slug, date, 5);
  await db
    .update(seatHolds)
    .set({ expiresAt: Date.now() + 60_000 })
    .where(eq(seatHolds.id, first.holdId));
  const { expiresAt } = await holdOf(await patch(`/api/holds/${first.holdId}`, { numberOfTravelers: 4 }));
  for (const seats of [4, 12, 1]) {
    const hold = await holder.hold(slug, date, seats);
    expect(hold).toMatchObject({ numberOfTravelers: seats, expiresAt, canExtend: true });
    expect(await departureOf(slug, date)).toMatchObject({ held: seats });
  }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => holder.request({ tour: slug, travelDate: date, numberOfTravelers: 2 })),
  );
  for (const answer of answers) expect((await holdOf(answer, 201)).expiresAt).toBe(expiresAt);
  expect(await departureOf(slug, date)).toMatchObject({ held: 2 });
});

test("the one extension of a hold stays used when the seats are requested again", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  const { holdId } = await holder.hold(slug, date, 2);
  const { expiresAt } = await holdOf(await patch(`/api/holds/${holdId}`, { extend: true }));
  const second = await holder.hold(slug, date, 3);
  expect(second).toMatchObject({ expiresAt, canExtend: false });
  await problemOf(await patch(`/api/holds/${second.holdId}`, { extend: true }), "illegal_transition");
});

test("another departure, and the same one after the hold has ended, is held for the full time", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  const { holdId } = await holder.hold(slug, date, 2);
  await db
    .update(seatHolds)
    .set({ expiresAt: Date.now() + 60_000, extended: true })
    .where(eq(seatHolds.id, holdId));
  const before = Date.now();
  const other = await holder.hold(slug, freshTravelDate(), 2);
  await letExpire(holdId);
  const again = await holder.hold(slug, date, 2);
  for (const hold of [other, again]) {
    expect(Date.parse(hold.expiresAt)).toBeGreaterThanOrEqual(before + 15 * 60_000);
    expect(hold.canExtend).toBe(true);
  }
});

test("a refused larger hold leaves the smaller one unchanged", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const holder = newHolder();
  const first = await holder.hold(slug, date, 5);
  await problemOf(await holder.request({ tour: slug, travelDate: date, numberOfTravelers: 13 }), "sold_out");
  expect(await holdOf(await patch(`/api/holds/${first.holdId}`, { numberOfTravelers: 5 }))).toStrictEqual(
    first,
  );
  expect(await departureOf(slug, date)).toMatchObject({ held: 5 });
});

test("an ended or released hold frees a place", async () => {
  const slug = await tour();
  const holder = newHolder();
  const first = await holder.hold(slug, freshTravelDate(), 1);
  const second = await holder.hold(slug, freshTravelDate(), 1);
  await holder.hold(slug, freshTravelDate(), 1);
  await letExpire(first.holdId);
  await holder.hold(slug, freshTravelDate(), 1);
  await release(second.holdId);
  await holder.hold(slug, freshTravelDate(), 1);
  expect(await departureOf(slug, first.travelDate)).toMatchObject({ held: 0 });
});

test("ten concurrent requests of one client leave it three holds", async () => {
  const slug = await tour();
  const holder = newHolder();
  await holder.hold(slug, freshTravelDate(), 1);
  const dates = Array.from({ length: 10 }, () => freshTravelDate());
  const answers = await Promise.all(
    dates.map((travelDate) => holder.request({ tour: slug, travelDate, numberOfTravelers: 1 })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
});

test("a hold grows and shrinks with the party, and is unchanged if there is no room", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId, expiresAt } = await newHolder().hold(slug, date, 2);
  const change = (numberOfTravelers: number) => patch(`/api/holds/${holdId}`, { numberOfTravelers });
  expect(await holdOf(await change(9))).toMatchObject({ numberOfTravelers: 9, expiresAt, canExtend: true });
  const { errors } = await problemOf(await change(13), "sold_out");
  expect(Object.keys(errors ?? {})).toStrictEqual(["numberOfTravelers"]);
  expect(await departureOf(slug, date)).toMatchObject({ held: 9 });
  expect(await holdOf(await change(1))).toMatchObject({ numberOfTravelers: 1 });
  expect(await departureOf(slug, date)).toMatchObject({ held: 1 });
});

test("a growing hold takes the seats of an ended one", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const ended = await newHolder().hold(slug, date, 8);
  const { holdId } = await newHolder().hold(slug, date, 4);
  await letExpire(ended.holdId);
  await holdOf(await patch(`/api/holds/${holdId}`, { numberOfTravelers: 12 }));
  expect(await departureOf(slug, date)).toMatchObject({ held: 12 });
});

test("a hold is extended once, even by five concurrent requests", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId, expiresAt } = await newHolder().hold(slug, date, 2);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => patch(`/api/holds/${holdId}`, { extend: true })),
  );
  const granted = answers.filter(({ status }) => status === 200);
  expect(granted).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) await problemOf(answer, "illegal_transition");
  for (const answer of granted) {
    const hold = await holdOf(answer);
    expect(hold.canExtend).toBe(false);
    expect(Date.parse(hold.expiresAt) - Date.parse(expiresAt)).toBe(15 * 60_000);
  }
});

test("an ended hold cannot be restored", async () => {
  const [slug, date] = [await tour(), freshTravelDate()];
  const { holdId } = await newHolder().hold(slug, date, 2);
  await letExpire(holdId);
  await problemOf(await patch(`/api/holds/${holdId}`, { extend: true }), "not_found");
  expect(await departureOf(slug, date)).toMatchObject({ held: 0 });
});

test.for([
  [{ numberOfTravelers: 21 }, "invalid", "numberOfTravelers"],
  [{ numberOfTravelers: 0 }, "invalid", "numberOfTravelers"],
  [{ travelDate: addDays(todayInIndia(Date.now()), -1) }, "invalid", "travelDate"],
  [{ travelDate: "2027-02-30" }, "invalid", "travelDate"],
  [{ holder: "somebody" }, "invalid", "holder"],
  [{ tour: "atlantis" }, "not_found", null],
] as const)("%j is refused and holds nothing", async ([wrong, code, field]) => {
  const body = { tour: await tour(), travelDate: freshTravelDate(), numberOfTravelers: 2, ...wrong };
  const { errors } = await problemOf(await post("/api/holds", body), code);
  expect(Object.keys(errors ?? {})).toStrictEqual(field === null ? [] : [field]);
  expect(await departureOf(body.tour, body.travelDate)).toBeNull();
});

test.for([[{}], [{ extend: false }], [{ numberOfTravelers: 2.5 }], [{ seats: 3 }]] as const)(
  "the change %j is refused",
  async ([change]) => {
    const { holdId } = await newHolder().hold(await tour(), freshTravelDate(), 2);
    await problemOf(await patch(`/api/holds/${holdId}`, change), "invalid");
  },
);

test("an invalid ID is refused, and an unknown one is not found", async () => {
  await problemOf(await patch("/api/holds/42", { extend: true }), "invalid");
  expect((await release("42")).error).toMatchObject({ code: "invalid", status: 422 });
  await problemOf(await patch(`/api/holds/${crypto.randomUUID()}`, { extend: true }), "not_found");
  expect((await release(crypto.randomUUID())).response.status).toBe(204);
  await problemOf(await post("/api/bookings", bookingRequest({ holdId: "42" })), "invalid");
});
