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
import { canOperatorCancel, outcomesOf } from "~/domain/desk/booking-outcome";
import {
  bankDaysText,
  methodText,
  refundStateOf,
  refundStateText,
} from "~/domain/money/payments/refund-state";

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
  const open = lastDays.filter((today) => canOperatorCancel({ ...trip, status: "confirmed" }, today));
  expect(open).toStrictEqual(lastDays.slice(0, 2));
  const cancelable = bookingStatuses.filter((status) => canOperatorCancel({ ...trip, status }, "2027-01-01"));
  expect(cancelable).toStrictEqual(["pending", "confirmed"]);
});

test.for([
  [{ status: "due", gatewayRefundId: null }, "started"],
  [{ status: "due", gatewayRefundId: "rfnd_1" }, "sent"],
  [{ status: "done", gatewayRefundId: "rfnd_1" }, "done"],
  [{ status: "failed", gatewayRefundId: null }, "failed"],
] as const)("%o is %s to its traveler", ([refund, state]) => {
  expect(refundStateOf(refund)).toBe(state);
});

test("each method has its days, and an unknown one all of them", () => {
  expect(bankDaysText("upi")).toBe("Refunds by UPI usually take 2 to 7 days to arrive.");
  expect(bankDaysText("card")).toContain("by card usually take 5 to 10 days");
  expect(bankDaysText("wallet")).toContain("by wallet usually take 0 to 3 days");
  expect(bankDaysText("netbanking")).toContain("net banking usually take 2 to 10 days");
  for (const method of [null, "paylater"]) expect(bankDaysText(method)).toContain("cards 5 to 10");
  expect(methodText("bank-transfer")).toBe("bank transfer");
});

const handed = (state: "started" | "done") => refundStateText({ state, method: "cash", byHand: true });

test("people's transfers name no bank days, and a failed refund says who takes over", () => {
  expect(handed("started")).toBe("Our team transfers it by hand.");
  expect(handed("done")).toBe("Our team has transferred it.");
  for (const [state, start] of [
    ["started", "It goes back the way you paid. Refunds by UPI"],
    ["sent", "It is with your bank. Refunds by UPI"],
  ] as const)
    expect(refundStateText({ state, method: "upi", byHand: false })).toContain(start);
  expect(refundStateText({ state: "failed", method: "card", byHand: false })).toContain("by hand");
  expect(refundStateText({ state: "done", method: "card", byHand: false })).toContain("with your bank");
});
