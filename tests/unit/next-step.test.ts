import { expect, test } from "vitest";
import { amountDueOf, nextStepOf, type SteppedBooking } from "~/domain/desk/next-step";
import { nextSteps } from "~/domain/desk/next-steps";

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
  for (const status of ["cancelled", "expired"] as const) expect(amountDueOf({ ...booking, status })).toBe(0);
  const money = { totalAmount: 19_800, paidAmount: 20_000, refundAmount: 200 };
  expect(amountDueOf({ ...booking, status: "completed", ...money })).toBe(0);
});

const now = Date.parse("2026-11-23T12:00:00Z");
const quote = { percent: 100, refundDue: 0, refundAmount: 0 };
const page = {
  booking: { status: "confirmed", travelDate: "2026-12-31" },
  tour: { startTime: "08:30" },
  money: { toPay: 0, payBy: null },
  party: {
    names: 1,
    people: 3,
    asked: [],
    own: [],
    missing: [],
    isComplete: false,
    dueAt: "2026-12-28T12:30:00.000Z",
  },
  cancellation: {
    quote,
    periods: [
      { from: "2026-11-23", to: "2026-12-01", percent: 100, amount: 0 },
      { from: "2026-12-02", to: "2026-12-17", percent: 50, amount: 0 },
    ],
  },
  closedBecause: null,
  isOver: false,
  canChange: true,
} satisfies Parameters<typeof nextSteps>[0];

test("the next steps of a trip are in the order of their dates", () => {
  expect(nextSteps(page, now)).toStrictEqual([
    { when: "Until Tue, Dec 1, 2026", what: "You can cancel for free", at: "#changes" },
    { when: "By Mon, Dec 28, 2026, 6:00 PM IST", what: "Add 2 names of your party", at: "party" },
    { when: "From Wed, Dec 30, 2026", what: "Your guide's number", at: "#on-the-way" },
    { when: "Thu, Dec 31, 2026, 8:30 AM IST", what: "Where we meet", at: "#on-the-way" },
  ]);
  const dueAt = "2026-11-22T12:30:00.000Z";
  expect(nextSteps({ ...page, party: { ...page.party, dueAt } }, now)[0]?.when).toBe("Now");
});

test("an address to confirm and a payment come first, each with its date", () => {
  const verifyBy = "2026-11-24T06:30:00.000Z";
  const money = { toPay: 20_398, payBy: "2026-11-30T12:30:00.000Z" };
  expect(
    nextSteps({ ...page, booking: { ...page.booking, verifyBy }, money }, now).slice(0, 2),
  ).toStrictEqual([
    { when: "By Tue, Nov 24, 2026, 12:00 PM IST", what: "Confirm your e-mail address, or pay", at: "pay" },
    { when: "By Mon, Nov 30, 2026, 6:00 PM IST", what: "Pay ₹20,398", at: "pay" },
  ]);
});

test("a past trip has no next steps, a complete party of a closed departure only the meeting", () => {
  expect(nextSteps({ ...page, isOver: true }, now)).toStrictEqual([]);
  const party = { ...page.party, isComplete: true };
  const complete = { ...page, party, closedBecause: "The road is closed." };
  const eve = Date.parse("2026-12-29T18:30:00Z");
  expect(nextSteps(complete, eve).map(({ what }) => what)).toStrictEqual(["Where we meet"]);
});

test.for(["cancelled", "expired", "no-show", "completed"] as const)(
  "a %s trip has no next steps",
  (status) => {
    expect(nextSteps({ ...page, booking: { ...page.booking, status } }, now)).toStrictEqual([]);
  },
);
