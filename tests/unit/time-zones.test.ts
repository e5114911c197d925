import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { availabilityQuerySchema, availableDays } from "~/domain/departures/availability";
import { addDays, daysBetween, formatDay, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { refundPeriods } from "~/domain/bookings/cancellation";
import { couponState } from "~/domain/coupons/coupon";
import { closedReason, eachDay, nextOpenDays } from "~/domain/departures/departure";
import { everyDay } from "~/domain/departures/departure-rules";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { adultFareOn, fareRange } from "~/domain/prices/fares";
import type { PriceRules } from "~/domain/prices/price-rules";
import { quoteBooking } from "~/domain/prices/pricing";
import { formatTravelDate, fromLocalDate, toLocalDate } from "~/domain/calendar/travel-date";

/** Process time zones, with their offsets on 1 December 2026: the results are always those of India. */
const offsets = { UTC: 0, "Asia/Kolkata": -330, "America/Los_Angeles": 480 };

/** Midnight at the beginning of a day in India. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}
const second = 1000;
/** The last second of the day before, and the first of the day, in India. */
function todaysAround(day: string): [before: string, after: string] {
  return [todayInIndia(midnight(day) - second), todayInIndia(midnight(day))];
}

/** Returns the discount on a booking of 10,000 rupees that is made on a day. */
function discountOn(today: string, priceRules: PriceRules): number {
  return quoteBooking({
    priceInr: 10_000,
    priceRules,
    travelDate: "2027-03-20",
    today,
    numberOfTravelers: 1,
    children: 0,
    infants: 0,
    roomType: "standard",
    coupon: null,
    gstPercent: 5,
  }).discount;
}

describe.for(Object.entries(offsets))("in %s", ([timeZone, offset]) => {
  beforeEach(() => {
    vi.stubEnv("TZ", timeZone);
    expect(new Date("2026-12-01T00:00:00Z").getTimezoneOffset()).toBe(offset);
  });
  afterEach(() => vi.unstubAllEnvs());

  test.for([
    ["2026-11-21", "2026-11-20"],
    ["2027-01-01", "2026-12-31"],
    ["2028-02-29", "2028-02-28"],
    ["2028-03-01", "2028-02-29"],
    // The daylight saving changes in Los Angeles.
    ["2027-03-14", "2027-03-13"],
    ["2027-03-15", "2027-03-14"],
    ["2026-11-01", "2026-10-31"],
    ["2026-11-02", "2026-11-01"],
  ] as const)("%s begins at midnight in India; a second earlier it is %s", ([day, dayBefore]) => {
    expect(todayInIndia(midnight(day) - second)).toBe(dayBefore);
    expect(todayInIndia(midnight(day) - 1)).toBe(dayBefore);
    expect(todayInIndia(midnight(day))).toBe(day);
    expect(todayInIndia(midnight(day) + second)).toBe(day);
  });

  test("midnight in the process time zone, and in UTC, changes nothing", () => {
    expect(todayInIndia(new Date(2026, 10, 21).getTime())).toBe("2026-11-21");
    const inUtc = Date.parse("2026-11-21T00:00:00Z");
    expect([todayInIndia(inUtc - second), todayInIndia(inUtc)]).toStrictEqual(["2026-11-21", "2026-11-21"]);
  });

  test("a day can be booked until the day in India has passed", () => {
    const [before, after] = todaysAround("2026-11-22");
    expect(closedReason(everyDay, "2026-11-21", before)).toBeNull();
    expect(closedReason(everyDay, "2026-11-21", after)).toMatch(/in the past/);
    expect(nextOpenDays(everyDay, before, 1)).toStrictEqual(["2026-11-21"]);
    expect(nextOpenDays(everyDay, after, 1)).toStrictEqual(["2026-11-22"]);
  });

  test("a tour's cut-off comes at midnight in India", () => {
    const rules: DepartureRules = { ...everyDay, cutOffDays: 3 };
    const [before, after] = todaysAround("2026-12-10");
    expect(closedReason(rules, "2026-12-12", before)).toBeNull();
    expect(closedReason(rules, "2026-12-12", after)).toMatch(/at least 3 days ahead/);
    expect(closedReason(rules, "2026-12-13", after)).toBeNull();
  });

  test("a season opens on its first day and closes after its last", () => {
    const rules: DepartureRules = {
      ...everyDay,
      season: [{ from: "03-14", to: "11-01" }],
      offSeason: "The pass is closed by snow.",
    };
    const isOpen = (day: string) => closedReason(rules, day, "2026-11-21") === null;
    expect(["2027-03-13", "2027-03-14", "2027-11-01", "2027-11-02"].map(isOpen)).toStrictEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(nextOpenDays(rules, "2026-11-21", 2)).toStrictEqual(["2027-03-14", "2027-03-15"]);
  });

  test("weekdays match the calendar", () => {
    const sundays: DepartureRules = { ...everyDay, pattern: { kind: "weekdays", weekdays: [0] } };
    expect(nextOpenDays(sundays, "2027-03-08", 2)).toStrictEqual(["2027-03-14", "2027-03-21"]);
    expect(nextOpenDays(sundays, "2027-11-01", 2)).toStrictEqual(["2027-11-07", "2027-11-14"]);
  });

  test("availability returns exactly 400 days, each once and in order", () => {
    const from = "2026-10-20";
    const to = addDays(from, 399);
    expect(to).toBe("2027-11-23");
    expect(availabilityQuerySchema.safeParse({ from, to }).success).toBe(true);
    expect(availabilityQuerySchema.safeParse({ from, to: "2027-11-24" }).success).toBe(false);
    const tour = { rules: everyDay, capacity: 20, priceInr: 4999, priceRules: {}, departures: [] };
    const days = availableDays(tour, { from, to }, from).map(({ date }) => date);
    expect(days).toHaveLength(400);
    expect(new Set(days).size).toBe(400);
    expect(days).toStrictEqual(eachDay(from, to));
    expect(days.toSorted()).toStrictEqual(days);
    expect([days[0], days[399]]).toStrictEqual([from, to]);
  });

  test("the horizon of two years moves at midnight in India", () => {
    const [before, after] = todaysAround("2026-11-22");
    expect([lastBookableDate(before), lastBookableDate(after)]).toStrictEqual(["2028-11-20", "2028-11-21"]);
    expect(closedReason(everyDay, "2028-11-21", before)).toMatch(/two years ahead/);
    expect(closedReason(everyDay, "2028-11-21", after)).toBeNull();
  });

  test("a coupon is valid from its first to its last day in India", () => {
    const coupon = { validFrom: "2026-11-01", validUntil: "2026-11-30", deactivatedAt: null };
    expect(todaysAround("2026-11-01").map((day) => couponState(coupon, day))).toStrictEqual([
      "scheduled",
      "active",
    ]);
    expect(todaysAround("2026-12-01").map((day) => couponState(coupon, day))).toStrictEqual([
      "active",
      "expired",
    ]);
  });

  test.for([
    // The last second on which 30 and 14 full days are left, and the first of the day after.
    [30, "2026-12-01", 100, 50],
    [14, "2026-12-17", 50, 0],
  ] as const)("the refund for %i days lasts until the end of %s in India", ([days, last, now, then]) => {
    const travelDate = "2026-12-31";
    const [before, after] = todaysAround(addDays(last, 1));
    expect([daysBetween(before, travelDate), daysBetween(after, travelDate)]).toStrictEqual([days, days - 1]);
    const [current] = refundPeriods(10_000, travelDate, before);
    expect(current).toStrictEqual({ from: last, to: last, percent: now, amount: now * 100 });
    expect(refundPeriods(10_000, travelDate, after)[0]).toMatchObject({
      from: addDays(last, 1),
      percent: then,
      amount: then * 100,
    });
  });

  test("the schedule counts days across a daylight saving change", () => {
    expect(refundPeriods(9999, "2027-03-28", "2027-02-01")).toStrictEqual([
      { from: "2027-02-01", to: "2027-02-26", percent: 100, amount: 9999 },
      { from: "2027-02-27", to: "2027-03-14", percent: 50, amount: 5000 },
      { from: "2027-03-15", to: "2027-03-28", percent: 0, amount: 0 },
    ]);
  });

  test("early-bird ends and last-minute begins at midnight in India", () => {
    const earlyBird = { earlyBird: { atLeastDays: 60, percentOff: 10 } };
    expect(todaysAround("2027-01-20").map((day) => discountOn(day, earlyBird))).toStrictEqual([1000, 0]);
    const lastMinute = { lastMinute: { atMostDays: 7, percentOff: 20 } };
    expect(todaysAround("2027-03-13").map((day) => discountOn(day, lastMinute))).toStrictEqual([0, 2000]);
  });

  test("a seasonal fare applies from the first to the last day of its season", () => {
    const season = { from: "2027-03-14", to: "2027-11-01", priceInr: 15_000, label: "Summer" };
    const fares = { priceInr: 10_000, priceRules: { seasons: [season] } };
    const days = ["2027-03-13", "2027-03-14", "2027-11-01", "2027-11-02"];
    expect(days.map((day) => adultFareOn(fares, day))).toStrictEqual([10_000, 15_000, 15_000, 10_000]);
    const rangeFrom = (from: string, to: string) =>
      fareRange({ ...fares, departures: everyDay }, "2026-11-21", { from, to });
    expect(rangeFrom("2027-03-14", "2027-11-01")).toStrictEqual({ lowest: 15_000, highest: 15_000 });
    expect(rangeFrom("2027-11-01", "2027-11-02")).toStrictEqual({ lowest: 10_000, highest: 15_000 });
  });

  test.for([
    ["2026-01-01", "Thu, Jan 01, 2026", "1 January 2026"],
    ["2026-11-01", "Sun, Nov 01, 2026", "1 November 2026"],
    ["2026-12-12", "Sat, Dec 12, 2026", "12 December 2026"],
    ["2027-03-14", "Sun, Mar 14, 2027", "14 March 2027"],
    ["2028-02-29", "Tue, Feb 29, 2028", "29 February 2028"],
  ] as const)("%s is read as the same day", ([day, withWeekday, inWords]) => {
    expect(formatTravelDate(day)).toBe(withWeekday);
    expect(formatDay(day)).toBe(inWords);
    const local = toLocalDate(day);
    expect(local && fromLocalDate(local)).toBe(day);
  });
});
