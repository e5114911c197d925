import { expect, test } from "vitest";
import { matchesFilter } from "~/domain/booking-list";
import { adminBooking } from "../support/booking";

test("without a filter every booking belongs to the list", () => {
  expect(matchesFilter(adminBooking(), {})).toBe(true);
  expect(matchesFilter(adminBooking(), { q: "" })).toBe(true);
});

test("a status narrows the list to its own", () => {
  expect(matchesFilter(adminBooking({ status: "pending" }), { status: "pending" })).toBe(true);
  expect(matchesFilter(adminBooking({ status: "pending" }), { status: "confirmed" })).toBe(false);
});

test.for(["TB123456", "tb1234", "Meera", "meera iyer", "IYER@EXAMPLE", "toy train"])("%s is found", (q) => {
  expect(matchesFilter(adminBooking(), { q })).toBe(true);
});

test.for(["%", "_", "TB99", "meera%iyer", "Nilgiri", "98450"])("%s is not found", (q) => {
  expect(matchesFilter(adminBooking(), { q })).toBe(false);
});
