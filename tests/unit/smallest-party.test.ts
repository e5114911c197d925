import { expect, test } from "vitest";
import { instantInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import {
  decidedAt,
  lastDecided,
  minimumLabel,
  minimumOn,
  minimumTerms,
  offSaleReason,
  pausedText,
} from "~/domain/departures/smallest-party";

const minimum = { travelers: 4, decisionDays: 7, tooFew: "ask" as const };
const six = instantInIndia("2027-01-03", "18:00");

test("a day is decided at 6 PM in India", () => {
  expect([six - 1, six].map(lastDecided)).toStrictEqual(["2027-01-02", "2027-01-03"]);
  expect(decidedAt("2027-01-03")).toBe(six);
});

test("paused sales refuse every day, and say until when", () => {
  expect(offSaleReason({ ...everyDay, paused: {} }, "2027-01-10", six)).toBe("Sales paused.");
  expect(offSaleReason({ ...everyDay, paused: { until: "2027-01-05" } }, "2028-01-10", six)).toBe(
    "Sales paused until Jan 5, 2027.",
  );
  expect(pausedText({})).toBe("Sales paused.");
});

test("a decided day is not sold unless it is guaranteed or runs with any number", () => {
  const reason = (rules: object, now = six) => offSaleReason({ ...everyDay, ...rules }, "2027-01-10", now);
  const tooFew = "This departure does not run: fewer than 4 travelers had booked by Jan 3, 2027.";
  for (const decided of [{}, { guaranteed: ["2027-01-11"] }, { minimum: { ...minimum, tooFew: "cancel" } }])
    expect(reason({ minimum, ...decided })).toBe(tooFew);
  expect(reason({ minimum }, six - 1)).toBeNull();
  expect(reason({})).toBeNull();
  for (const sold of [{ guaranteed: ["2027-01-10"] }, { minimum: { ...minimum, tooFew: "run" } }])
    expect(reason({ minimum, ...sold })).toBeNull();
});

test("the terms of a day, its label and what a traveler agrees to", () => {
  const open = { travelers: 4, decideOn: "2027-01-03", isGuaranteed: false };
  expect(minimumOn({}, "2027-01-10")).toBeNull();
  expect(minimumOn({ minimum }, "2027-01-10")).toStrictEqual(open);
  const guaranteed = minimumOn({ minimum, guaranteed: ["2027-01-10"] }, "2027-01-10");
  expect(guaranteed?.isGuaranteed).toBe(true);
  const missing = [0, 3, 4, 9].map((booked) => /\d/.exec(minimumLabel(open, booked))?.[0]);
  expect(missing).toStrictEqual(["4", "1", "1", "1"]);
  expect(minimumLabel(open, 0)).toBe("Not yet guaranteed: 4 more travelers");
  expect(minimumLabel(open, 3)).toBe("Not yet guaranteed: 1 more traveler");
  expect(minimumLabel({ ...open, isGuaranteed: true }, 0)).toBe("Guaranteed");
  expect(minimumTerms({ ...open, isGuaranteed: true })).toBe("Guaranteed");
  expect(minimumTerms(open)).toMatch(/^Needs 4 travelers by Jan 3, 2027, 6:00 PM IST\./);
});
