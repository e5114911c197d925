import { expect, test } from "vitest";
import { operatorFeedMessageSchema } from "~/domain/desk/booking-events";
import {
  matchesOperatorFilter,
  showsEmergencyContact,
  toOperatorBooking,
  type OperatorBookingFilter,
} from "~/domain/desk/operator-booking";
import { readList } from "~/office/lists/load-list.server";
import { operatorBookingFilterOf, operatorBookingsList } from "~/features/desk/office/operator/bookings.list";
import { adminBooking } from "../support/booking";

const operator = new Set([adminBooking().operatorSlug]);
const booking = toOperatorBooking(adminBooking(), operator);

test("an operator's view has the earnings and no contact details of the customer", () => {
  const earnings = { commission: 2500, commissionPercent: 10, net: 22_498 };
  expect(booking).toMatchObject({ totalAmount: 24_998, earnings, paidAmount: 0 });
  expect(JSON.stringify(booking)).not.toMatch(/@|\+91|Arjun/);
  const message = { type: "booking.created", seq: 3, booking };
  expect(operatorFeedMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
});

test("staff without the right to earnings get neither commission nor net", () => {
  for (const earning of [undefined, new Set<string>(), new Set(["another-operator"])]) {
    const seen = toOperatorBooking(adminBooking(), earning);
    expect(seen.earnings).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/2500|22498|22_498/);
  }
});

test.for<[OperatorBookingFilter, boolean]>([
  [{}, true],
  [{ q: "tb1234" }, true],
  [{ q: "IYER" }, true],
  [{ q: "toy train" }, true],
  [{ q: "meera.iyer@example.com" }, false],
  [{ status: "confirmed" }, true],
  [{ status: "pending" }, false],
  [{ tour: "ooty" }, true],
  [{ tour: "agra" }, false],
  [{ source: "site" }, true],
  [{ source: "operator" }, false],
  [{ from: "2026-12-12", to: "2026-12-12" }, true],
  [{ from: "2026-12-13" }, false],
  [{ to: "2026-12-11" }, false],
  [{ bookedFrom: "2026-11-21", bookedTo: "2026-11-21" }, true],
  [{ bookedTo: "2026-11-20" }, false],
  [{ upcomingFrom: "2026-12-12" }, true],
  [{ upcomingFrom: "2026-12-13" }, false],
])("%o matches: %s", ([filter, matches]) => {
  expect(matchesOperatorFilter(booking, filter)).toBe(matches);
});

test("a canceled booking is not upcoming", () => {
  expect(matchesOperatorFilter({ ...booking, status: "cancelled" }, { upcomingFrom: "2026-12-01" })).toBe(
    false,
  );
});

test("a confirmed booking's emergency contact shows from a week before departure until the trip is over", () => {
  const days = ["2026-12-04", "2026-12-05", "2026-12-12", "2026-12-15", "2026-12-16"];
  const shown = days.filter((today) => showsEmergencyContact(booking, today));
  expect(shown).toStrictEqual(days.slice(1, 4));
  expect(showsEmergencyContact({ ...booking, status: "cancelled" }, "2026-12-10")).toBe(false);
});

const read = (query: string) => readList(operatorBookingsList, new URL(`http://localhost/${query}`)).query;

test("upcoming bookings are sorted by travel date by default; invalid filters are ignored", () => {
  expect(read("").sort).toBe("-booked");
  expect(read("?show=upcoming").sort).toBe("travel");
  expect(read("?show=upcoming&sort=-total").sort).toBe("-total");
  expect(operatorBookingFilterOf(read("?show=upcoming"), "2026-12-01").upcomingFrom).toBe("2026-12-01");
  expect(read("?status=lost&from=yesterday&show=all&sort=x")).toEqual({ sort: "-booked" });
});
