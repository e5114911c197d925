import { expect, test } from "vitest";
import { priceTerms } from "~/domain/prices/price-terms";

const today = "2026-11-21";

function season(from: string, to: string, priceInr: number) {
  return { from, to, priceInr, label: `at ${priceInr}` };
}

test("a tour without price rules has no terms", () => {
  expect(priceTerms({ priceInr: 9999, priceRules: {} }, today)).toBeNull();
});

test("current and upcoming seasons are rows in chronological order, followed by all other days", () => {
  const priceRules = {
    childPercent: 55,
    seasons: [
      season("2027-06-01", "2027-08-31", 6999),
      season("2026-11-01", "2026-11-21", 12_999),
      season("2026-11-01", "2026-11-20", 1),
      season("2028-11-20", "2028-12-01", 8999),
      season("2028-11-21", "2028-12-01", 2),
    ],
  };
  expect(priceTerms({ priceInr: 10_001, priceRules }, today)?.fares).toStrictEqual([
    { dates: "Nov 1, 2026 to Nov 21, 2026", label: "at 12999", adultInr: 12_999, childInr: 7149 },
    { dates: "Jun 1, 2027 to Aug 31, 2027", label: "at 6999", adultInr: 6999, childInr: 3849 },
    { dates: "Nov 20, 2028 to Dec 1, 2028", label: "at 8999", adultInr: 8999, childInr: 4949 },
    { dates: "All other days", label: null, adultInr: 10_001, childInr: 5501 },
  ]);
});

test("without a child fare no row has one, and without upcoming seasons there is no table", () => {
  const seasons = [{ from: "2026-12-20", to: "2027-01-04", priceInr: 13_999, label: "New Year" }];
  const fares = { priceInr: 9499, priceRules: { seasons } };
  expect(priceTerms(fares, today)?.fares.map(({ childInr }) => childInr)).toStrictEqual([null, null]);
  expect(priceTerms(fares, "2027-01-05")).toBeNull();
});

test("each other rule has its name", () => {
  const priceRules = {
    childPercent: 50,
    groups: [
      { atLeast: 4, percentOff: 5 },
      { atLeast: 8, percentOff: 10 },
    ],
    earlyBird: { atLeastDays: 60, percentOff: 12 },
    lastMinute: { atMostDays: 3, percentOff: 20 },
  };
  expect(priceTerms({ priceInr: 5499, priceRules }, today)).toStrictEqual({
    fares: [],
    terms: [
      { name: "Children, 2 to 11 years", description: ["₹2,750, 50 % of the adult fare of ₹5,499"] },
      {
        name: "Groups",
        description: [
          "5 % off the fares for 4 or more travelers",
          "10 % off the fares for 8 or more travelers",
        ],
      },
      { name: "Early-bird", description: ["12 % off when booked 60 days or more before departure"] },
      { name: "Last-minute", description: ["20 % off when booked in the last 3 days before departure"] },
    ],
  });
});
