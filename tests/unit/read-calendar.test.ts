import { expect, test } from "vitest";
import { readCalendar } from "../../worker/partners/calendars/read-calendar";

const now = Date.parse("2026-12-01T00:00:00Z");
const span = { now, until: now + 400 * 86_400_000 };

function read(...events: string[]) {
  const lines = events.flatMap((event) => ["BEGIN:VEVENT", ...event.trim().split(/\s*\n\s*/), "END:VEVENT"]);
  return readCalendar(calendar(lines), span);
}

function calendar(lines: readonly string[]) {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

const days = (...events: string[]) =>
  read(...events).map(({ from, to }) => (from === to ? from : `${from} ${to}`));

const one = (start: string, end: string) => days(`UID:a\n${start}\n${end}`);

test("an event takes the days in India that it touches, its end not included", () => {
  expect(one("DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261226")).toStrictEqual([
    "2026-12-24 2026-12-25",
  ]);
  expect(one("DTSTART;VALUE=DATE:20261224", "")).toStrictEqual(["2026-12-24"]);
  expect(one("DTSTART:20261224T100000", "DTEND:20261225T000000")).toStrictEqual(["2026-12-24"]);
  // 11:30 PM to 0:30 AM in India.
  expect(one("DTSTART:20261224T180000Z", "DTEND:20261224T190000Z")).toStrictEqual(["2026-12-24 2026-12-25"]);
  expect(one("DTSTART;TZID=America/New_York:20261224T130000", "DURATION:PT1H")).toStrictEqual([
    "2026-12-24 2026-12-25",
  ]);
  expect(one("DTSTART:20261224T100000", "")).toStrictEqual(["2026-12-24"]);
  expect(one("DTSTART:20261001T100000", "DTEND:20261001T110000")).toStrictEqual([]);
  expect(one("DTSTART:20290101T100000", "DTEND:20290101T110000")).toStrictEqual([]);
});

test("a zone that only the calendar knows is read by its own rules", () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Office",
    "BEGIN:STANDARD",
    "DTSTART:19600101T000000",
    "TZOFFSETFROM:+0900",
    "TZOFFSETTO:+0900",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const event = [
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTART;TZID=Office:20261224T020000",
    "DTEND;TZID=Office:20261224T030000",
    "END:VEVENT",
  ];
  // 10:30 PM of the day before in India.
  expect(readCalendar(calendar([...zone, ...event]), span)).toMatchObject([
    { from: "2026-12-23", to: "2026-12-23" },
  ]);
});

test("series follow their rules, exceptions and moved days", () => {
  const series = (rule: string, more = "") =>
    days(`UID:a\nDTSTART:20261207T100000\nDTEND:20261207T110000\nRRULE:${rule}\n${more}`);
  expect(series("FREQ=DAILY;INTERVAL=2;COUNT=3")).toStrictEqual(["2026-12-07", "2026-12-09", "2026-12-11"]);
  expect(series("FREQ=WEEKLY;BYDAY=MO,SA;UNTIL=20261214T235959")).toStrictEqual([
    "2026-12-07",
    "2026-12-12",
    "2026-12-14",
  ]);
  expect(series("FREQ=MONTHLY;BYMONTHDAY=7,-1;COUNT=3")).toStrictEqual([
    "2026-12-07",
    "2026-12-31",
    "2027-01-07",
  ]);
  expect(series("FREQ=YEARLY;COUNT=2")).toStrictEqual(["2026-12-07", "2027-12-07"]);
  expect(series("FREQ=DAILY;COUNT=3", "EXDATE:20261208T100000")).toStrictEqual(["2026-12-07", "2026-12-09"]);
  const weekly = "UID:a\nDTSTART:20261207T100000\nDTEND:20261207T110000\nRRULE:FREQ=WEEKLY;COUNT=3";
  const moved = "UID:a\nRECURRENCE-ID:20261214T100000\nDTSTART:20261216T100000\nDTEND:20261216T110000";
  expect(days(weekly, moved).toSorted()).toStrictEqual(["2026-12-07", "2026-12-16", "2026-12-21"]);
  expect(
    read(weekly, moved)
      .map(({ id }) => id)
      .toSorted(),
  ).toStrictEqual(
    read(weekly)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(days(weekly, `${moved}\nSTATUS:CANCELLED`)).toStrictEqual(["2026-12-07", "2026-12-21"]);
});

test("canceled and free events, and our own after a round trip, take nothing", () => {
  const at = "DTSTART;VALUE=DATE:20261224";
  expect(days(`UID:a\n${at}\nSTATUS:CANCELLED`, `UID:b\n${at}\nTRANSP:TRANSPARENT`)).toStrictEqual([]);
  expect(days(`UID:ooty-2026-12-24@TourBharat.example\n${at}`)).toStrictEqual([]);
});

test("what is no calendar, and too many occurrences, are refused", () => {
  expect(() => readCalendar("<html></html>", span)).toThrow(Error);
  expect(() => readCalendar("BEGIN:VCARD\r\nEND:VCARD\r\n", span)).toThrow("not a calendar");
  const daily = Array.from({ length: 6 }, (_, n) => `UID:${n}\nDTSTART:20261207T100000\nRRULE:FREQ=DAILY`);
  expect(() => days(...daily)).toThrow("2,000 occurrences");
  const past = Array.from({ length: 4 }, (_, n) => `UID:${n}\nDTSTART:19600101T100000\nRRULE:FREQ=DAILY`);
  expect(() => days(...past)).toThrow("too long");
});

test.each([
  "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=DAILY;INTERVAL=7;BYDAY=MO",
  "FREQ=SECONDLY",
  "FREQ=YEARLY;BYWEEKNO=53",
])("a series that might be searched forever is refused: %s", (rule) => {
  expect(() => read(`UID:a\nDTSTART:20260102T100000Z\nRRULE:${rule}`)).toThrow("a rule that we don't know");
});
