import { expect, test } from "vitest";
import {
  matchesFilter,
  netPaidOf,
  paidLabelOf,
  paidStateOf,
  type BookingFilter,
} from "~/domain/desk/booking-list";
import { toOperatorBooking } from "~/domain/desk/operator-booking";
import { bookingsList } from "~/features/desk/office/admin/bookings.list";
import { bookingColumns } from "~/features/desk/office/booking-columns";
import { operatorBookingsList } from "~/features/desk/office/operator/bookings.list";
import { adminBooking } from "../support/booking";
import { bookingStatuses, isSold } from "~/domain/bookings/booking-status";
import { bookingTotalsSchema, totalsByStatus } from "~/domain/desk/booking-totals";

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
  const column = bookingColumns.paid.cell(booking);
  expect(column).toBe("₹18,998, Refunded");
});

test.for([bookingsList, operatorBookingsList] as const)(
  "own bookings are paid alike in the list and its CSV file",
  (list) => {
    const column = (head: string) => list.csv?.columns.find(([name]) => name === head)?.[1];
    for (const ownSale of ["paid", "unpaid"] as const) {
      const booking = toOperatorBooking(adminBooking({ ownSale, paidAmount: 0 }), undefined);
      const row = { ...adminBooking({ ownSale, paidAmount: 0 }), ...booking };
      expect(column("Paid state")?.(row)).toBe(paidLabelOf(row));
      expect(paidLabelOf(row)).toBe(ownSale === "paid" ? "Paid" : "Unpaid");
      expect(column("Paid")?.(row)).toBeNull();
    }
  },
);

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
