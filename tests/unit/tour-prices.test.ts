import { expect, test } from "vitest";
import {
  changeRows,
  errorsByField,
  toFields,
  readFields,
  rowsAt,
  withoutEmptyRows,
} from "~/domain/form-fields";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { priceTerms } from "~/domain/prices/price-terms";
import { withFareOnDays } from "~/domain/prices/price-on-days";

const diwali = { from: "2027-10-25", to: "2027-11-02", priceInr: 12_000, label: "Diwali" };
const newYear = { from: "2027-12-24", to: "2028-01-02", priceInr: 15_000, label: "New Year" };

/** Returns the names of the fields with errors. */
function errorsOf(priceRules: Record<string, unknown>, priceInr: unknown = 9000) {
  const { error } = tourPricesSchema.safeParse({ priceInr, priceRules });
  return error ? Object.keys(errorsByField(error)) : [];
}

test("seasons and groups are sorted", () => {
  const { priceRules } = tourPricesSchema.parse({
    priceInr: 9000,
    priceRules: {
      seasons: [newYear, diwali],
      groups: [
        { atLeast: 10, percentOff: 15 },
        { atLeast: 4, percentOff: 5 },
      ],
    },
  });
  expect(priceRules.seasons).toStrictEqual([diwali, newYear]);
  expect(priceRules.groups?.map(({ atLeast }) => atLeast)).toStrictEqual([4, 10]);
});

test.for([0, 99.5, "cheap"])("a fare of %j is refused", (fare) => {
  expect(errorsOf({}, fare)).toContain("priceInr");
});

const manySeasons = Array.from({ length: 13 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, "0");
  const day = index < 12 ? "01" : "02";
  return { ...diwali, from: `2030-${month}-${day}`, to: `2030-${month}-${day}` };
});
const within = [
  { ...diwali, from: "2027-01-01", to: "2027-12-31" },
  { ...diwali, from: "2027-02-01", to: "2027-02-02" },
  { ...diwali, from: "2027-03-01", to: "2027-03-02" },
];
const group = (atLeast: number, percentOff: number) => ({ atLeast, percentOff });
const early = { atLeastDays: 7, percentOff: 5 };

test.for([
  ["a child that pays more", { childPercent: 91 }, "childPercent"],
  ["a season that ends before it begins", { seasons: [{ ...diwali, to: "2027-10-24" }] }, "seasons.0.to"],
  ["a day that is none", { seasons: [{ ...diwali, from: "2027-02-30" }] }, "seasons.0.from"],
  ["a season without a name", { seasons: [{ ...diwali, label: " " }] }, "seasons.0.label"],
  ["two seasons on one day", { seasons: [newYear, { ...diwali, to: newYear.from }] }, "seasons.0.from"],
  ["a season around others", { seasons: within }, "seasons.0.to"],
  ["thirteen seasons in one year", { seasons: manySeasons }, "seasons"],
  ["a group of one", { groups: [group(1, 5)] }, "groups.0.atLeast"],
  ["a group larger than any booking", { groups: [group(21, 5)] }, "groups.0.atLeast"],
  ["two discounts for one size", { groups: [group(4, 5), group(4, 9)] }, "groups.1.atLeast"],
  ["less for more", { groups: [group(8, 5), group(4, 5)] }, "groups.0.percentOff"],
  ["early-bird for nothing", { earlyBird: { ...early, percentOff: 0 } }, "earlyBird.percentOff"],
  ["half an early-bird", { earlyBird: { atLeastDays: 30 } }, "earlyBird.percentOff"],
  [
    "both discounts on one day",
    { earlyBird: early, lastMinute: { atMostDays: 7, percentOff: 9 } },
    "lastMinute.atMostDays",
  ],
  ["a deposit below a tenth", { deposit: { percent: 9, balanceDays: 20 } }, "deposit.percent"],
  ["a deposit of nearly all", { deposit: { percent: 91, balanceDays: 20 } }, "deposit.percent"],
  ["a balance two days before", { deposit: { percent: 30, balanceDays: 2 } }, "deposit.balanceDays"],
  ["a balance a year before", { deposit: { percent: 30, balanceDays: 366 } }, "deposit.balanceDays"],
  ["half a deposit", { deposit: { percent: 30, balanceDays: "" } }, "deposit.balanceDays"],
] as const)("%s is refused beside its field", ([, rules, field]) => {
  expect(errorsOf(rules)).toContain(`priceRules.${field}`);
});

test("a rule nobody knows is refused", () => {
  expect(errorsOf({ weekend: 5 })).toContain("priceRules");
});

test("the form's values are read back as the same prices, a season of one day, a deposit and empty rows too", () => {
  const prices = {
    priceInr: 9000,
    priceRules: {
      childPercent: 60,
      seasons: [{ ...diwali, to: diwali.from }, newYear],
      groups: [group(4, 5)],
      earlyBird: { atLeastDays: 60, percentOff: 10 },
      lastMinute: { atMostDays: 3, percentOff: 20 },
      deposit: { percent: 30, balanceDays: 20 },
    },
  };
  expect(tourPricesSchema.parse(toFields(prices))).toStrictEqual(prices);
  const bare = { priceInr: 9000, priceRules: {} };
  expect(tourPricesSchema.parse(toFields(bare))).toStrictEqual(bare);
  const empty = { seasons: [], groups: [], deposit: { percent: "", balanceDays: "" } };
  expect(tourPricesSchema.parse({ priceInr: "9000", priceRules: empty })).toStrictEqual(bare);
});

test("a posted form is read by rows, a button adds or removes one, and commas are ignored", () => {
  const form = new FormData();
  form.set("priceInr", "9,000");
  for (const [index, season] of [diwali, newYear].entries())
    for (const [name, value] of Object.entries(season))
      form.set(`priceRules.seasons.${index}.${name}`, String(value));
  const fields = readFields(form);
  expect(rowsAt(fields, "priceRules.seasons")).toHaveLength(2);
  const expected = { priceInr: 9000, priceRules: { seasons: [diwali, newYear] } };
  expect(tourPricesSchema.parse(fields)).toStrictEqual(expected);
  const added = changeRows(fields, "add:priceRules.seasons");
  expect(rowsAt(added, "priceRules.seasons")).toHaveLength(3);
  expect(withoutEmptyRows(added)).toStrictEqual(fields);
  const removed = changeRows(fields, "remove:priceRules.seasons.0");
  expect(rowsAt(removed, "priceRules.seasons")).toMatchObject([{ label: "New Year" }]);
});

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

test("a season's own child fare is in its row, and all rows have one then", () => {
  const seasons = [{ ...season("2027-06-01", "2027-08-31", 7000), childPercent: 50 }];
  const fares = { priceInr: 9000, priceRules: { seasons } };
  expect(priceTerms(fares, today)?.fares.map(({ childInr }) => childInr)).toStrictEqual([3500, 9000]);
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

const winter = (from: string, to: string, priceInr = 5000, label = "Winter") => ({
  from: `2027-01-${from}`,
  to: `2027-01-${to}`,
  priceInr,
  label,
});

test("days that follow each other become one season, others one each", () => {
  const days = ["2027-01-12", "2027-01-11", "2027-01-20", "2027-01-11"];
  expect(withFareOnDays({ childPercent: 50 }, days, { priceInr: 7000, label: "Pongal" })).toStrictEqual({
    childPercent: 50,
    seasons: [winter("11", "12", 7000, "Pongal"), winter("20", "20", 7000, "Pongal")],
  });
});

test("a season is cut where the days begin and end, and covered ones go", () => {
  const rules = { seasons: [winter("01", "10"), winter("12", "13", 6000, "Festival")] };
  const days = ["2027-01-05", "2027-01-11", "2027-01-12", "2027-01-13"];
  expect(withFareOnDays(rules, days, { priceInr: 8000, label: "Fair" }).seasons).toStrictEqual([
    winter("01", "04"),
    winter("05", "05", 8000, "Fair"),
    winter("06", "10"),
    winter("11", "13", 8000, "Fair"),
  ]);
});

test("neighbors with the same fare and name become one season again", () => {
  const rules = { seasons: [winter("01", "04"), winter("06", "10")] };
  const same = { priceInr: 5000, label: "Winter" };
  expect(withFareOnDays(rules, ["2027-01-05"], same).seasons).toStrictEqual([winter("01", "10")]);
});

test("days within a season keep its other prices", () => {
  const dear = { childPercent: 40, options: { private: 20_000 }, extras: { lunch: 600 } };
  const rules = { seasons: [{ ...winter("05", "10"), ...dear }] };
  const { seasons } = withFareOnDays(rules, ["2027-01-10", "2027-01-11"], { priceInr: 8000, label: "Fair" });
  expect(seasons).toStrictEqual([
    { ...winter("05", "09"), ...dear },
    { ...winter("10", "10", 8000, "Fair"), ...dear },
    winter("11", "11", 8000, "Fair"),
  ]);
});

test("the days next to a season leave it whole, and another name or fare keeps it apart", () => {
  const rules = { seasons: [winter("05", "10")] };
  for (const [price, day] of [
    [{ priceInr: 5000, label: "Fair" }, "11"],
    [{ priceInr: 6000, label: "Winter" }, "04"],
  ] as const) {
    const { seasons } = withFareOnDays(rules, [`2027-01-${day}`], price);
    const own = winter(day, day, price.priceInr, price.label);
    expect(seasons).toStrictEqual(day === "04" ? [own, ...rules.seasons] : [...rules.seasons, own]);
  }
  const { seasons } = withFareOnDays({}, ["2027-01-05"], { priceInr: 5000, label: "Winter" });
  expect(seasons).toStrictEqual([winter("05", "05")]);
});
