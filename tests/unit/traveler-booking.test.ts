import { expect, test } from "vitest";
import {
  bookingHistory,
  whatHappenedInWords,
  type StoredHistoryEntry,
} from "~/domain/bookings/booking-history";
import {
  bookingReferenceSchema,
  canChangeBooking,
  isBookingCompleted,
  isTripOver,
  lastDayOfBooking,
  whenInWords,
} from "~/domain/trips/traveler-booking";
import { splitName } from "~/domain/typed-input/name";
import { durationText } from "~/domain/tours/duration";
import { daysBetween } from "~/domain/calendar/calendar";
import { countdownTo, formatTripDays, lastDayOf } from "~/domain/trips/trip";

const trip = { travelDate: "2026-12-30", tourDuration: durationText(4) };

test("a trip's last day follows from its length as sold", () => {
  expect(lastDayOfBooking(trip)).toBe("2027-01-02");
  expect(lastDayOfBooking({ ...trip, tourDuration: durationText(1) })).toBe("2026-12-30");
  expect(lastDayOfBooking({ ...trip, tourDuration: durationText(15) })).toBe("2027-01-13");
  expect(lastDayOfBooking({ ...trip, tourDuration: "" })).toBe("2026-12-30");
});

test("on its last day a trip is not over, the day after it is", () => {
  expect(isTripOver(trip, "2027-01-02")).toBe(false);
  expect(isTripOver(trip, "2027-01-03")).toBe(true);
});

test.for([
  ["confirmed", true, true],
  ["pending", true, false],
  ["cancelled", false, false],
  ["no-show", false, false],
] as const)(
  "a %s booking can be changed before the end and reviewed after it",
  ([status, change, review]) => {
    expect(canChangeBooking({ ...trip, status }, "2027-01-02")).toBe(change);
    expect(canChangeBooking({ ...trip, status }, "2027-01-03")).toBe(false);
    expect(isBookingCompleted({ ...trip, status }, "2027-01-02")).toBe(false);
    expect(isBookingCompleted({ ...trip, status }, "2027-01-03")).toBe(review);
  },
);

test.for([
  ["2026-11-30", "In 30 days"],
  ["2026-12-29", "Tomorrow"],
  ["2026-12-30", "Today"],
  ["2026-12-31", "In progress, day 2 of 4"],
  ["2027-01-02", "In progress, day 4 of 4"],
  ["2027-01-03", "Ended yesterday"],
  ["2027-01-12", "Ended 10 days ago"],
] as const)("on %s the trip is described as: %s", ([today, words]) => {
  expect(whenInWords(trip, today)).toBe(words);
});

test("a trip of one day is today, and then yesterday", () => {
  const day = { ...trip, tourDuration: "1 day" };
  expect(whenInWords(day, "2026-12-30")).toBe("Today");
  expect(whenInWords(day, "2026-12-31")).toBe("Ended yesterday");
});

const references = ["TB012345", "tb012345", " TB 012 345 ", "tb-012345", "T B\u00a0012345", "TB\u2013012345"];

test.for([...references, "TB٠١٢٣٤٥", "#TB012345.", "“TB012345”", "TB01२३४५\u200B"])(
  "%j is the reference TB012345",
  (typed) => {
    expect(bookingReferenceSchema.parse(typed)).toBe("TB012345");
  },
);

test.for(["", "TB", "TB01234", "TB0123456789012", "XX012345", "TB01234O", "ТB012345", null])(
  "%j is not a reference",
  (typed) => {
    expect(bookingReferenceSchema.safeParse(typed).success).toBe(false);
  },
);

test.for([
  ["Asha Traveler", "Asha", "Traveler"],
  ["Ravi Tour Operator", "Ravi Tour", "Operator"],
  ["Asha", "Asha", "Asha"],
  ["  मीरा   अय्यर ", "मीरा", "अय्यर"],
  ["", "", ""],
] as const)("%j is split into %j and %j", ([name, firstName, lastName]) => {
  expect(splitName(name)).toStrictEqual({ firstName, lastName });
});

function moment(overrides: Partial<StoredHistoryEntry>): StoredHistoryEntry {
  return {
    type: "booking.updated",
    status: "confirmed",
    actorId: null,
    actorRole: null,
    actor: null,
    reason: null,
    topic: null,
    createdAt: Date.parse("2026-11-21T06:00:00Z"),
    ...overrides,
  };
}

test("a history distinguishes a change of details from a change of state", () => {
  const history = bookingHistory(
    [
      moment({ type: "booking.created", status: "pending" }),
      moment({ status: "pending" }),
      moment({ status: "confirmed" }),
      moment({ status: "confirmed" }),
      moment({ status: "cancelled" }),
    ],
    [],
  );
  const steps = history.map(({ what }) => what);
  expect(steps).toStrictEqual(["booked", "changed", "confirmed", "changed", "cancelled"]);
  expect(history[0]?.at).toBe("2026-11-21T06:00:00.000Z");
});

test.for([
  [{ actorId: null, actorRole: null }, "traveler"],
  [{ actorId: "owner", actorRole: "user" }, "traveler"],
  [{ actorId: "owner", actorRole: "admin" }, "traveler"],
  [{ actorId: "friend", actorRole: "user" }, "traveler"],
  [{ actorId: "boss", actorRole: "admin" }, "team"],
  [{ actorId: "guide", actorRole: "tour_operator" }, "operator"],
] as const)("%j acts as the %s", ([actor, by]) => {
  expect(bookingHistory([moment(actor)], ["owner", null])[0]?.by).toBe(by);
});

function words(topic: StoredHistoryEntry["topic"]) {
  return bookingHistory([moment({}), moment({ topic })], []).map(whatHappenedInWords)[1];
}

test("a change names its matter, and one older than the column does not", () => {
  expect(words("payment")).toBe("Payment received");
  expect(words("goodwill")).toBe("Refund as goodwill");
  expect(words("dispute")).toContain("Dispute lost");
  expect(words(null)).toBe("Details changed");
});

const walk = { travelDate: "2026-12-12", days: 4 };

test.for([
  ["2026-11-30", "in 12 days"],
  ["2026-12-10", "in 2 days"],
  ["2026-12-11", "tomorrow"],
  ["2026-12-12", "today"],
  ["2026-12-13", "day 2 of 4"],
  ["2026-12-15", "day 4 of 4"],
] as const)("on %s a trip that begins on 12 December is %s", ([today, words]) => {
  expect(countdownTo(walk, today)).toBe(words);
});

test("days are counted across months, years and leap days", () => {
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-03-01", "2026-11-01")).toBe(245);
  expect(daysBetween("2026-12-12", "2026-12-10")).toBe(-2);
});

test("a tour of one day ends on the day it begins", () => {
  expect(lastDayOf({ travelDate: "2026-12-12", days: 1 })).toBe("2026-12-12");
  expect(lastDayOf(walk)).toBe("2026-12-15");
});

test.for([
  ["2026-12-12", 1, "Dec 12, 2026"],
  ["2026-12-12", 4, "Dec 12 to 15, 2026"],
  ["2026-11-30", 4, "Nov 30 to Dec 3, 2026"],
  ["2026-12-30", 4, "Dec 30, 2026 to Jan 2, 2027"],
] as const)("from %s for %i days is shown as %s", ([travelDate, days, words]) => {
  expect(formatTripDays({ travelDate, days })).toBe(words);
});
