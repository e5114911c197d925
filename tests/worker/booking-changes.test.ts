import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { adminBookingSchema } from "~/domain/bookings/booking-schema";
import { signIn } from "../support/accounts";
import { as, book, patch, read } from "../support/api";
import { freshTravelDate } from "../support/booking-request";
import { eventsOf, makePending, rowCounts, seatsSold } from "../support/database";
import { problemOf } from "../support/problem";

const changedSchema = z.strictObject({ booking: adminBookingSchema.strict() });

let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn("admin");
});

function change(bookingId: string, body: unknown) {
  return patch(`/api/admin/bookings/${bookingId}`, body, as(admin.cookie));
}

async function changed(bookingId: string, status: string) {
  return (await read(await change(bookingId, { status }), changedSchema)).booking;
}

test("a pending booking is confirmed, and keeps its seats", async () => {
  const { bookingId, travelDate } = await book();
  await makePending(bookingId);
  const booking = await changed(bookingId, "confirmed");
  expect(booking).toMatchObject({ bookingId, status: "confirmed" });
  expect(booking).not.toHaveProperty("cancelledAt");
  expect(await seatsSold("ooty", travelDate)).toBe(2);
  expect(await eventsOf(bookingId)).toMatchObject([
    { type: "booking.created" },
    { type: "booking.updated", status: "confirmed", actorId: admin.id },
  ]);
});

test.for(["pending", "confirmed"] as const)(
  "a %s booking is canceled and releases its seats",
  async (from) => {
    const { bookingId, travelDate } = await book({ numberOfTravelers: 3 });
    if (from === "pending") await makePending(bookingId);
    const before = await rowCounts();
    expect(await changed(bookingId, "cancelled")).toMatchObject({
      status: "cancelled",
      cancelledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(await seatsSold("ooty", travelDate)).toBe(0);
    expect(await rowCounts()).toMatchObject({ bookings: before.bookings, events: (before.events ?? 0) + 1 });
  },
);

test("a canceled booking releases only its own seats", async () => {
  const travelDate = freshTravelDate();
  const { bookingId } = await book({ travelDate, numberOfTravelers: 4 });
  await book({ travelDate, numberOfTravelers: 5 });
  await book({ tour: "hampi", travelDate, numberOfTravelers: 2 });
  await changed(bookingId, "cancelled");
  expect(await seatsSold("ooty", travelDate)).toBe(5);
  expect(await seatsSold("hampi", travelDate)).toBe(2);
});

test("of ten concurrent cancellations one counts, and the seats are released once", async () => {
  const travelDate = freshTravelDate();
  const { bookingId } = await book({ travelDate, numberOfTravelers: 3 });
  await book({ travelDate, numberOfTravelers: 7 });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => change(bookingId, { status: "cancelled" })),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toStrictEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  for (const response of responses)
    if (response.status === 409) await problemOf(response, "illegal_transition");
  expect(await seatsSold("ooty", travelDate)).toBe(7);
  expect((await eventsOf(bookingId)).map(({ status }) => status)).toStrictEqual(["confirmed", "cancelled"]);
});

test.for([
  ["confirmed", "confirmed"],
  ["confirmed", "pending"],
  ["cancelled", "confirmed"],
  ["cancelled", "cancelled"],
  ["cancelled", "pending"],
  ["pending", "pending"],
] as const)("a %s booking cannot become %s, and nothing is written", async ([from, to]) => {
  const { bookingId, travelDate } = await book();
  if (from === "pending") await makePending(bookingId);
  if (from === "cancelled") await changed(bookingId, "cancelled");
  const before = await rowCounts();
  const seats = await seatsSold("ooty", travelDate);
  const { detail } = await problemOf(await change(bookingId, { status: to }), "illegal_transition");
  expect(detail).toContain(from);
  expect(await rowCounts()).toStrictEqual(before);
  expect(await seatsSold("ooty", travelDate)).toBe(seats);
});

test.for(["completed", "no-show"] as const)("an upcoming trip cannot become %s", async (to) => {
  const { bookingId } = await book();
  await problemOf(await change(bookingId, { status: to }), "illegal_transition");
  expect((await eventsOf(bookingId)).at(-1)).toMatchObject({ status: "confirmed" });
});

test.for(["TB999999", "nothing", "tb%20", "%00", "constructor"])(
  "booking %s is not found",
  async (bookingId) => {
    await problemOf(await change(bookingId, { status: "cancelled" }), "not_found");
  },
);

test.for([{}, { status: "lost" }, { status: null }, { status: "cancelled", totalAmount: 0 }, [], null])(
  "the change %j is refused and changes nothing",
  async (body) => {
    const { bookingId } = await book();
    await problemOf(await change(bookingId, body), "invalid");
    expect(await eventsOf(bookingId)).toHaveLength(1);
  },
);
