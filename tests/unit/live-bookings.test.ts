import { expect, test } from "vitest";
import { type BookingEvent, feedMessageSchema, type FeedMessage } from "~/domain/desk/booking-events";
import { holdsArrivals, insertArrivals, listRest, queueArrivals } from "~/features/desk/office/live/arrivals";
import { announceEvents, applyEvents } from "~/features/desk/office/live/live-bookings";
import { adminBooking } from "../support/booking";

function event(
  type: BookingEvent["type"],
  seq: number,
  booking: Parameters<typeof adminBooking>[0],
): BookingEvent {
  return { type, seq, booking: adminBooking(booking) };
}

const rows = [adminBooking({ bookingId: "TB000001", version: 3 }), adminBooking({ bookingId: "TB000002" })];

const isPending = ({ status }: { status: string }) => status === "pending";
const everything = { rows, matches: () => true };

test("new bookings come first, newest on top, in the state of their last event", () => {
  const events = [
    event("booking.created", 1, { bookingId: "TB000003", status: "pending" }),
    event("booking.created", 2, { bookingId: "TB000004" }),
    event("booking.updated", 3, { bookingId: "TB000003", status: "confirmed", version: 2 }),
  ];
  const after = insertArrivals(rows, queueArrivals([], events, everything), 50);
  const expected = ["TB000004 confirmed", "TB000003 confirmed", "TB000001 confirmed", "TB000002 confirmed"];
  expect(after.map(({ bookingId, status }) => `${bookingId} ${status}`)).toStrictEqual(expected);
  expect(insertArrivals(rows, queueArrivals([], events, everything), 3)).toHaveLength(3);
});

test("a waiting booking follows its changes, and leaves when it no longer belongs to the list or is shown", () => {
  const scope = { rows, matches: isPending };
  const one = queueArrivals(
    [],
    [event("booking.created", 1, { bookingId: "TB000003", status: "pending" })],
    scope,
  );
  expect(one.map(({ bookingId }) => bookingId)).toStrictEqual(["TB000003"]);
  const stale = event("booking.updated", 2, { bookingId: "TB000003", status: "cancelled", version: 0 });
  expect(queueArrivals(one, [stale], scope)).toHaveLength(1);
  const confirmed = event("booking.updated", 3, { bookingId: "TB000003", status: "confirmed", version: 2 });
  expect(queueArrivals(one, [confirmed], scope)).toHaveLength(0);
  expect(queueArrivals(one, [], { matches: isPending, rows: one })).toHaveLength(0);
});

test("new rows wait while a pointer or keys use the list, a menu is open, rows are selected or the list is scrolled", () => {
  const resting = { sinceUsed: null, isRowUsed: false, isMenuOpen: false, selected: 0, isScrolled: false };
  expect(holdsArrivals(resting)).toBe(false);
  expect(holdsArrivals({ ...resting, sinceUsed: listRest - 1 })).toBe(true);
  expect(holdsArrivals({ ...resting, sinceUsed: listRest })).toBe(false);
  expect(holdsArrivals({ ...resting, sinceUsed: 60 * listRest, isRowUsed: true })).toBe(true);
  expect(holdsArrivals({ ...resting, isMenuOpen: true })).toBe(true);
  expect(holdsArrivals({ ...resting, selected: 1 })).toBe(true);
  expect(holdsArrivals({ ...resting, isScrolled: true })).toBe(true);
});

test("a row is updated by newer events only", () => {
  const newer = event("booking.updated", 1, { bookingId: "TB000001", status: "cancelled", version: 4 });
  const older = event("booking.updated", 1, { bookingId: "TB000001", status: "pending", version: 2 });
  expect(applyEvents(rows, [newer])[0]?.status).toBe("cancelled");
  expect(applyEvents(rows, [older])[0]?.status).toBe("confirmed");
});

test("a shown booking is not inserted twice", () => {
  const created = [event("booking.created", 1, { bookingId: "TB000001", version: 3 })];
  expect(queueArrivals([], created, everything)).toHaveLength(0);
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

test("a booking takes its place among the newest, whatever the order of the events, unless it belongs on a later page", () => {
  const page = [at("TB000009", 19), at("TB000005", 15)];
  const idsWith = (max: number, ...entering: [bookingId: string, day: number][]) =>
    insertArrivals(
      page,
      entering.map(([bookingId, day]) => at(bookingId, day)),
      max,
    ).map((row) => row.bookingId);
  expect(idsWith(3, ["TB000010", 20])).toStrictEqual(["TB000010", "TB000009", "TB000005"]);
  expect(idsWith(3, ["TB000007", 17])).toStrictEqual(["TB000009", "TB000007", "TB000005"]);
  expect(idsWith(3, ["TB000001", 11])).toStrictEqual(["TB000009", "TB000005", "TB000001"]);
  expect(idsWith(2, ["TB000001", 11])).toStrictEqual(["TB000009", "TB000005"]);
  const expected = ["TB000011", "TB000010", "TB000009", "TB000005"];
  expect(idsWith(4, ["TB000011", 21], ["TB000010", 20])).toStrictEqual(expected);
});

const messages: FeedMessage[] = [
  { type: "hello", seq: 0 },
  { type: "reset", seq: 41 },
  { type: "booking.created", seq: 42, booking: adminBooking({ specialRequests: "शाकाहारी भोजन" }) },
  {
    type: "booking.updated",
    seq: 43,
    booking: adminBooking({ status: "cancelled", cancelledAt: "2026-11-21T07:00:00.000Z" }),
  },
];

test.for(messages)("$type survives serialization", (message) => {
  expect(feedMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
});

test.for([
  { type: "booking.deleted", seq: 1, booking: adminBooking() },
  { type: "hello" },
  { type: "hello", seq: -1 },
  { type: "hello", seq: 1.5 },
  { type: "hello", seq: "1" },
  { type: "booking.created", seq: 1 },
  { type: "booking.created", seq: 1, booking: { ...adminBooking(), totalAmount: "24998" } },
  { type: "booking.created", seq: 1, booking: { ...adminBooking(), status: "lost" } },
  { seq: 1 },
  "pong",
  null,
])("%j is refused", (message) => {
  expect(feedMessageSchema.safeParse(message).success).toBe(false);
});
