import { expect, test } from "vitest";
import {
  disputeStatuses,
  disputeStepSchema,
  isDecided,
  movesOn,
  newDisputeSchema,
  withheldOf,
  type DisputeStatus,
} from "~/domain/money/payments/dispute";

test("a bank's decision is final, and nothing opens a dispute again", () => {
  expect(disputeStatuses.filter(isDecided)).toStrictEqual(["won", "lost", "closed"]);
  const steps: Record<DisputeStatus, DisputeStatus[]> = {
    open: ["under_review", "won", "lost", "closed"],
    under_review: ["won", "lost", "closed"],
    won: [],
    lost: [],
    closed: [],
  };
  for (const from of disputeStatuses)
    expect(disputeStatuses.filter((to) => movesOn(from, to))).toStrictEqual(steps[from]);
});

test.for([
  [900, { amount: 1000, refunded: 0, disputed: 0 }, 900],
  [900, { amount: 1000, refunded: 200, disputed: 0 }, 800],
  [900, { amount: 1000, refunded: 200, disputed: 300 }, 500],
  [900, { amount: 1000, refunded: 700, disputed: 400 }, 0],
] as const)("of %i rupees of %j a dispute withholds %i", ([amount, payment, withheld]) => {
  expect(withheldOf(amount, payment)).toBe(withheld);
});

test("a dispute is recorded with its reference, at least one rupee and a date or none", () => {
  const typed = {
    paymentId: "p",
    reference: " dp_1 ",
    amount: "₹1,000",
    reason: "Not as sold",
    respondBy: "",
  };
  const recorded = { ...typed, reference: "dp_1", amount: 1000, respondBy: null };
  expect(newDisputeSchema.parse(typed)).toStrictEqual(recorded);
  expect(newDisputeSchema.parse({ ...typed, respondBy: "2026-12-01" }).respondBy).toBe("2026-12-01");
  for (const wrong of [
    { paymentId: "" },
    { reference: " dp " },
    { amount: "0" },
    { amount: "1000000001" },
    { respondBy: "tomorrow" },
  ])
    expect(newDisputeSchema.safeParse({ ...typed, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test("a step has a state and who bears a loss", () => {
  const step = { status: "lost", bearer: "shared" };
  expect(disputeStepSchema.parse(step)).toStrictEqual(step);
  for (const wrong of [{ status: "new" }, { bearer: "traveler" }])
    expect(disputeStepSchema.safeParse({ ...step, ...wrong }).success).toBe(false);
});
