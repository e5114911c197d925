import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { availabilitySchema } from "~/domain/departures/availability-schema";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { bookings, departures, seatHolds, tours, waitingEntries } from "../../worker/platform/db/schema";
import { listSeatsLeft } from "../../worker/tours/departures.repo";
import { listTours } from "../../worker/tours/list-tours";
import { book, get, post, read } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, dropOversellingCheck, tourOfCapacity } from "../support/database";
import { holdOf, newHolder } from "../support/holds";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { setTour, tourRow } from "../support/rows";
import { services } from "../support/services";

/** A tour that starts at 06:00 with four seats, and at 15:00 with its own twelve. */
const safari: DepartureRules = {
  ...everyDay,
  startTime: "06:00",
  starts: [{ time: "06:00", seats: 4 }, { time: "15:00" }],
};

let tour: string;
let owner: Viewer;

beforeAll(async () => {
  tour = await tourOfCapacity(12);
  owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
});

beforeEach(() => setTour(tour, { departureRules: safari }));

const request = (travelDate: string, numberOfTravelers: number, startTime?: string) =>
  bookingRequest({ tour, travelDate, numberOfTravelers, ...(startTime && { startTime }) });

async function dayOf(travelDate: string) {
  const path = `/api/tours/${tour}/availability?from=${travelDate}&to=${travelDate}`;
  return (await read(await get(path), availabilitySchema)).days[0];
}

/** Sets the rules as the operator does. */
async function setRules(rules: DepartureRules) {
  const { version } = await tourRow(tour);
  await services.setTourDepartures(owner, { slug: tour, version, departures: { capacity: 12, rules } });
}

/** Returns the seats of each start with a row: booked and held. */
async function rowsOf(travelDate: string) {
  const rows = await db
    .select({ start: departures.start, booked: departures.booked, held: departures.held })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(and(eq(tours.slug, tour), eq(departures.travelDate, travelDate)))
    .orderBy(departures.start);
  return Object.fromEntries(rows.map(({ start, booked, held }) => [start, [booked, held]]));
}

test("a quote, a hold and a booking name the start of a day with several; those that do not get its times in the error", async () => {
  const travelDate = freshTravelDate();
  const { firstName: _, ...party } = { ...request(travelDate, 2), firstName: "" };
  const quote = { tour, travelDate, numberOfTravelers: 2, roomType: party.roomType };
  const hold = { tour, travelDate, numberOfTravelers: 2 };
  for (const [path, body] of [
    ["/api/quotes", quote],
    ["/api/holds", hold],
    ["/api/bookings", request(travelDate, 2)],
  ] as const)
    for (const named of [{}, { startTime: "07:00" }]) {
      const { errors } = await problemOf(await post(path, { ...body, ...named }), "invalid");
      expect(errors, path).toStrictEqual({ startTime: ["Please choose a start time: 06:00 or 15:00 IST."] });
    }
  expect(await rowsOf(travelDate)).toStrictEqual({});
  expect(await (await post("/api/quotes", { ...quote, startTime: "15:00" })).json()).toMatchObject({
    quote: { startTime: "15:00" },
  });
  expect(await holdOf(await post("/api/holds", { ...hold, startTime: "15:00" }), 201)).toMatchObject({
    startTime: "15:00",
  });
  expect(await book(request(travelDate, 2, "06:00"))).toMatchObject({ travelDate, startTime: "06:00" });
  expect(await rowsOf(travelDate)).toStrictEqual({ "06:00": [2, 0], "15:00": [0, 2] });
});

test("a tour that starts once a day needs no start, takes only its own, and answers as before", async () => {
  await setTour(tour, { departureRules: everyDay });
  const travelDate = freshTravelDate();
  expect(await book(request(travelDate, 1))).not.toHaveProperty("startTime");
  expect(await book(request(travelDate, 1, "09:00"))).not.toHaveProperty("startTime");
  await problemOf(await post("/api/bookings", request(travelDate, 1, "15:00")), "invalid");
  expect(await dayOf(travelDate)).not.toHaveProperty("starts");
  expect(await rowsOf(travelDate)).toStrictEqual({ "": [2, 0] });
});

test("a day sums up its starts, and the seat channel sends the same", async () => {
  const travelDate = freshTravelDate();
  await book(request(travelDate, 3, "06:00"));
  const day = await dayOf(travelDate);
  expect(day).toMatchObject({ seatsLeft: 13, status: "open" });
  expect(day?.starts).toMatchObject([
    { startTime: "06:00", seatsLeft: 1, status: "limited" },
    { startTime: "15:00", seatsLeft: 12, status: "open" },
  ]);
  expect(await listSeatsLeft(db, tour, { travelDates: [travelDate], now: Date.now() })).toStrictEqual([
    {
      date: travelDate,
      seatsLeft: 13,
      starts: [
        { startTime: "06:00", seatsLeft: 1 },
        { startTime: "15:00", seatsLeft: 12 },
      ],
    },
  ]);
});

test("each start sells its own seats, and a day is full in searches only once all its starts are", async () => {
  const travelDate = freshTravelDate();
  const isListed = async () => {
    const found = await listTours({ db, clock: Date.now }, { from: travelDate, to: travelDate, q: tour });
    return found.tours.some(({ slug }) => slug === tour);
  };
  await book(request(travelDate, 4, "06:00"));
  await problemOf(await post("/api/bookings", request(travelDate, 1, "06:00")), "sold_out");
  expect(await isListed()).toBe(true);
  await book(request(travelDate, 12, "15:00"));
  expect(await isListed()).toBe(false);
  expect((await dayOf(travelDate))?.status).toBe("sold_out");
});

test("a search for a time of day leaves out the tours whose starts are all at another", async () => {
  const isFound = async (time: string) =>
    (await listTours({ db, clock: Date.now }, { time, q: tour })).tours.some(({ slug }) => slug === tour);
  expect(await Promise.all(["morning", "afternoon", "evening"].map(isFound))).toEqual([true, true, false]);
  await setTour(tour, { departureRules: everyDay });
  expect(await isFound("evening")).toBe(true);
});

async function isFoundOn(time: string, from: string) {
  const { tours: found } = await listTours({ db, clock: Date.now }, { time, q: tour, from, to: from });
  return found.some(({ slug }) => slug === tour);
}

test("a search for a time of day on a date leaves out the tours whose starts at that time are full", async () => {
  const [full, free] = [freshTravelDate(), freshTravelDate()];
  await book(request(full, 4, "06:00"));
  expect(await isFoundOn("morning", full)).toBe(false);
  expect(await isFoundOn("afternoon", full)).toBe(true);
  expect(await isFoundOn("morning", free)).toBe(true);
});

test("a closed start leaves the others open, and its bookings move to them", async () => {
  const travelDate = freshTravelDate();
  const booking = await book(request(travelDate, 2, "06:00"));
  const reason = "Elephants sleep on the morning track.";
  await services.closeDeparture(owner, { tour, travelDate, start: "06:00", reason });
  const { errors } = await problemOf(await post("/api/bookings", request(travelDate, 1, "06:00")), "invalid");
  expect(errors?.travelDate).toStrictEqual([reason]);
  expect((await dayOf(travelDate))?.starts).toMatchObject([
    { startTime: "06:00", status: "closed", reason },
    { startTime: "15:00", status: "open", seatsLeft: 12 },
  ]);
  const moved = await post(`/api/bookings/${booking.bookingId}/change`, {
    email: booking.customerEmail,
    change: { kind: "date", travelDate, startTime: "15:00" },
  });
  expect(moved.status).toBe(200);
  expect(await rowsOf(travelDate)).toStrictEqual({ "06:00": [0, 0], "15:00": [2, 0] });
});

test("seats of a canceled booking go to the waiting list of their start alone", async () => {
  const travelDate = freshTravelDate();
  const full = await book(request(travelDate, 4, "06:00"));
  const join = (numberOfTravelers: number, startTime: string) =>
    services.joinWaitingList(
      tour,
      {
        travelDate,
        startTime,
        numberOfTravelers,
        name: owner.name ?? "Owner",
        email: owner.email,
        phone: null,
      },
      { viewer: { ...owner, emailVerified: true }, caller: null },
    );
  await refusal(join(2, "15:00"), "invalid");
  await join(2, "06:00");
  await post(`/api/bookings/${full.bookingId}/cancel`, { email: full.customerEmail });
  expect(await rowsOf(travelDate)).toStrictEqual({ "06:00": [0, 2] });
});

test("seats and capacity of one start are set without the others", async () => {
  const travelDate = freshTravelDate();
  await services.changeCapacity(owner, { tour, travelDate, start: "15:00", capacity: 2 });
  expect((await dayOf(travelDate))?.starts).toMatchObject([{ seatsLeft: 4 }, { seatsLeft: 2 }]);
  const hold = await newHolder().request({ tour, travelDate, startTime: "15:00", numberOfTravelers: 3 });
  await problemOf(hold, "sold_out");
});

test("several starts instead of one keep the bookings at their time, which is on sale if it is one of them", async () => {
  await setTour(tour, { departureRules: { ...everyDay, startTime: "06:00" } });
  const travelDate = freshTravelDate();
  const { bookingId } = await book(request(travelDate, 3));
  await setRules(safari);
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  expect(row?.start).toBe("06:00");
  await problemOf(await post("/api/bookings", request(travelDate, 2, "06:00")), "sold_out");
  await setRules(everyDay);
  // The start is no longer offered: its bookings stay, and only the new one is sold.
  await book(request(travelDate, 12));
  expect(await rowsOf(travelDate)).toStrictEqual({ "": [12, 0], "06:00": [3, 0] });
});

/** Twelve people want the last seat at 06:00, while 15:00 is free. */
async function raceForLastSeat() {
  const travelDate = freshTravelDate();
  await book(request(travelDate, 3, "06:00"));
  const responses = await Promise.all(
    Array.from({ length: 12 }, () =>
      post("/api/bookings", request(travelDate, 1, "06:00"), { "X-Test-Pause": "40" }),
    ),
  );
  return { sold: responses.filter(({ status }) => status === 201).length, rows: await rowsOf(travelDate) };
}

test("of twelve parallel bookings one gets the last seat of a start, and none another start's", async () => {
  expect(await raceForLastSeat()).toStrictEqual({ sold: 1, rows: { "06:00": [4, 0] } });
});

// The negative control, last in the file.
test("without the CHECK the same bookings oversell the start", async () => {
  await db.delete(waitingEntries);
  await db.delete(seatHolds);
  await dropOversellingCheck();
  expect(await raceForLastSeat()).toStrictEqual({ sold: 12, rows: { "06:00": [15, 0] } });
});
