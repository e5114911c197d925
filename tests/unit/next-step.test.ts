import { expect, test } from "vitest";
import { amountDueOf, nextStepOf, type SteppedBooking } from "~/domain/desk/next-step";

const today = "2026-11-23";
const booking: SteppedBooking = {
  status: "confirmed",
  travelDate: "2026-12-12",
  tourDuration: "3 Days / 2 Nights",
  totalAmount: 20_000,
};

const deadline = "2026-12-05T18:29:00.000Z";

test.each<[string, Partial<SteppedBooking>, string, string]>([
  ["pending", { status: "pending" }, "Confirm it, or wait for ₹20,000.", "warning"],
  ["pending and paid", { status: "pending", paidAmount: 20_000 }, "Confirm it.", "warning"],
  ["unpaid", { paymentDueAt: deadline }, "Collect ₹20,000 by Sat, Dec 5, 2026, 11:59 PM IST.", "warning"],
  [
    "part paid",
    { paidAmount: 6000, balanceDueAt: deadline },
    "Collect ₹14,000 by Sat, Dec 5, 2026, 11:59 PM IST.",
    "warning",
  ],
  ["unpaid and leaving tomorrow", { travelDate: "2026-11-24" }, "Collect ₹20,000.", "danger"],
  [
    "unverified",
    { verifyBy: deadline },
    "Waiting for the customer to confirm the e-mail address by Sat, Dec 5, 2026, 11:59 PM IST.",
    "warning",
  ],
  ["paid", { paidAmount: 20_000 }, "Ready to travel.", "success"],
  ["on the trip", { paidAmount: 20_000, travelDate: "2026-11-22" }, "On the trip.", "success"],
  ["over", { travelDate: "2026-11-20" }, "Record the outcome: completed or no-show.", "warning"],
  ["completed", { status: "completed", paidAmount: 20_000 }, "Nothing left to do.", "neutral"],
  ["completed, never paid", { status: "completed" }, "Collect ₹20,000: the trip is over.", "danger"],
  ["canceled", { status: "cancelled" }, "Canceled without a refund. Nothing left to do.", "neutral"],
  [
    "canceled with a refund",
    { status: "cancelled", paidAmount: 20_000, refundAmount: 10_000 },
    "Canceled. Refund: ₹10,000.",
    "neutral",
  ],
  ["expired", { status: "expired" }, "Expired. A payment revives it while seats are left.", "neutral"],
  ["own, unpaid", { ownSale: "unpaid" }, "The operator collects the payment from the customer.", "warning"],
])("next step of a booking: %s", (_, change, text, tone) => {
  expect(nextStepOf({ ...booking, ...change }, today)).toEqual({ text, tone });
});

test("a canceled or expired booking owes nothing, a goodwill refund is not owed back", () => {
  expect(amountDueOf({ ...booking, status: "cancelled" })).toBe(0);
  expect(amountDueOf({ ...booking, status: "expired" })).toBe(0);
  expect(
    amountDueOf({
      ...booking,
      status: "completed",
      totalAmount: 19_800,
      paidAmount: 20_000,
      refundAmount: 200,
    }),
  ).toBe(0);
});
