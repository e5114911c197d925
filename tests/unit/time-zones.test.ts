import { expect, test, vi } from "vitest";
import { availableDays } from "~/domain/tours/availability";
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
import { deadlinesOf, nextReminderAt, usualDue } from "~/domain/bookings/unpaid-booking";
import { refundPeriods } from "~/domain/bookings/cancellation";
import { cutOffAt, firstDayBeforeCutOff, startAt } from "~/domain/departures/cut-off";
import { cutOffInWords, startInWords } from "~/domain/departures/cut-off-in-words";
import { closedReason, eachDay, nextOpenDays } from "~/domain/departures/departure";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { fareRange } from "~/domain/prices/fares";
import { quoteBooking } from "~/domain/prices/pricing";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { formatTravelDate } from "~/domain/calendar/travel-date";

/** Process time zones, with their offsets on Dec 1, 2026. */
const offsets = { "Asia/Kolkata": -330, "America/Los_Angeles": 480, "Pacific/Kiritimati": -840 };

/** Days around the daylight saving changes of Los Angeles, a new year and a leap day. */
const days = ["2026-11-01", "2026-11-21", "2027-01-01", "2027-03-14", "2028-02-29"];
/** The seconds around midnight, the start and the cut-off in India. */
const instants = days.flatMap((day) =>
  ["00:00", "05:45", "18:00"].flatMap((time) => {
    const instant = Date.parse(`${day}T${time}:00+05:30`);
    return [instant - 1000, instant];
  }),
);

const rules: DepartureRules = {
  ...everyDay,
  pattern: { kind: "weekdays", weekdays: [0, 1, 3, 6] },
  season: [{ from: "03-14", to: "01-01" }],
  offSeason: "The pass is closed by snow.",
  startTime: "05:45",
  cutOff: { kind: "hours", hours: 6 },
};
const season = { from: "2027-03-14", to: "2027-11-01", priceInr: 15_000, label: "Summer" };
const fares = {
  priceInr: 10_000,
  priceRules: {
    seasons: [season],
    earlyBird: { atLeastDays: 60, percentOff: 10 },
    lastMinute: { atMostDays: 7, percentOff: 20 },
  },
};
const party = { numberOfTravelers: 1, children: 0, infants: 0, roomType: "standard", coupon: null } as const;

/** Returns what the rules of days and times answer at an instant. */
function answersAt(now: number) {
  const today = todayInIndia(now);
  const soon = eachDay(addDays(today, -1), addDays(today, 3));
  const travelDate = addDays(today, 40);
  const wanted = { from: today, to: travelDate };
  const sold = { travelDate, dueDays: 7, owed: 1000, isVerified: true, deposit: null, departures: rules };
  const due = usualDue(travelDate, 7);
  const instant = new Date(now).toISOString();
  return {
    calendar: [today, lastBookableDate(today), daysBetween(today, "2028-03-01"), soon],
    words: [
      formatDeadline(instant),
      formatInstantInIndia(instant),
      formatTimeInIndia(instant),
      isoInIndia(instant),
    ],
    days: soon.map((day) => [formatDay(day), formatTravelDate(day), startInWords(day, "05:45")]),
    picked: soon.map((day) => fromLocalDate(toLocalDate(day) ?? new Date(Number.NaN))),
    cutOffs: soon.map((day) => [startAt(rules, day), cutOffAt(rules, day), cutOffInWords(rules, day)]),
    closed: soon.map((day) => [closedReason(rules, day, now), closedReason(everyDay, day, now)]),
    open: [firstDayBeforeCutOff(rules, now), nextOpenDays(rules, now, 3), nextOpenDays(everyDay, now, 1)],
    available: availableDays({ rules, capacity: 20, ...fares, departures: [] }, wanted, now),
    fares: fareRange({ ...fares, departures: rules }, now, wanted),
    quotes: [7, 8, 59, 60].map((ahead) =>
      quoteBooking({ ...fares, ...party, travelDate: addDays(today, ahead), today, gstPercent: 5 }),
    ),
    refunds: refundPeriods(9999, travelDate, today),
    unpaid: [deadlinesOf(sold, now), due, nextReminderAt(due, now)],
  };
}

test.for(Object.entries(offsets))(
  "in a process of %s, the rules of days and times answer as in one of UTC",
  ([timeZone, offset]) => {
    vi.stubEnv("TZ", "UTC");
    const expected = instants.map(answersAt);
    vi.stubEnv("TZ", timeZone);
    expect(new Date("2026-12-01T00:00:00Z").getTimezoneOffset()).toBe(offset);
    expect(instants.map(answersAt)).toStrictEqual(expected);
    expect(expected.map(({ picked }) => picked)).toStrictEqual(expected.map(({ calendar }) => calendar[3]));
  },
);
