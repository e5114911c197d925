import { expect, test } from "vitest";
import { canOperatorCancel, outcomesOf } from "~/domain/desk/booking-outcome";
import { bookingStatuses } from "~/domain/bookings/booking-status";

const trip = { travelDate: "2027-01-10", tourDuration: "3 Days / 2 Nights" };

test.for([
  ["2027-01-10", []],
  ["2027-01-11", ["no-show"]],
  ["2027-01-12", ["no-show"]],
  ["2027-01-13", ["completed", "no-show"]],
] as const)("on %s the outcomes of a trip from Jan 10 to 12 are %j", ([today, outcomes]) => {
  expect(outcomesOf({ ...trip, status: "confirmed" }, today)).toStrictEqual(outcomes);
});

test("only a confirmed booking has an outcome", () => {
  const withOutcome = bookingStatuses.filter(
    (status) => outcomesOf({ ...trip, status }, "2027-02-01").length,
  );
  expect(withOutcome).toStrictEqual(["confirmed"]);
});

test("an operator can cancel until the day of departure", () => {
  const lastDays = ["2027-01-09", "2027-01-10", "2027-01-11"];
  expect(
    lastDays.filter((today) => canOperatorCancel({ ...trip, status: "confirmed" }, today)),
  ).toStrictEqual(["2027-01-09", "2027-01-10"]);
  const cancelable = bookingStatuses.filter((status) => canOperatorCancel({ ...trip, status }, "2027-01-01"));
  expect(cancelable).toStrictEqual(["pending", "confirmed"]);
});
