import { expect, test, beforeAll } from "vitest";
import { book, bookingOf, post, get } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import {
  db,
  departureRow,
  dropOversellingCheck,
  rowCounts,
  seatsSold,
  tourOfCapacity,
} from "../support/database";
import { problemOf } from "../support/problem";
import type { Viewer } from "~/domain/accounts/account";
import { seatHolds } from "../../worker/platform/db/schema";
import { actionsOn } from "../support/audit";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

test("the last seats can be sold, and not one more", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  await book({ tour, travelDate, numberOfTravelers: 10 });

  const before = await rowCounts();
  await problemOf(
    await post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 3 })),
    "sold_out",
  );
  expect(await rowCounts()).toStrictEqual(before);
  expect(await seatsSold(tour, travelDate)).toBe(10);

  await book({ tour, travelDate, numberOfTravelers: 2 });
  await problemOf(
    await post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    "sold_out",
  );
  expect(await seatsSold(tour, travelDate)).toBe(12);
});

test("a party larger than the tour is sold out on an empty date, and leaves no row for the date", async () => {
  const tour = await tourOfCapacity(12);
  const before = await rowCounts();
  const { detail, errors } = await problemOf(
    await post("/api/bookings", bookingRequest({ tour, numberOfTravelers: 13 })),
    "sold_out",
  );
  expect(detail).toBe("This tour takes parties of up to 12. Please choose fewer travelers.");
  expect(errors).toStrictEqual({ numberOfTravelers: [detail] });
  expect(await rowCounts()).toStrictEqual(before);
});

test("thirty concurrent requests share exactly the twelve seats", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const before = await rowCounts();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    ),
  );
  const sold = responses.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(12);
  for (const response of responses) if (response.status !== 201) await problemOf(response, "sold_out");
  expect(
    new Set(await Promise.all(sold.map(async (response) => (await bookingOf(response)).bookingId))).size,
  ).toBe(12);

  expect(await seatsSold(tour, travelDate)).toBe(12);
  const after = await rowCounts();
  expect(after).toMatchObject({ bookings: (before.bookings ?? 0) + 12, events: (before.events ?? 0) + 12 });
});

let owner: Viewer;
let tour: string;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  tour = await tourOfCapacity(12);
  await giveTourTo(tour, await createOperator(owner.id));
});

const departureOn = (travelDate: string) => departureRow(tour, travelDate);

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

// The negative controls, last in the file: the first removes the guard for both.
test("without the CHECK the same lowering goes below the sold seats", async () => {
  await db.delete(seatHolds);
  await dropOversellingCheck();
  const travelDate = freshTravelDate();
  await bookSeats(travelDate, 8);
  await setTo(travelDate, 2);
  expect(await departureOn(travelDate)).toMatchObject({ capacity: 2, booked: 8 });
});

test("without the CHECK the same thirty requests oversell the tour", async () => {
  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    ),
  );
  expect(responses.map(({ status }) => status)).toStrictEqual(Array.from({ length: 30 }, () => 201));
  expect(await seatsSold(tour, travelDate)).toBe(30);
});
