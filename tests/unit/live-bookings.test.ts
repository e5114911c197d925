import { expect, test } from "vitest";
import type { BookingEvent } from "~/domain/bookings/booking-events";
import { announceEvents, applyEvents, enterRow } from "~/lib/bookings/live-bookings";
import { adminBooking } from "../support/booking";

function event(
  type: BookingEvent["type"],
  seq: number,
  booking: Parameters<typeof adminBooking>[0],
): BookingEvent {
  return { type, seq, booking: adminBooking(booking) };
}

const rows = [adminBooking({ bookingId: "TB000001", version: 3 }), adminBooking({ bookingId: "TB000002" })];

test("new bookings come first, newest on top, in the state of their last event", () => {
  const created = [
    event("booking.created", 1, { bookingId: "TB000003", status: "pending" }),
    event("booking.created", 2, { bookingId: "TB000004" }),
  ];
  const events = [
    ...created,
    event("booking.updated", 3, { bookingId: "TB000003", status: "confirmed", version: 2 }),
  ];
  const after = applyEvents(rows, events, created);
  expect(after.map(({ bookingId, status }) => `${bookingId} ${status}`)).toStrictEqual([
    "TB000004 confirmed",
    "TB000003 confirmed",
    "TB000001 confirmed",
    "TB000002 confirmed",
  ]);
});

test("a row is updated by newer events only", () => {
  const newer = event("booking.updated", 1, { bookingId: "TB000001", status: "cancelled", version: 4 });
  const older = event("booking.updated", 1, { bookingId: "TB000001", status: "pending", version: 2 });
  expect(applyEvents(rows, [newer], [])[0]?.status).toBe("cancelled");
  expect(applyEvents(rows, [older], [])[0]?.status).toBe("confirmed");
});

test("a shown booking is not inserted twice", () => {
  const created = [event("booking.created", 1, { bookingId: "TB000001", version: 3 })];
  expect(applyEvents(rows, created, created)).toHaveLength(2);
});

test("a single event is announced, a burst is summarized", () => {
  const one = event("booking.created", 1, { bookingId: "TB000003" });
  expect(announceEvents([])).toBe("");
  expect(announceEvents([one])).toMatch(/^New booking TB000003: /);
  expect(announceEvents([event("booking.updated", 1, { status: "cancelled" })])).toBe(
    "Booking TB123456 is now cancelled.",
  );
  const burst = Array.from({ length: 500 }, (_, seq) => event("booking.created", seq, {}));
  expect(announceEvents(burst)).toBe("500 new bookings.");
  expect(announceEvents([one, event("booking.updated", 2, {}), event("booking.updated", 3, {})])).toBe(
    "1 new booking. 1 booking has changed.",
  );
});

function at(bookingId: string, day: number) {
  return adminBooking({ bookingId, createdAt: `2026-11-${day}T06:00:00.000Z` });
}

test("a changed booking takes its place among the newest, once, unless it belongs on a later page", () => {
  const page = [at("TB000009", 19), at("TB000005", 15)];
  const idsWith = (bookingId: string, day: number, most: number) =>
    enterRow(page, at(bookingId, day), most).map((row) => row.bookingId);
  expect(idsWith("TB000010", 20, 2)).toStrictEqual(["TB000010", "TB000009", "TB000005"]);
  expect(idsWith("TB000007", 17, 2)).toStrictEqual(["TB000009", "TB000007", "TB000005"]);
  expect(idsWith("TB000001", 11, 3)).toStrictEqual(["TB000009", "TB000005", "TB000001"]);
  expect(idsWith("TB000001", 11, 2)).toStrictEqual(["TB000009", "TB000005"]);
  expect(idsWith("TB000005", 20, 9)).toStrictEqual(["TB000009", "TB000005"]);
});
