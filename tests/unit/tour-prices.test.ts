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

const diwali = { from: "2027-10-25", to: "2027-11-02", priceInr: 12_000, label: "Diwali" };
const newYear = { from: "2027-12-24", to: "2028-01-02", priceInr: 15_000, label: "New Year" };

function errorsOf(priceRules: Record<string, unknown>, priceInr: unknown = 9000) {
  const parsed = tourPricesSchema.safeParse({ priceInr, priceRules });
  return parsed.success ? {} : errorsByField(parsed.error);
}

test("a fare alone has no rules, and empty rows are ignored", () => {
  expect(tourPricesSchema.parse({ priceInr: 9000, priceRules: { seasons: [], groups: [] } })).toStrictEqual({
    priceInr: 9000,
    priceRules: {},
  });
});

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

test.for([
  ["a fare of nothing", {}, 0, "priceInr"],
  ["half a rupee", {}, 99.5, "priceInr"],
  ["words", {}, "cheap", "priceInr"],
  ["a child that pays more", { childPercent: 91 }, 9000, "priceRules.childPercent"],
  [
    "a season that ends before it begins",
    { seasons: [{ ...diwali, to: "2027-10-24" }] },
    9000,
    "priceRules.seasons.0.to",
  ],
  ["a day that is none", { seasons: [{ ...diwali, from: "2027-02-30" }] }, 9000, "priceRules.seasons.0.from"],
  ["a season without a name", { seasons: [{ ...diwali, label: " " }] }, 9000, "priceRules.seasons.0.label"],
  [
    "two seasons on one day",
    { seasons: [newYear, { ...diwali, to: newYear.from }] },
    9000,
    "priceRules.seasons.0.from",
  ],
  [
    "a season within one that ends long after the next began",
    {
      seasons: [
        { ...diwali, from: "2027-01-01", to: "2027-12-31" },
        { ...diwali, from: "2027-02-01", to: "2027-02-02" },
        { ...diwali, from: "2027-03-01", to: "2027-03-02" },
      ],
    },
    9000,
    "priceRules.seasons.2.from",
  ],
  [
    "thirteen seasons",
    {
      seasons: Array.from({ length: 13 }, (_, year) => ({
        ...diwali,
        from: `20${30 + year}-01-01`,
        to: `20${30 + year}-01-02`,
      })),
    },
    9000,
    "priceRules.seasons",
  ],
  ["a group of one", { groups: [{ atLeast: 1, percentOff: 5 }] }, 9000, "priceRules.groups.0.atLeast"],
  [
    "a group larger than any booking",
    { groups: [{ atLeast: 21, percentOff: 5 }] },
    9000,
    "priceRules.groups.0.atLeast",
  ],
  [
    "two discounts for one size",
    {
      groups: [
        { atLeast: 4, percentOff: 5 },
        { atLeast: 4, percentOff: 9 },
      ],
    },
    9000,
    "priceRules.groups.1.atLeast",
  ],
  [
    "less for more",
    {
      groups: [
        { atLeast: 8, percentOff: 5 },
        { atLeast: 4, percentOff: 5 },
      ],
    },
    9000,
    "priceRules.groups.0.percentOff",
  ],
  [
    "early-bird for nothing",
    { earlyBird: { atLeastDays: 30, percentOff: 0 } },
    9000,
    "priceRules.earlyBird.percentOff",
  ],
  ["half an early-bird", { earlyBird: { atLeastDays: 30 } }, 9000, "priceRules.earlyBird.percentOff"],
  [
    "both discounts on one day",
    { earlyBird: { atLeastDays: 7, percentOff: 5 }, lastMinute: { atMostDays: 7, percentOff: 9 } },
    9000,
    "priceRules.lastMinute.atMostDays",
  ],
  ["a rule nobody knows", { weekend: 5 }, 9000, "priceRules"],
] as const)("%s is refused beside its field", ([, rules, fare, field]) => {
  expect(Object.keys(errorsOf(rules, fare))).toContain(field);
});

test("the form's values are read back as the same prices", () => {
  const prices = {
    priceInr: 9000,
    priceRules: {
      childPercent: 60,
      seasons: [diwali, newYear],
      groups: [{ atLeast: 4, percentOff: 5 }],
      earlyBird: { atLeastDays: 60, percentOff: 10 },
      lastMinute: { atMostDays: 3, percentOff: 20 },
    },
  };
  expect(tourPricesSchema.parse(toFields(prices))).toStrictEqual(prices);
  const bare = { priceInr: 9000, priceRules: {} };
  expect(tourPricesSchema.parse(toFields(bare))).toStrictEqual(bare);
});

test("a posted form is read by rows, a button adds or removes one, and commas are ignored", () => {
  const form = new FormData();
  form.set("priceInr", "9,000");
  for (const [index, season] of [diwali, newYear].entries())
    for (const [name, value] of Object.entries(season))
      form.set(`priceRules.seasons.${index}.${name}`, String(value));
  const fields = readFields(form);
  expect(rowsAt(fields, "priceRules.seasons")).toHaveLength(2);
  expect(tourPricesSchema.parse(fields)).toStrictEqual({
    priceInr: 9000,
    priceRules: { seasons: [diwali, newYear] },
  });
  const added = changeRows(fields, "add:priceRules.seasons");
  expect(rowsAt(added, "priceRules.seasons")).toHaveLength(3);
  expect(withoutEmptyRows(added)).toStrictEqual(fields);
  const removed = changeRows(fields, "remove:priceRules.seasons.0");
  expect(rowsAt(removed, "priceRules.seasons")).toMatchObject([{ label: "New Year" }]);
});

test("a season may be one day, and a deposit is kept", () => {
  const oneDay = { ...diwali, to: diwali.from };
  const deposit = { percent: 30, balanceDays: 20 };
  const priceRules = { seasons: [oneDay], deposit };
  expect(tourPricesSchema.parse({ priceInr: 9000, priceRules }).priceRules).toStrictEqual(priceRules);
  for (const wrong of [{ percent: 9 }, { percent: 91 }, { balanceDays: 2 }, { balanceDays: 366 }])
    expect(
      tourPricesSchema.safeParse({ priceInr: 9000, priceRules: { deposit: { ...deposit, ...wrong } } })
        .success,
    ).toBe(false);
});
