import { expect, test } from "vitest";
import { matchesFilter, paidLabelOf, paidStateOf, type BookingFilter } from "~/domain/desk/booking-list";
import { netPaidOf } from "~/domain/desk/part-paid";
import {
  toOperatorBooking,
  matchesOperatorFilter,
  showsEmergencyContact,
  type OperatorBookingFilter,
} from "~/domain/desk/operator-booking";
import {
  bookingsList,
  operatorBookingsList,
  operatorBookingFilterOf,
} from "~/features/desk/office/bookings.list";
import { cellOf, csvColumns } from "~/office/lists/definition";
import { adminBooking } from "../support/booking";
import { bookingStatuses, isSold } from "~/domain/bookings/booking-status";
import { bookingTotalsSchema, totalsByStatus } from "~/domain/desk/booking-totals";
import { operatorFeedMessageSchema } from "~/domain/desk/booking-events";
import { readList } from "~/office/lists/load-list.server";

test("without a filter every booking is on the list", () => {
  expect(matchesFilter(adminBooking(), {})).toBe(true);
  expect(matchesFilter(adminBooking(), { q: "" })).toBe(true);
});

const words = ["TB123456", "tb1234", "Meera", "meera iyer", "IYER@EXAMPLE", "toy train", "me"];
const phones = ["098450 12345", "+91 98450-12345", "12345"];

test("a booking is found by beginnings of its words and parts of its phone number", () => {
  for (const q of [...words, ...phones]) expect(matchesFilter(adminBooking(), { q }), q).toBe(true);
  for (const q of ["%", "_", "TB99", "meera%iyer", "Nilgiri", "98451", "er"])
    expect(matchesFilter(adminBooking(), { q }), q).toBe(false);
});

test.for<[BookingFilter, boolean]>([
  [{ status: "confirmed" }, true],
  [{ status: "pending" }, false],
  [{ operator: "nilgiri-trails" }, true],
  [{ operator: "konkan-trails" }, false],
  [{ tour: "ooty" }, true],
  [{ tour: "hampi" }, false],
  [{ source: "site" }, true],
  [{ source: "team" }, false],
  [{ from: "2026-12-12", to: "2026-12-12" }, true],
  [{ from: "2026-12-13" }, false],
  [{ to: "2026-12-11" }, false],
  [{ bookedFrom: "2026-11-21", bookedTo: "2026-11-21" }, true],
  [{ bookedFrom: "2026-11-22" }, false],
  [{ bookedTo: "2026-11-20" }, false],
  [{ minTotal: 24_998 }, true],
  [{ minTotal: 24_999 }, false],
  [{ paid: "unpaid" }, true],
  [{ paid: "part" }, false],
])("%j: %s", ([filter, expected]) => {
  expect(matchesFilter(adminBooking(), filter)).toBe(expected);
});

test("a day begins in India, not in London", () => {
  const late = adminBooking({ createdAt: "2026-11-21T19:00:00.000Z" });
  expect(matchesFilter(late, { bookedFrom: "2026-11-22" })).toBe(true);
});

test.for([
  [{}, "unpaid"],
  [{ totalAmount: 0 }, "paid"],
  [{ paidAmount: 10 }, "part"],
  [{ paidAmount: 24_998 }, "paid"],
  [{ paidAmount: 24_998, refundAmount: 0 }, "paid"],
  [{ paidAmount: 24_998, refundAmount: 1 }, "refunded"],
] as const)("%j is %s", ([money, expected]) => {
  expect(paidStateOf(adminBooking(money))).toBe(expected);
});

test("after goodwill, what is paid is what was received less what was returned, and is the price", () => {
  const booking = adminBooking({ totalAmount: 18_998, paidAmount: 20_998, refundAmount: 2000 });
  expect(netPaidOf(booking)).toBe(booking.totalAmount);
  const paid = bookingsList.columns.find(({ key }) => key === "paid");
  expect(paid && cellOf(paid, booking, {})).toBe("₹18,998, Refunded");
});

test("own bookings are paid alike in the list and its CSV file", () => {
  for (const ownSale of ["paid", "unpaid"] as const) {
    const booking = adminBooking({ ownSale, paidAmount: 0 });
    const file = new Map(csvColumns(bookingsList));
    expect(file.get("Paid state")?.(booking)).toBe(paidLabelOf(booking));
    expect(paidLabelOf(booking)).toBe(ownSale === "paid" ? "Paid" : "Unpaid");
    expect(file.get("Paid")?.(booking)).toBeNull();
  }
});

const inEach = bookingStatuses.map((status, index) => ({
  status,
  count: index + 1,
  sums: { total: 10 ** index, paid: 10 ** index - 1 },
}));

test("what is pending, canceled or expired is not added to what is sold", () => {
  expect(bookingStatuses.filter(isSold)).toStrictEqual(["confirmed", "completed", "no-show"]);
  expect(totalsByStatus({ count: 21, isCut: false, byStatus: inEach })).toStrictEqual([
    ["Sold", "₹11,010 (11)"],
    ["Paid", "₹11,007"],
    ["Pending", "₹1 (1)"],
    ["Canceled", "₹100 (3)"],
    ["Expired", "₹1,00,000 (6)"],
  ]);
});

test("each booking is in one figure, statuses without bookings have none, and staff without earnings see numbers only", () => {
  expect(totalsByStatus({ count: 0, isCut: false, byStatus: [] })).toStrictEqual([]);
  const byStatus = inEach.map((row) => ({ ...row, sums: null })).slice(0, 2);
  const totals = bookingTotalsSchema.parse({ count: 3, isCut: false, byStatus });
  expect(totalsByStatus(totals)).toStrictEqual([
    ["Sold", "2"],
    ["Pending", "1"],
  ]);
});

const operator = new Set([adminBooking().operatorSlug]);
const booking = toOperatorBooking(adminBooking(), operator);

test("an operator's view has the earnings and no contact details of the customer", () => {
  const earnings = { commission: 2500, commissionPercent: 10, net: 21_904 };
  expect(booking).toMatchObject({ totalAmount: 24_998, earnings, paidAmount: 0 });
  expect(JSON.stringify(booking)).not.toMatch(/@|\+91|Arjun/);
  const message = { type: "booking.created", seq: 3, booking };
  expect(operatorFeedMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
});

test.for([
  ["cancelled", 20_000, 20_000, 0],
  // 1,000 commission with 180 GST, TCS on 9,524, TDS.
  ["cancelled", 20_000, 10_000, 10_000 - 1000 - 180 - 48 - 10],
  ["expired", 0, 0, 0],
] as const)(
  "of a booking that is %s, with %i paid and %i returned, %i is paid out",
  ([status, paidAmount, refundAmount, net]) => {
    const ended = toOperatorBooking({ ...adminBooking(), status, paidAmount, refundAmount }, operator);
    expect(ended.earnings?.net).toBe(net);
  },
);

test("staff without the right to earnings get neither commission nor net", () => {
  for (const earning of [undefined, new Set<string>(), new Set(["another-operator"])]) {
    const seen = toOperatorBooking(adminBooking(), earning);
    expect(seen.earnings).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/2500|22498|22_498/);
  }
});

// The filters that both offices have are tried above.
test.for<[OperatorBookingFilter, boolean]>([
  [{}, true],
  [{ q: "tb1234" }, true],
  [{ q: "IYER" }, true],
  [{ q: "toy train" }, true],
  [{ q: "meera.iyer@example.com" }, false],
  [{ status: "confirmed", tour: "ooty" }, true],
  [{ status: "pending" }, false],
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
