import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BookingTerms } from "~/domain/bookings/booking-change";
import { compensationBorneBy, compensationOn } from "~/domain/bookings/compensation";
import { bearingOf } from "~/domain/bookings/sale";
import { readExemption } from "~/domain/departures/exemption";
import { refundBearers } from "~/domain/money/bearers";
import { noSale } from "~/domain/money/ledger/ledger";

const terms: BookingTerms = {
  travelDate: "2027-01-31",
  numberOfTravelers: 2,
  children: 0,
  infants: 0,
  roomType: "standard",
  basis: { priceInr: 10_000, priceRules: {}, bookedOn: "2026-11-01", coupon: null, gstPercent: 5 },
  total: 20_000,
  fees: 0,
  paid: 20_000,
  refunded: 0,
  refundSchedule: [
    { atLeastDays: 30, percent: 100 },
    { atLeastDays: 14, percent: 50 },
    { atLeastDays: 0, percent: 0 },
  ],
  maxRefundPercent: 100,
};
const rates = [
  { validFrom: "2027-01-20", percent: 40 },
  { validFrom: "2000-01-01", percent: 100 },
];

test.for([
  ["canceling is free", {}, "2027-01-01", 0],
  ["half is kept", {}, "2027-01-02", 10_000],
  ["half is kept, of a booking moved to lower terms", { maxRefundPercent: 20 }, "2027-01-01", 16_000],
  ["all is kept, at the later rate", {}, "2027-01-20", 8000],
  ["all is kept of a deposit", { paid: 6000 }, "2027-01-18", 6000],
  ["half is kept of what was not refunded before", { refunded: 4000 }, "2027-01-02", 8000],
  [
    "half is kept of the price without fees of earlier changes",
    { total: 20_000, fees: 2000 },
    "2027-01-02",
    9000,
  ],
  ["nothing was paid", { paid: 0 }, "2027-01-18", 0],
  ["more was paid than the price", { paid: 25_000 }, "2027-01-18", 20_000],
] as const)("a traveler is owed what the schedule would have kept: %s", ([, change, day, amount]) => {
  expect(compensationOn({ ...terms, ...change }, rates, day)).toBe(amount);
});

test("each part is borne by somebody, and an exempt one by nobody", () => {
  const exemption = { ground: "weather", evidence: "Bulletin 7" } as const;
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...refundBearers), (amount, bearer) => {
      const owed = compensationBorneBy(bearer, amount, null);
      expect(owed.byOperator).toBe({ operator: amount, platform: 0, shared: Math.ceil(amount / 2) }[bearer]);
      const { before, after, toTraveler } = bearingOf(noSale, noSale, owed);
      expect(after.operator + after.platform - after.traveler).toBe(
        before.operator + before.platform - before.traveler,
      );
      expect([after.traveler, toTraveler]).toStrictEqual([0 - amount, amount]);
      expect(compensationBorneBy(bearer, amount, exemption)).toStrictEqual({
        amount: 0,
        byOperator: 0,
        exemption,
      });
    }),
  );
});

test("a ground needs its evidence, evidence its ground, and nobody's fault a ground", () => {
  const evidence = "Order 12/2026 of the District Magistrate";
  expect(readExemption({ ground: "authority", evidence })).toStrictEqual({ ground: "authority", evidence });
  for (const none of [{}, { ground: "", evidence: "" } as const]) {
    expect(readExemption(none)).toBeNull();
    expect(() => readExemption(none, true)).toThrow(expect.objectContaining({ code: "invalid" }));
  }
  expect(() => readExemption({ evidence })).toThrow(expect.objectContaining({ code: "invalid" }));
  expect(() => readExemption({ ground: "weather", evidence: "rain" })).toThrow(
    expect.objectContaining({ code: "invalid" }),
  );
});
