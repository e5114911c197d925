import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  addDays,
  formatInstantInIndia,
  isTravelDate,
  lastBookableDate,
  todayInIndia,
} from "~/domain/calendar/calendar";
import { fromLocalDate, toLocalDate } from "~/domain/calendar/local-date";
import { formatTravelDate } from "~/domain/calendar/travel-date";

// Behind and ahead of India, with and without daylight saving.
const timeZones = ["UTC", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Kiritimati"];

/** Runs a check with the process in each time zone, and verifies that the zone applied. */
function inEveryTimeZone(check: () => void) {
  const offsets = timeZones.map((timeZone) => {
    vi.stubEnv("TZ", timeZone);
    check();
    return new Date(0).getTimezoneOffset();
  });
  vi.unstubAllEnvs();
  expect(new Set(offsets).size).toBe(timeZones.length);
}

test("the day in India changes at 18:30 UTC in every process time zone", () => {
  const midnight = Date.parse("2026-12-31T18:30:00.000Z");
  inEveryTimeZone(() => {
    expect(todayInIndia(midnight - 1)).toBe("2026-12-31");
    expect(todayInIndia(midnight)).toBe("2027-01-01");
    expect(todayInIndia(midnight + 86_400_000 - 1)).toBe("2027-01-01");
  });
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

test.for([
  "",
  "2026-02-30",
  "2026-02-29",
  "1900-02-29",
  "2026-04-31",
  "2026-13-01",
  "2026-00-10",
  "2026-01-00",
  "2026-1-1",
  "26-01-01",
  "2026/01/01",
  "01-01-2026",
  "2026-01-01T00:00:00Z",
  " 2026-01-01",
  "2026-01-01 ",
  "2026-01-01\n",
  "+002026-01-01",
  "٢٠٢٦-٠١-٠١",
  "today",
])("%j is not a travel date", (value) => {
  expect(isTravelDate(value)).toBe(false);
});

test("days are added across months, leap days and years", () => {
  expect(addDays("2026-01-31", 1)).toBe("2026-02-01");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2028-02-29", 365)).toBe("2029-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(addDays("2026-11-21", 0)).toBe("2026-11-21");
});

test("adding days is correct across daylight saving", () => {
  inEveryTimeZone(() => {
    expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
    expect(addDays("2026-11-01", 1)).toBe("2026-11-02");
  });
});

test("a tour can be booked up to two years ahead", () => {
  expect(lastBookableDate("2026-11-21")).toBe("2028-11-20");
});

test("a picked day stays the same through the calendar component and back", () => {
  inEveryTimeZone(() => {
    for (const day of ["2026-01-01", "2026-03-08", "2026-11-01", "2028-02-29"]) {
      const local = toLocalDate(day);
      expect(local && fromLocalDate(local)).toBe(day);
    }
  });
});

test("a travel date is formatted in en-US, and other text is unchanged", () => {
  expect(formatTravelDate("2026-12-12")).toBe("Sat, Dec 12, 2026");
  expect(formatTravelDate("soon")).toBe("soon");
});

test("an instant is formatted in India's time in every process time zone", () => {
  inEveryTimeZone(() => {
    expect(formatInstantInIndia("2026-12-31T18:30:00Z").replaceAll("\u202f", " ")).toBe(
      "Jan 1, 2027, 12:00 AM IST",
    );
  });
});
