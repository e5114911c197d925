import { expect, test } from "vitest";
import { bookingStatuses, holdsSeats, nextStatuses, previousStatuses } from "~/domain/booking-status";

test("a pending booking can be confirmed or cancelled, a confirmed one cancelled, a cancelled one nothing", () => {
  expect(nextStatuses("pending")).toStrictEqual(["confirmed", "cancelled"]);
  expect(nextStatuses("confirmed")).toStrictEqual(["cancelled"]);
  expect(nextStatuses("cancelled")).toStrictEqual([]);
});

test("the way back is derived from the way there", () => {
  for (const from of bookingStatuses) {
    for (const to of bookingStatuses) {
      expect(previousStatuses(to).includes(from)).toBe(nextStatuses(from).includes(to));
    }
  }
});

test("no booking goes to the state it is in, and none becomes pending", () => {
  for (const status of bookingStatuses) expect(nextStatuses(status)).not.toContain(status);
  expect(previousStatuses("pending")).toStrictEqual([]);
});

test("only a cancelled booking holds no seats", () => {
  expect(bookingStatuses.filter((status) => !holdsSeats(status))).toStrictEqual(["cancelled"]);
});

test("seats given up are never taken again without a new booking", () => {
  for (const status of bookingStatuses.filter((status) => !holdsSeats(status))) {
    expect(nextStatuses(status).filter(holdsSeats)).toStrictEqual([]);
  }
});
