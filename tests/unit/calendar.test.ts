import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  formatDeadline,
  formatInstantInIndia,
  formatTimeInIndia,
  isoInIndia,
  isTravelDate,
  lastBookableDate,
  todayInIndia,
} from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";

/** Rules that depend on the zone of the process are tried in several by time-zones.test.ts. */

test("the day in India changes at 18:30 UTC", () => {
  const midnight = Date.parse("2026-12-31T18:30:00.000Z");
  expect([midnight - 1, midnight].map(todayInIndia)).toStrictEqual(["2026-12-31", "2027-01-01"]);
});

test("today agrees with the platform's time zone database", () => {
  const inKolkata = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
  const range = {
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2040-01-01T00:00:00Z"),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(range), (instant) => {
      expect(todayInIndia(instant.getTime())).toBe(inKolkata.format(instant));
    }),
  );
});

test.for(["2026-02-28", "2028-02-29", "2000-02-29", "2026-12-31", "2027-01-01"])(
  "%s is a travel date",
  (value) => {
    expect(isTravelDate(value)).toBe(true);
  },
);

const noDays =
  "2026-02-30 2026-02-29 1900-02-29 2026-04-31 2026-13-01 2026-00-10 2026-01-00 2026-1-1 26-01-01 today";
const otherForms = ["", "2026/01/01", "01-01-2026", "2026-01-01T00:00:00Z", " 2026-01-01", "2026-01-01\n"];

test.for([...noDays.split(" "), ...otherForms, "+002026-01-01", "٢٠٢٦-٠١-٠١"])(
  "%j is not a travel date",
  (value) => {
    expect(isTravelDate(value)).toBe(false);
  },
);

test("days are added across months, leap days and years", () => {
  expect(addDays("2026-01-31", 1)).toBe("2026-02-01");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2028-02-29", 365)).toBe("2029-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(addDays("2026-11-21", 0)).toBe("2026-11-21");
});

test("a tour can be booked up to two years ahead", () => {
  expect(lastBookableDate("2026-11-21")).toBe("2028-11-20");
});

test("a travel date is formatted in en-US, and other text is unchanged", () => {
  expect(formatTravelDate("2026-12-12")).toBe("Sat, Dec 12, 2026");
  expect(formatTravelDate("soon")).toBe("soon");
});

test.for([
  ["2026-12-11T18:29:59Z", "Fri, Dec 11, 2026, 11:59 PM IST", "2026-12-11T23:59:59+05:30"],
  ["2026-12-11T18:30:00Z", "Sat, Dec 12, 2026, 12:00 AM IST", "2026-12-12T00:00:00+05:30"],
  ["2026-12-31T18:30:00Z", "Fri, Jan 1, 2027, 12:00 AM IST", "2027-01-01T00:00:00+05:30"],
] as const)("%s is written as %s, and %s in exports", ([instant, deadline, exported]) => {
  const written = [formatDeadline, formatInstantInIndia, formatTimeInIndia].map((format) =>
    format(instant).replaceAll("\u202f", " "),
  );
  const [, day, year, time] = deadline.split(", ");
  expect(written).toStrictEqual([deadline, `${day}, ${year}, ${time}`, time]);
  expect(isoInIndia(instant)).toBe(exported);
});
