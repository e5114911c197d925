import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import { writeCalendar } from "../../worker/documents/write-calendar";
import { bookingOnPaper } from "../support/documents";

const origin = "https://tourbharat.example";

/** Parses the only event of a booking's calendar, as a calendar program does. */
function eventOf(documents: PrintedBooking) {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar(origin, documents)));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error("there is no event");
  return { event: new ICAL.Event(event), read: (name: string) => String(event.getFirstPropertyValue(name)) };
}

test("a trip lasts from its start to the last minute of its last day, in UTC", () => {
  const { event, read } = eventOf(bookingOnPaper());
  expect(event.startDate.isDate).toBe(false);
  // 5:45 AM and 11:59 PM IST.
  expect(event.startDate.toString()).toBe("2026-12-12T00:15:00Z");
  expect(event.endDate.toString()).toBe("2026-12-15T18:29:00Z");
  expect(event.summary).toBe("Ooty, where the toy train climbs to the tea");
  expect(event.location).toBe("Platform 1, Mettupalayam");
  expect(event.description).toContain(
    "Booking TB123456 with Nilgiri Trails.\nStart: Sat, Dec 12, 2026, 5:45 AM IST\n",
  );
  expect(read("status")).toBe("CONFIRMED");
  expect(read("dtstamp")).toBe("2026-11-21T06:00:00Z");
  expect(
    event.component
      .getAllSubcomponents("valarm")
      .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
  ).toStrictEqual(["-P1D"]);
  const link = "https://tourbharat.example/bookings/lookup?bookingId=TB123456";
  expect(read("url")).toBe(link);
  expect(event.description).toContain(`Your trip: ${link}`);
});

test("a trip opens as one appointment: the calendar has no name, and the file ends with a line break", () => {
  const file = writeCalendar(null, bookingOnPaper());
  expect(file).not.toMatch(/^(?:X-WR-CALNAME|NAME|URL)/m);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
});

test("a trip of one day ends on it, also if it starts late in the evening", () => {
  const tour = { ...bookingOnPaper().tour, startTime: "22:00" };
  const { event } = eventOf(bookingOnPaper({ tour, lastDay: "2026-12-12" }));
  expect(event.startDate.toString()).toBe("2026-12-12T16:30:00Z");
  expect(event.endDate.toString()).toBe("2026-12-12T18:29:00Z");
});

test("a booking keeps its UID and increments its sequence as it changes", () => {
  const before = eventOf(bookingOnPaper({ version: 3 }));
  const after = eventOf(bookingOnPaper({ version: 4, booking: { travelDate: "2027-01-01" } }));
  expect(after.event.uid).toBe(before.event.uid);
  expect(before.event.sequence).toBe(3);
  expect(after.event.sequence).toBe(4);
  expect(eventOf(bookingOnPaper({ id: "b2" })).event.uid).not.toBe(before.event.uid);
});

test.for([
  ["pending", "TENTATIVE"],
  ["confirmed", "CONFIRMED"],
  ["completed", "CONFIRMED"],
  ["no-show", "CONFIRMED"],
  ["cancelled", "CANCELLED"],
  ["expired", "CANCELLED"],
] as const)("a %s booking is %s there", ([status, expected]) => {
  expect(eventOf(bookingOnPaper({ booking: { status } })).read("status")).toBe(expected);
});

test("text that resembles the format is escaped, and lines have at most 75 bytes", () => {
  const odd = 'A; "B", C\\D: मीरा से मिलें\nEND:VEVENT';
  const documents = bookingOnPaper({
    tour: { place: "Ooty", startTime: "05:45", meetingPoint: odd, meetingStop: null, carry: [odd] },
    booking: { tourTitle: odd },
  });
  const { event } = eventOf(documents);
  expect(event.location).toBe(odd);
  expect(event.summary).toBe(odd);
  const lines = writeCalendar(origin, documents).split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
});
