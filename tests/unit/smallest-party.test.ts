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
  expect(reason({ minimum })).toBe(
    "This departure does not run: fewer than 4 travelers had booked by Jan 3, 2027.",
  );
  expect(reason({ minimum }, six - 1)).toBeNull();
  expect(reason({ minimum, guaranteed: ["2027-01-10"] })).toBeNull();
  expect(reason({ minimum, guaranteed: ["2027-01-11"] })).not.toBeNull();
  expect(reason({ minimum: { ...minimum, tooFew: "run" } })).toBeNull();
  expect(reason({ minimum: { ...minimum, tooFew: "cancel" } })).not.toBeNull();
  expect(reason({})).toBeNull();
});

test("the terms of a day, its label and what a traveler agrees to", () => {
  expect(minimumOn({}, "2027-01-10")).toBeNull();
  const open = { travelers: 4, decideOn: "2027-01-03", isGuaranteed: false };
  expect(minimumOn({ minimum }, "2027-01-10")).toStrictEqual(open);
  expect(minimumOn({ minimum, guaranteed: ["2027-01-10"] }, "2027-01-10")).toMatchObject({
    isGuaranteed: true,
  });
  expect([0, 3, 4, 9].map((booked) => minimumLabel(open, booked))).toStrictEqual([
    "Not yet guaranteed: 4 more travelers",
    "Not yet guaranteed: 1 more traveler",
    "Not yet guaranteed: 1 more traveler",
    "Not yet guaranteed: 1 more traveler",
  ]);
  expect(minimumLabel({ ...open, isGuaranteed: true }, 0)).toBe("Guaranteed");
  expect(minimumTerms({ ...open, isGuaranteed: true })).toBe("Guaranteed");
  expect(minimumTerms(open)).toMatch(/^Needs 4 travelers by Jan 3, 2027, 6:00 PM IST\./);
});
