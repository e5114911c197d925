import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { availableDays } from "~/domain/tours/availability";
import { availabilityQuerySchema } from "~/domain/departures/availability-schema";
import {
  addDays,
  daysBetween,
  formatDay,
  formatDeadline,
  formatInstantInIndia,
  formatTimeInIndia,
  isoInIndia,
  lastBookableDate,
  todayInIndia,
} from "~/domain/calendar/calendar";
import { nextReminderAt, usualDue } from "~/domain/bookings/unpaid-booking";
import { refundPeriods } from "~/domain/bookings/cancellation";
import { couponState } from "~/domain/coupons/coupon";
import { cutOffAt, firstDayBeforeCutOff, isPastCutOff, startAt } from "~/domain/departures/cut-off";
import { cutOffInWords, startInWords } from "~/domain/departures/cut-off-in-words";
import { closedReason, eachDay, nextOpenDays } from "~/domain/departures/departure";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { adultFareOn, fareRange } from "~/domain/prices/fares";
import type { PriceRules } from "~/domain/prices/price-rules";
import { quoteBooking } from "~/domain/prices/pricing";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { formatTravelDate } from "~/domain/calendar/travel-date";

/** Process time zones, with their offsets on Dec 1, 2026: the results are always those of India. */
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
/** The last second before a time of the day in India, and the first from then on. */
function secondsAround(day: string, time: string): [before: number, after: number] {
  const instant = Date.parse(`${day}T${time}:00+05:30`);
  return [instant - second, instant];
}

/** Replaces the narrow space before AM and PM. */
function plain(text: string): string {
  return text.replaceAll("\u202f", " ");
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

  test("a day that has passed in India is in the past, not past its cut-off", () => {
    const [before, after] = secondsAround("2026-11-22", "00:00");
    expect(closedReason(everyDay, "2026-11-21", before)).toMatch(/closed on Fri, Nov 20, 2026, 6:00 PM IST/);
    expect(closedReason(everyDay, "2026-11-21", after)).toMatch(/in the past/);
  });

  test("a tour starts at its time in India", () => {
    expect(new Date(startAt({ startTime: "05:45" }, "2026-12-12")).toISOString()).toBe(
      "2026-12-12T00:15:00.000Z",
    );
    expect(new Date(startAt({ startTime: "00:00" }, "2027-01-01")).toISOString()).toBe(
      "2026-12-31T18:30:00.000Z",
    );
    expect(startInWords("2026-12-12", "05:45")).toBe("Sat, Dec 12, 2026, 5:45 AM IST");
  });

  test.for([
    // The usual cut-off, across a month, a year and the daylight saving changes in Los Angeles.
    [
      { kind: "days", days: 1, time: "18:00" },
      "2026-12-12",
      "2026-12-11",
      "18:00",
      "Fri, Dec 11, 2026, 6:00 PM IST",
    ],
    [
      { kind: "days", days: 1, time: "18:00" },
      "2027-01-01",
      "2026-12-31",
      "18:00",
      "Thu, Dec 31, 2026, 6:00 PM IST",
    ],
    [
      { kind: "days", days: 1, time: "18:00" },
      "2027-03-15",
      "2027-03-14",
      "18:00",
      "Sun, Mar 14, 2027, 6:00 PM IST",
    ],
    [
      { kind: "days", days: 7, time: "00:00" },
      "2026-12-12",
      "2026-12-05",
      "00:00",
      "Sat, Dec 5, 2026, 12:00 AM IST",
    ],
    [
      { kind: "days", days: 0, time: "05:00" },
      "2026-12-12",
      "2026-12-12",
      "05:00",
      "Sat, Dec 12, 2026, 5:00 AM IST",
    ],
    [{ kind: "hours", hours: 0 }, "2026-12-12", "2026-12-12", "05:45", "Sat, Dec 12, 2026, 5:45 AM IST"],
    [{ kind: "hours", hours: 6 }, "2026-12-12", "2026-12-11", "23:45", "Fri, Dec 11, 2026, 11:45 PM IST"],
    [{ kind: "hours", hours: 48 }, "2026-11-02", "2026-10-31", "05:45", "Sat, Oct 31, 2026, 5:45 AM IST"],
  ] as const)(
    "with %j, %s can be booked until one second before %s, %s",
    ([cutOff, date, day, time, text]) => {
      const rules: DepartureRules = { ...everyDay, startTime: "05:45", cutOff };
      const [before, after] = secondsAround(day, time);
      expect(cutOffAt(rules, date)).toBe(after);
      expect([isPastCutOff(rules, date, before), isPastCutOff(rules, date, after)]).toStrictEqual([
        false,
        true,
      ]);
      expect(closedReason(rules, date, before)).toBeNull();
      expect(closedReason(rules, date, after)).toBe(
        `Booking for this date closed on ${text}. Please choose a later date.`,
      );
      expect(cutOffInWords(rules, date)).toBe(text);
      expect(firstDayBeforeCutOff(rules, before) <= date).toBe(true);
      expect(firstDayBeforeCutOff(rules, after)).toBe(addDays(date, 1));
      expect(nextOpenDays(rules, after, 1)).toStrictEqual([addDays(date, 1)]);
      const tour = { rules, capacity: 20, priceInr: 4999, priceRules: {}, departures: [] };
      const statusAt = (now: number) => availableDays(tour, { from: date, to: date }, now)[0]?.status;
      expect([statusAt(before), statusAt(after)]).toStrictEqual(["open", "closed"]);
    },
  );

  test.for([
    ["2026-12-11T18:29:59Z", "Fri, Dec 11, 2026, 11:59 PM IST", "2026-12-11T23:59:59+05:30", "2026-12-11"],
    ["2026-12-11T18:30:00Z", "Sat, Dec 12, 2026, 12:00 AM IST", "2026-12-12T00:00:00+05:30", "2026-12-12"],
    ["2026-12-11T12:29:59Z", "Fri, Dec 11, 2026, 5:59 PM IST", "2026-12-11T17:59:59+05:30", "2026-12-11"],
    ["2026-12-11T12:30:00Z", "Fri, Dec 11, 2026, 6:00 PM IST", "2026-12-11T18:00:00+05:30", "2026-12-11"],
    ["2026-12-31T18:30:00Z", "Fri, Jan 1, 2027, 12:00 AM IST", "2027-01-01T00:00:00+05:30", "2027-01-01"],
  ] as const)("%s is written as %s, and %s in exports", ([instant, deadline, exported, day]) => {
    const [, dateAndYear = "", year = "", time = ""] = deadline.split(", ");
    expect(plain(formatDeadline(instant))).toBe(deadline);
    expect(plain(formatInstantInIndia(instant))).toBe(`${dateAndYear}, ${year}, ${time}`);
    expect(plain(formatTimeInIndia(instant))).toBe(time);
    expect(isoInIndia(instant)).toBe(exported);
    expect(Date.parse(exported)).toBe(Date.parse(instant));
    expect(todayInIndia(Date.parse(instant))).toBe(day);
  });

  test("an unpaid booking is due at 6 PM in India, and reminded of three days and one day before", () => {
    const due = usualDue("2027-01-05", 7);
    expect(new Date(due).toISOString()).toBe("2026-12-29T12:30:00.000Z");
    const day = 86_400_000;
    const threeBefore = nextReminderAt(due, due - 4 * day);
    expect(threeBefore).toBe(Date.parse("2026-12-26T18:00:00+05:30"));
    expect(nextReminderAt(due, due - 3 * day)).toBe(Date.parse("2026-12-28T18:00:00+05:30"));
    expect(nextReminderAt(due, due - day)).toBeNull();
  });

  test("a season opens on its first day and closes after its last", () => {
    const rules: DepartureRules = {
      ...everyDay,
      season: [{ from: "03-14", to: "11-01" }],
      offSeason: "The pass is closed by snow.",
    };
    const isOpen = (day: string) => closedReason(rules, day, midnight("2026-11-21")) === null;
    expect(["2027-03-13", "2027-03-14", "2027-11-01", "2027-11-02"].map(isOpen)).toStrictEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(nextOpenDays(rules, midnight("2026-11-21"), 2)).toStrictEqual(["2027-03-14", "2027-03-15"]);
  });

  test("weekdays match the calendar", () => {
    const sundays: DepartureRules = { ...everyDay, pattern: { kind: "weekdays", weekdays: [0] } };
    expect(nextOpenDays(sundays, midnight("2027-03-08"), 2)).toStrictEqual(["2027-03-14", "2027-03-21"]);
    expect(nextOpenDays(sundays, midnight("2027-11-01"), 2)).toStrictEqual(["2027-11-07", "2027-11-14"]);
  });

  test("availability returns exactly 400 days, each once and in order", () => {
    const from = "2026-10-20";
    const to = addDays(from, 399);
    expect(to).toBe("2027-11-23");
    expect(availabilityQuerySchema.safeParse({ from, to }).success).toBe(true);
    expect(availabilityQuerySchema.safeParse({ from, to: "2027-11-24" }).success).toBe(false);
    const tour = { rules: everyDay, capacity: 20, priceInr: 4999, priceRules: {}, departures: [] };
    const days = availableDays(tour, { from, to }, midnight(from)).map(({ date }) => date);
    expect(days).toHaveLength(400);
    expect(new Set(days).size).toBe(400);
    expect(days).toStrictEqual(eachDay(from, to));
    expect(days.toSorted()).toStrictEqual(days);
    expect([days[0], days[399]]).toStrictEqual([from, to]);
  });

  test("the horizon of two years moves at midnight in India", () => {
    const [before, after] = todaysAround("2026-11-22");
    expect([lastBookableDate(before), lastBookableDate(after)]).toStrictEqual(["2028-11-20", "2028-11-21"]);
    expect(closedReason(everyDay, "2028-11-21", midnight("2026-11-22") - second)).toMatch(/two years ahead/);
    expect(closedReason(everyDay, "2028-11-21", midnight("2026-11-22"))).toBeNull();
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
      fareRange({ ...fares, departures: everyDay }, midnight("2026-11-21"), { from, to });
    expect(rangeFrom("2027-03-14", "2027-11-01")).toStrictEqual({ lowest: 15_000, highest: 15_000 });
    expect(rangeFrom("2027-11-01", "2027-11-02")).toStrictEqual({ lowest: 10_000, highest: 15_000 });
  });

  test.for([
    ["2026-01-01", "Thu, Jan 1, 2026", "Jan 1, 2026"],
    ["2026-11-01", "Sun, Nov 1, 2026", "Nov 1, 2026"],
    ["2026-12-12", "Sat, Dec 12, 2026", "Dec 12, 2026"],
    ["2027-03-14", "Sun, Mar 14, 2027", "Mar 14, 2027"],
    ["2028-02-29", "Tue, Feb 29, 2028", "Feb 29, 2028"],
  ] as const)("%s is read as the same day", ([day, withWeekday, inWords]) => {
    expect(formatTravelDate(day)).toBe(withWeekday);
    expect(formatDay(day)).toBe(inWords);
    const local = toLocalDate(day);
    expect(local && fromLocalDate(local)).toBe(day);
  });
});
