import * as fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf, spendWithin, type Counts } from "~/domain/analytics/analytics";
import { partOf } from "~/domain/money/money";

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
  expect(figuresOf(nothing, null)).toMatchObject({
    averageOrderValue: null,
    conversion: null,
    cancellationShare: null,
    bookingsPerCustomer: null,
    acquisitionCost: null,
    occupancy: null,
  });
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
