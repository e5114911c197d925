import { expect, test } from "vitest";
import { leadTimeOf } from "~/domain/analytics/analytics";
import {
  occupancyByTour,
  occupancyExtremes,
  seatCounts,
  type MonthOfDepartures,
  type OfferedTour,
} from "~/domain/analytics/occupancy";
import { everyDay } from "~/domain/departures/departure-rules";

const daily: OfferedTour = {
  id: 1,
  slug: "daily",
  title: "Daily",
  capacity: 10,
  rules: everyDay,
  isOnSale: true,
  createdAt: null,
};
const sundays: OfferedTour = {
  ...daily,
  id: 2,
  slug: "sundays",
  capacity: 4,
  rules: { ...everyDay, pattern: { kind: "weekdays", weekdays: [0] } },
};
const january = { from: "2027-01-01", to: "2027-01-31" };
const first = "2020-01-01";

type Sums = [tour: number, departures: number, seats: number, seatsSold: number, takenDays: number];

function monthOf(month: string, ...rows: Sums[]): MonthOfDepartures {
  const column = (at: number) => rows.map((row) => row[at] ?? 0);
  return {
    month,
    tours: column(0),
    departures: column(1),
    seats: column(2),
    seatsSold: column(3),
    takenDays: column(4),
  };
}

test("departures without guests are counted, and their seats are not", () => {
  expect(occupancyByTour([daily, sundays], [], january, first)).toStrictEqual([
    { slug: "daily", title: "Daily", departures: 0, seatsSold: 0, seats: 0, empty: 31 },
    { slug: "sundays", title: "Daily", departures: 0, seatsSold: 0, seats: 0, empty: 5 },
  ]);
  const february = { from: "2028-02-27", to: "2028-03-02" };
  expect(occupancyByTour([daily], [], february, first)[0]?.empty).toBe(5);
});

test("a sold departure counts once with its own seats, and a closed one only if it was sold", () => {
  // The 3rd is a sold Sunday, the 10th a closed one, and the 5th a sold Tuesday.
  const sold = [
    monthOf("2027-01", [9, 1, 7, 7, 1], [2, 1, 8, 4, 1 << 2]),
    monthOf("2027-01", [2, 1, 5, 2, (1 << 9) | (1 << 4)]),
    monthOf("2026-12", [2, 0, 0, 0, 3]),
  ];
  expect(occupancyByTour([sundays], sold, january, first)).toStrictEqual([
    { slug: "sundays", title: "Daily", departures: 2, seatsSold: 6, seats: 13, empty: 3 },
  ]);
});

test("nothing is offered before the first stored day, before a tour exists, and once it is off sale", () => {
  expect(occupancyByTour([daily], [], january, "2027-01-30")[0]?.empty).toBe(2);
  const created = { ...daily, createdAt: Date.parse("2027-01-28T23:00:00Z") };
  expect(occupancyByTour([created], [], january, first)[0]?.empty).toBe(3);
  const sold = monthOf("2027-01", [1, 1, 10, 3, 1]);
  expect(occupancyByTour([{ ...daily, isOnSale: false }], [sold], january, first)).toStrictEqual([
    { slug: "daily", title: "Daily", departures: 1, seatsSold: 3, seats: 10, empty: 0 },
  ]);
  expect(occupancyByTour([{ ...daily, isOnSale: false }], [], january, first)).toStrictEqual([]);
});

function row(slug: string, seatsSold: number, seats: number, empty = 0) {
  return { slug, title: slug, departures: seats === 0 ? 0 : 1, seatsSold, seats, empty };
}

test("the emptiest tours include those that sold nothing, and no tour is in both lists", () => {
  const tours = [row("full", 9, 9), row("half", 5, 10), row("none", 0, 0, 1), row("many-none", 0, 0, 9)];
  const { fullest, emptiest } = occupancyExtremes(tours, 1);
  expect(fullest.map(({ slug }) => slug)).toStrictEqual(["full"]);
  expect(emptiest.map(({ slug }) => slug)).toStrictEqual(["many-none"]);
  expect(occupancyExtremes(tours, 9).emptiest.map(({ slug }) => slug)).toStrictEqual(["many-none", "none"]);
  expect(seatCounts(tours)).toStrictEqual({ departures: 2, seatsSold: 14, seats: 19, empty: 10 });
});

function median(...days: [daysAhead: number, bookings: number][]) {
  return leadTimeOf(days.map(([daysAhead, bookings]) => ({ daysAhead, bookings }))).median;
}

test("the median lead time lies on one booking or between two", () => {
  expect(median()).toBeNull();
  expect(median([3, 1])).toBe(3);
  expect(median([3, 1], [6, 1])).toBe(4.5);
  expect(median([3, 2], [6, 1])).toBe(3);
  expect(median([0, 1], [200, 3])).toBe(200);
  const { buckets } = leadTimeOf([
    { daysAhead: 6, bookings: 2 },
    { daysAhead: 7, bookings: 1 },
    { daysAhead: 500, bookings: 4 },
  ]);
  expect(buckets.map(({ bookings }) => bookings)).toStrictEqual([2, 1, 0, 0, 0, 0, 4]);
});
