import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { seatHolds } from "../../worker/platform/db/schema";
import { book, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingRequest } from "../support/booking-request";
import { db, departureRow, dropOversellingCheck, tourOfCapacity } from "../support/database";
import { setTour } from "../support/rows";
import { addMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const start = addDays(todayInIndia(Date.now()), 60);
/** Returns the n-th day, so that tests do not share days. */
const nth = (index: number) => addDays(start, index);
const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(start, first + index));
let owner: Viewer;
let helper: Viewer;
let stranger: Viewer;
let tour: string;

beforeAll(async () => {
  [owner, helper, stranger] = (await Promise.all(
    Array.from({ length: 3 }, () => createPerson("tour_operator", "verified")),
  )) as [Viewer, Viewer, Viewer];
  tour = await tourOfCapacity(12);
  const operator = await createOperator(owner.id);
  await createOperator(stranger.id);
  await giveTourTo(tour, operator);
  await addMember(operator, ["departures"], helper);
  await setTour(tour, { departureRules: everyDay, priceRules: {}, priceInr: 4000 });
});

const rowOn = (travelDate: string) => departureRow(tour, travelDate);

const seats = (day: string[], capacity: number) => ({
  kind: "capacity" as const,
  day,
  tour,
  capacity,
  guests: 0,
});
const closing = (day: string[], guests: number) => ({
  kind: "close" as const,
  day,
  tour,
  reason: "The road is closed after heavy rain.",
  guests,
});

test("seats of several days change together, after a preview with counts", async () => {
  const day = daysFrom(0, 4);
  await book({ tour, travelDate: nth(1), numberOfTravelers: 3 });
  const plan = await services.planDaysChange(owner, seats(day, 8));
  expect(plan).toMatchObject({ changed: 4, withGuests: 1, guests: 3, refused: 0 });
  expect(await services.changeDays(owner, seats(day, 8))).toBe(4);
  for (const travelDate of day) {
    expect(await rowOn(travelDate)).toMatchObject({ capacity: 8, hasOwnCapacity: true });
  }
  expect((await actionsOn(`${tour}/${day[0]}`)).map(({ details }) => details.after)).toStrictEqual([
    { capacity: 8, departures: day.map((each) => `${tour}/${each}`) },
  ]);
  // The same again changes nothing.
  expect((await refusal(services.changeDays(owner, seats(day, 8)), "conflict")).message).toContain("already");
});

test("a day with more guests refuses, and no day is changed", async () => {
  const day = daysFrom(10, 3);
  await book({ tour, travelDate: nth(12), numberOfTravelers: 5 });
  const { extra } = await refusal(services.changeDays(owner, seats(day, 4)), "conflict");
  expect(extra).toMatchObject({
    plan: {
      refused: 1,
      departures: [{ refusal: null }, { refusal: null }, { refusal: "5 seats are sold." }],
    },
  });
  expect(await rowOn(nth(10))).toBeUndefined();
  expect(await rowOn(nth(12))).toMatchObject({ capacity: 12, booked: 5 });
});

test("several days close together; guests who booked meanwhile are not closed unseen", async () => {
  const day = daysFrom(20, 3);
  await book({ tour, travelDate: nth(20), numberOfTravelers: 2 });
  const late = services.changeDays(owner, closing(day, 2), {
    pause: async () => void (await book({ tour, travelDate: nth(21), numberOfTravelers: 1 })),
  });
  expect((await refusal(late, "conflict")).message).toContain("bookings of these departures");
  for (const travelDate of day) expect((await rowOn(travelDate))?.closedAt ?? null).toBeNull();
  await refusal(services.changeDays(owner, closing(day, 2)), "conflict");
  expect(await services.changeDays(owner, closing(day, 3))).toBe(3);
  for (const travelDate of day) {
    expect((await rowOn(travelDate))?.closedReason).toBe("The road is closed after heavy rain.");
    const answer = await post("/api/bookings", bookingRequest({ tour, travelDate }));
    expect(answer.status).toBe(422);
  }
});

test("a price becomes a season of these days, and needs the right to the tour", async () => {
  const day = daysFrom(30, 3);
  const price = { kind: "price" as const, day, tour, priceInr: 6500, label: "Festival", guests: 0 };
  await refusal(services.changeDays(helper, price), "forbidden");
  await refusal(services.changeDays(stranger, price), "not_found");
  expect(await services.planDaysChange(owner, price)).toMatchObject({ changed: 3, refused: 0 });
  expect(await services.changeDays(owner, price)).toBe(3);
  const { prices } = await services.getTourRules(owner, tour);
  expect(prices.priceRules.seasons).toStrictEqual([
    { from: day[0], to: day[2], priceInr: 6500, label: "Festival" },
  ]);
});

test("a booking that takes a seat while the seats are lowered leaves all days unchanged", async () => {
  const day = daysFrom(50, 3);
  await book({ tour, travelDate: nth(51), numberOfTravelers: 4 });
  const lowered = services.changeDays(owner, seats(day, 4), {
    pause: async () => void (await book({ tour, travelDate: nth(51), numberOfTravelers: 1 })),
  });
  const { extra } = await refusal(lowered, "conflict");
  expect(extra).toMatchObject({ plan: { refused: 1 } });
  expect(await rowOn(nth(50))).toBeUndefined();
  expect(await rowOn(nth(51))).toMatchObject({ capacity: 12, booked: 5 });
});

// Each file has its own storage: the guard is removed last.
test("without the CHECK the same race sells more seats than there are", async () => {
  await db.delete(seatHolds);
  await dropOversellingCheck();
  const day = daysFrom(55, 2);
  await book({ tour, travelDate: nth(56), numberOfTravelers: 4 });
  await services.changeDays(owner, seats(day, 4), {
    pause: async () => void (await book({ tour, travelDate: nth(56), numberOfTravelers: 1 })),
  });
  expect(await rowOn(nth(56))).toMatchObject({ capacity: 4, booked: 5 });
});
