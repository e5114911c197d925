import { expect, test } from "vitest";
import { bookingStateOf, type StatedBooking } from "~/domain/desk/booking-state";

const now = Date.parse("2026-11-23T06:00:00Z");
const later = "2026-12-02T18:29:00.000Z";
const passed = "2026-11-22T18:29:00.000Z";
const booking: StatedBooking = { status: "confirmed", totalAmount: 20_000 };
const paidAmount = 20_000;

test.each<[string, Partial<StatedBooking>, string | null, string]>([
  ["unpaid and unverified", { verifyBy: later, paymentDueAt: later }, "held until Dec 2, 2026", "warning"],
  ["unpaid", { paymentDueAt: later }, "held until Dec 2, 2026", "warning"],
  ["pending", { status: "pending", paymentDueAt: later }, "held until Dec 2, 2026", "warning"],
  ["unpaid without a deadline", {}, "unpaid", "warning"],
  ["part paid", { paidAmount: 6000, balanceDueAt: later }, "balance due Dec 2, 2026", "warning"],
  ["part paid and late", { paidAmount: 6000, balanceDueAt: passed }, "overdue", "danger"],
  ["paid", { paidAmount }, "paid", "success"],
  ["completed and paid", { status: "completed", paidAmount }, "paid", "neutral"],
  ["canceled and refunded", { status: "cancelled", paidAmount, refundAmount: 9000 }, "refunded", "neutral"],
  ["expired", { status: "expired", verifyBy: passed }, null, "neutral"],
  ["taken by its operator", { ownSale: "unpaid" }, "own booking, unpaid", "warning"],
])("the state of a booking that is %s", (_, difference, note, tone) => {
  const state = bookingStateOf({ ...booking, ...difference }, now);
  expect([state.note && `${state.note}${state.more}`, state.tone]).toStrictEqual([note, tone]);
});
