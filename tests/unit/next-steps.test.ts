import { expect, test } from "vitest";
import { nextSteps } from "~/domain/desk/next-steps";

const now = Date.parse("2026-11-23T12:00:00Z");
const quote = { percent: 100, refundDue: 0, refundAmount: 0 };
const page = {
  booking: { status: "confirmed", travelDate: "2026-12-31" },
  tour: { startTime: "08:30" },
  party: {
    names: 1,
    people: 3,
    asked: [],
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
    { when: "Thu, Dec 31, 2026, 8:30 AM IST", what: "Where we meet", at: "#on-the-way" },
  ]);
  const late = { ...page, party: { ...page.party, dueAt: "2026-11-22T12:30:00.000Z" } };
  expect(nextSteps(late, now).map(({ when }) => when)).toStrictEqual([
    "Now",
    "Until Tue, Dec 1, 2026",
    "Thu, Dec 31, 2026, 8:30 AM IST",
  ]);
});

test("a canceled booking and a past trip have no next steps", () => {
  expect(nextSteps({ ...page, booking: { ...page.booking, status: "cancelled" } }, now)).toStrictEqual([]);
  expect(nextSteps({ ...page, isOver: true }, now)).toStrictEqual([]);
});

test("a complete party and a closed departure leave only the meeting", () => {
  const complete = {
    ...page,
    party: { ...page.party, isComplete: true },
    closedBecause: "The road is closed.",
  };
  expect(nextSteps(complete, now).map(({ at }) => at)).toStrictEqual(["#on-the-way"]);
});

test.for(["cancelled", "expired", "no-show", "completed"] as const)(
  "a %s trip has no next steps",
  (status) => {
    expect(nextSteps({ ...page, booking: { ...page.booking, status } }, now)).toStrictEqual([]);
  },
);
