import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { departures, seatHolds, tours } from "../../worker/platform/db/schema";
import { get, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, dropOversellingCheck, tourOfCapacity } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

let owner: Viewer;
let tour: string;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  tour = await tourOfCapacity(12);
  await giveTourTo(tour, await createOperator(owner.id));
});

async function departureOn(travelDate: string) {
  const row = await db
    .select({ departure: departures })
    .from(departures)
    .innerJoin(tours, and(eq(departures.tourId, tours.id), eq(tours.slug, tour)))
    .where(eq(departures.travelDate, travelDate))
    .get();
  return row?.departure;
}

const setTo = (travelDate: string, capacity: number | null) =>
  services.changeCapacity(owner, { tour, travelDate, capacity });

const bookSeats = (travelDate: string, numberOfTravelers: number) =>
  post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers }));

test("a date gets its own capacity, and follows its tour again", async () => {
  const travelDate = freshTravelDate();
  await setTo(travelDate, 3);
  expect(await departureOn(travelDate)).toMatchObject({ capacity: 3, hasOwnCapacity: true, booked: 0 });
  const answer = await get(`/api/tours/${tour}/availability?from=${travelDate}&to=${travelDate}`);
  expect(await answer.json()).toMatchObject({ days: [{ seatsLeft: 3, status: "limited" }] });
  expect((await bookSeats(travelDate, 4)).status).toBe(409);
  // The same value changes nothing and is not logged.
  await setTo(travelDate, 3);
  await setTo(travelDate, null);
  await setTo(travelDate, null);
  expect(await departureOn(travelDate)).toMatchObject({ capacity: 12, hasOwnCapacity: false });
  const actions = await actionsOn(`${tour}/${travelDate}`);
  expect(actions.map(({ log, details }) => [log.action, details.after])).toStrictEqual([
    ["departure.capacity", { capacity: 3, ofItsOwn: true }],
    ["departure.capacity", { capacity: 12, ofItsOwn: false }],
  ]);
});

test("it cannot be set below sold and held seats; an ended hold does not count", async () => {
  const travelDate = freshTravelDate();
  await setTo(travelDate, 20);
  for (const seats of [7, 6]) expect((await bookSeats(travelDate, seats)).status).toBe(201);
  await post("/api/holds", { tour, travelDate, numberOfTravelers: 2 });
  await post("/api/holds", { tour, travelDate, numberOfTravelers: 3 }, { "X-Test-Hold": "1" });
  for (const capacity of [14, null]) {
    const refused = await refusal(setTo(travelDate, capacity), "conflict");
    expect(refused.extra).toStrictEqual({ booked: 13, held: 2 });
    expect(refused.message).toContain("13 seats are sold and 2 are held");
  }
  expect(await departureOn(travelDate)).toMatchObject({ capacity: 20, booked: 13 });
  await setTo(travelDate, 15);
  expect(await departureOn(travelDate)).toMatchObject({ capacity: 15, booked: 13, held: 2 });
  expect(await actionsOn(`${tour}/${travelDate}`)).toHaveLength(2);
});

/** Lowers a date repeatedly while bookings arrive. */
async function lowerWhileBooking(travelDate: string) {
  await setTo(travelDate, 12);
  const [bookings] = await Promise.all([
    Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 }), {
          "X-Test-Pause": String(index * 8),
        }),
      ),
    ),
    Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        services.changeCapacity(owner, { tour, travelDate, capacity: 11 - index || 1 }),
      ),
    ),
  ]);
  const booked = bookings.filter(({ status }) => status === 201).length;
  return { booked, row: await departureOn(travelDate) };
}

test("lowered during bookings it is never below the sold seats, and nothing is oversold", async () => {
  const { booked, row } = await lowerWhileBooking(freshTravelDate());
  expect(row?.booked).toBe(booked);
  expect(row?.capacity).toBeGreaterThanOrEqual(booked);
  expect(booked).toBeLessThan(12);
});

// Each file has its own storage: the guard is removed last.
test("without the CHECK the same lowering goes below the sold seats", async () => {
  await db.delete(seatHolds);
  await dropOversellingCheck();
  const travelDate = freshTravelDate();
  await bookSeats(travelDate, 8);
  await setTo(travelDate, 2);
  expect(await departureOn(travelDate)).toMatchObject({ capacity: 2, booked: 8 });
});
