import { expect, test } from "vitest";
import { bookingStatuses, isSold } from "~/domain/bookings/booking-status";
import { bookingTotalsSchema, totalsByStatus } from "~/domain/desk/booking-totals";

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
