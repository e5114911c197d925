import { expect, test } from "vitest";
import {
  bookingStatuses,
  canBecome,
  holdsSeats,
  isExpected,
  isFinal,
  isTraveled,
  nextStatuses,
} from "~/domain/bookings/booking-status";

test.for([
  ["pending", ["confirmed", "cancelled", "expired"]],
  ["confirmed", ["cancelled", "completed", "no-show", "expired"]],
  ["cancelled", []],
  ["completed", []],
  ["no-show", []],
  ["expired", ["confirmed"]],
] as const)("from %s a booking can become %j", ([from, to]) => {
  expect(nextStatuses(from)).toStrictEqual(to);
  for (const status of bookingStatuses)
    expect(canBecome(from, status)).toBe(to.some((each) => each === status));
});

test("no booking changes to its current state, and none becomes pending", () => {
  for (const status of bookingStatuses) {
    expect(nextStatuses(status)).not.toContain(status);
    expect(nextStatuses(status)).not.toContain("pending");
  }
});

test("only a canceled or expired booking holds no seats", () => {
  expect(bookingStatuses.filter((status) => !holdsSeats(status))).toStrictEqual(["cancelled", "expired"]);
});

test.for([
  ["expected", isExpected, ["pending", "confirmed"]],
  ["final", isFinal, ["cancelled", "completed", "no-show"]],
  ["traveled", isTraveled, ["confirmed", "completed"]],
] as const)("%s are only certain states", ([, is, statuses]) => {
  expect(bookingStatuses.filter(is)).toStrictEqual(statuses);
});
