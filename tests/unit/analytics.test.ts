import * as fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf, spendWithin, type Counts, leadTimeOf } from "~/domain/analytics/analytics";
import { partOf } from "~/domain/money/money";
import {
  occupancyByTour,
  occupancyExtremes,
  seatCounts,
  type DayOfDepartures,
  type OfferedTour,
} from "~/domain/analytics/occupancy";
import { everyDay } from "~/domain/departures/departure-rules";

const nothing: Counts = {
  bookings: 0,
  converted: 0,
  cancelled: 0,
  cancellations: 0,
  customers: 0,
  customerBookings: 0,
  newCustomers: 0,
  activeOperators: 0,
  activeTravelers: 0,
  revenue: 0,
  received: 0,
  outstanding: 0,
  commission: 0,
  commissionReceived: 0,
  sold: 0,
  soldFor: 0,
  visits: 0,
  departures: 0,
  seatsSold: 0,
  seats: 0,
  empty: 0,
};

test("a month's spending is divided evenly among its days", () => {
  const spend = [
    { month: "2026-02", amount: 28_000 },
    { month: "2026-03", amount: 31_000 },
  ];
  expect(spendWithin({ from: "2026-02-27", to: "2026-03-03" }, spend)).toBe(5000);
  expect(spendWithin({ from: "2026-02-01", to: "2026-03-31" }, spend)).toBe(59_000);
  expect(spendWithin({ from: "2026-01-01", to: "2026-02-01" }, spend)).toBe(1000);
  expect(spendWithin({ from: "2026-01-01", to: "2026-01-31" }, spend)).toBeNull();
  expect(spendWithin({ from: "2026-02-01", to: "2026-02-28" }, [{ month: "2026-02", amount: 0 }])).toBe(0);
});

const day = (number: number) => `2026-04-${String(number).padStart(2, "0")}`;

test("spending of single days adds up to the month, within half a rupee each", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 29 }), (amount, last) => {
      const spend = [{ month: "2026-04", amount }];
      const first = spendWithin({ from: day(1), to: day(last) }, spend) ?? 0;
      const rest = spendWithin({ from: day(last + 1), to: day(30) }, spend) ?? 0;
      expect(Math.abs(first + rest - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a share is rounded half up to whole rupees", () => {
  expect([partOf(5, 1, 2), partOf(4, 1, 3), partOf(5, 1, 3), partOf(0, 3, 7)]).toStrictEqual([3, 1, 2, 0]);
});

test("there is no division by zero", () => {
  const figures = figuresOf(nothing, null);
  const shares = ["conversion", "cancellationShare", "bookingsPerCustomer", "occupancy"] as const;
  for (const share of ["averageOrderValue", "acquisitionCost", ...shares] as const)
    expect(figures[share], share).toBeNull();
  expect(figuresOf(nothing, 5000).acquisitionCost).toBeNull();
  expect(figuresOf({ ...nothing, newCustomers: 3 }, null).acquisitionCost).toBeNull();
});

test("figures are shares of the counts", () => {
  const figures = figuresOf(
    {
      ...nothing,
      bookings: 15,
      converted: 12,
      cancelled: 3,
      customers: 8,
      customerBookings: 12,
      newCustomers: 4,
      sold: 11,
      soldFor: 110_005,
      visits: 400,
      seats: 50,
      seatsSold: 20,
    },
    10_001,
  );
  expect(figures).toMatchObject({
    averageOrderValue: 10_000,
    conversion: 0.03,
    cancellationShare: 0.2,
    bookingsPerCustomer: 1.5,
    acquisitionCost: 2500,
    occupancy: 0.4,
  });
  expect(figures).not.toHaveProperty("sold");
});

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

type Departure = [tour: number, booked: number, capacity: number];

function departuresOf(date: string, ...rows: Departure[]): DayOfDepartures {
  const column = (at: number) => rows.map((row) => row[at] ?? 0);
  return { day: date, tours: column(0), booked: column(1), capacity: column(2) };
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
    departuresOf("2027-01-03", [9, 7, 7], [2, 4, 8]),
    departuresOf("2027-01-05", [2, 2, 5]),
    departuresOf("2027-01-10", [2, 0, 8]),
  ];
  expect(occupancyByTour([sundays], sold, january, first)).toStrictEqual([
    { slug: "sundays", title: "Daily", departures: 2, seatsSold: 6, seats: 13, empty: 3 },
  ]);
});

test("nothing is offered before the first stored day, before a tour exists, and once it is off sale", () => {
  expect(occupancyByTour([daily], [], january, "2027-01-30")[0]?.empty).toBe(2);
  const created = { ...daily, createdAt: Date.parse("2027-01-28T23:00:00Z") };
  expect(occupancyByTour([created], [], january, first)[0]?.empty).toBe(3);
  const sold = departuresOf("2027-01-01", [1, 3, 10]);
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
