import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domain/calendar/calendar";
import { errorsByField, rowsAt, toFields, type FormFields } from "~/domain/form-fields";
import { adultFareOn, childFareOn } from "~/domain/prices/fares";
import { extrasFor, extrasOn, faresOf } from "~/domain/prices/offers";
import type { TourExtra, TourOption } from "~/domain/prices/offers-schema";
import type { PricedSeason } from "~/domain/prices/price-rules";
import { quoteBooking } from "~/domain/prices/pricing";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import {
  inNextYear,
  pricedYears,
  seasonRows,
  seasonsOfYear,
  typedSeasons,
  withLastYear,
  yearFields,
  yearPricesSchema,
} from "~/domain/prices/year-prices";

const option = (id: string, priceInr: number, rest: Partial<TourOption> = {}): TourOption => ({
  id,
  name: id,
  pricePer: "person",
  priceInr,
  priceRules: {},
  seats: null,
  ...rest,
});
const lunch: TourExtra = {
  id: "lunch",
  name: "Lunch",
  per: "person",
  priceInr: 400,
  required: false,
  stock: null,
  refund: "full",
  gstPercent: null,
};
const shared = option("shared", 0);
const hotel = option("hotel", 9000, { priceRules: { childPercent: 80 } });
const jeep = option("jeep", 20_000, { pricePer: "booking" });
const diwali: PricedSeason = {
  from: "2027-10-25",
  to: "2027-11-02",
  label: "Diwali",
  priceInr: 7000,
  childPercent: 25,
  options: { jeep: 26_000 },
  extras: { lunch: 650 },
};
const newYear: PricedSeason = { from: "2027-12-24", to: "2028-01-02", label: "New Year", priceInr: 8000 };
const tour = {
  priceInr: 5000,
  priceRules: { childPercent: 60, seasons: [diwali, newYear] },
  options: [shared, hotel, jeep],
  extras: [lunch],
};

test.for([
  ["2027-10-24", 5000, 9000, 20_000, 3000, 7200, 400],
  ["2027-10-25", 7000, 9000, 26_000, 1750, 2250, 650],
  ["2027-11-02", 7000, 9000, 26_000, 1750, 2250, 650],
  ["2027-11-03", 5000, 9000, 20_000, 3000, 7200, 400],
  ["2027-12-31", 8000, 9000, 20_000, 4800, 7200, 400],
  ["2028-01-02", 8000, 9000, 20_000, 4800, 7200, 400],
  ["2028-01-03", 5000, 9000, 20_000, 3000, 7200, 400],
] as const)("on %s each option, child and extra has the price of its season", ([day, ...prices]) => {
  const on = (each: TourOption) => adultFareOn(faresOf(tour, each), day);
  const child = (each: TourOption) => childFareOn(faresOf(tour, each), day);
  const [extra] = extrasOn(tour, day);
  expect([on(shared), on(hotel), on(jeep), child(shared), child(hotel), extra?.priceInr]).toStrictEqual(
    prices,
  );
});

test("a quote adds the season's fares, children and extras, and bookings keep no price of others", () => {
  const travelDate = "2027-11-01";
  const fares = faresOf(tour, shared);
  const extras = extrasFor(tour, [{ id: "lunch", quantity: 3 }], {
    travelDate,
    numberOfTravelers: 3,
    nights: 1,
  });
  const { total } = quoteBooking({
    ...fares,
    extras,
    travelDate,
    today: "2026-11-21",
    numberOfTravelers: 3,
    children: 1,
    infants: 0,
    roomType: "standard",
    coupon: null,
    gstPercent: 5,
  });
  expect(total).toBe(2 * 7000 + 1750 + 3 * 650);
  expect(fares.priceRules.seasons?.[0]).not.toHaveProperty("options");
  expect(fares.priceRules.seasons?.[0]).not.toHaveProperty("extras");
});

test("a tour without options, and one without seasons, have the fares they had", () => {
  expect(faresOf({ priceInr: 5000, priceRules: {} }, null)).toStrictEqual({ priceInr: 5000, priceRules: {} });
  const { priceRules } = faresOf({ priceInr: 5000, priceRules: {}, options: [shared, hotel] }, hotel);
  expect(priceRules).toStrictEqual({ childPercent: 80 });
});

const priced = fc.integer({ min: 100, max: 900_000 });
/** Seasons of a year that don't overlap, some of them next to each other. */
const seasonsIn = (year: number) =>
  fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 40 }) }), {
      maxLength: 9,
    })
    .chain((spans) =>
      fc.array(priced, { minLength: 9, maxLength: 9 }).map((prices) => {
        let day = `${year}-01-01`;
        const seasons: PricedSeason[] = [];
        for (const [index, { gap, length }] of spans.entries()) {
          const from = addDays(day, gap);
          if (!from.startsWith(`${year}`)) break;
          const to = addDays(from, length - 1);
          seasons.push({ from, to, label: `Season ${index}`, priceInr: prices[index] ?? 100 });
          day = addDays(to, 1);
        }
        return seasons;
      }),
    );

test("every day has the price of the one season it is in, else the usual one", () => {
  fc.assert(
    fc.property(seasonsIn(2027), fc.integer({ min: 0, max: 420 }), (seasons, ahead) => {
      const day = addDays("2027-01-01", ahead);
      const found = seasons.filter(({ from, to }) => from <= day && day <= to);
      expect(found.length).toBeLessThanOrEqual(1);
      expect(adultFareOn({ priceInr: 77, priceRules: { seasons } }, day)).toBe(found[0]?.priceInr ?? 77);
    }),
  );
});

test("seasons of a year, copied, begin in the next one, don't overlap, and what touched still touches", () => {
  const years = fc
    .constantFrom(2027, 2028, 2031)
    .chain((year) => fc.tuple(fc.constant(year), seasonsIn(year)));
  fc.assert(
    fc.property(years, ([year, all]) => {
      const seasons = all.filter(({ from, to }) => !(from === to && from.endsWith("02-29")));
      const copied = typedSeasons(withLastYear("", { rules: { seasons }, year: year + 1, percent: 10 }));
      expect(copied.map(({ label }) => label)).toStrictEqual(seasons.map(({ label }) => label));
      for (const [index, { from, to }] of copied.entries()) {
        expect(from.startsWith(`${year + 1}`)).toBe(true);
        const [next, old, oldNext] = [copied[index + 1], seasons[index], seasons[index + 1]];
        if (!next || !old || !oldNext) continue;
        expect(to < next.from).toBe(true);
        if (addDays(old.to, 1) === oldNext.from) expect(addDays(to, 1)).toBe(next.from);
      }
    }),
  );
});

test.for([
  ["2027-02-10", "2027-02-28", "2028-02-10", "2028-02-29"],
  ["2028-02-10", "2028-02-29", "2029-02-10", "2029-02-28"],
  ["2028-02-29", "2028-03-10", "2029-03-01", "2029-03-10"],
  ["2027-12-20", "2028-02-29", "2028-12-20", "2029-02-28"],
  ["2027-12-31", "2027-12-31", "2028-12-31", "2028-12-31"],
] as const)("%s to %s is %s to %s a year later", ([from, to, first, last]) => {
  expect(inNextYear({ ...newYear, from, to })).toStrictEqual({ ...newYear, from: first, to: last });
});

test("29 February alone has no day in the next year", () => {
  expect(inNextYear({ ...newYear, from: "2028-02-29", to: "2028-02-29" })).toBeNull();
});

const copy = (typed: FormFields, percent = 0) =>
  withLastYear(typed, { rules: tour.priceRules, year: 2028, percent });

test("a copy has all prices with the percent on top, in whole rupees, and the same share of children", () => {
  expect(typedSeasons(copy("", 7))).toStrictEqual([
    {
      ...diwali,
      from: "2028-10-25",
      to: "2028-11-02",
      priceInr: 7490,
      options: { jeep: 27_820 },
      extras: { lunch: 696 },
    },
    { ...newYear, from: "2028-12-24", to: "2029-01-02", priceInr: 8560 },
  ]);
});

test("a copy leaves what is typed, and leaves out what overlaps it", () => {
  const mine = { label: "", from: "2028-11-01", to: "2028-11-30", priceInr: "12 or so" };
  const filled = copy({ priceRules: { seasons: [mine] } });
  expect(rowsAt(filled, seasonRows)).toMatchObject([mine, { label: "New Year", from: "2028-12-24" }]);
  expect(rowsAt(copy(filled), seasonRows)).toHaveLength(2);
});

test("the form of a year is read back as its seasons, empty cells apart", () => {
  const fields = yearFields(tour.priceRules, 2027);
  expect(yearPricesSchema(2027).parse(fields).priceRules.seasons).toStrictEqual([diwali, newYear]);
  const empty = toFields({ ...newYear, childPercent: "", options: { jeep: "" }, extras: { lunch: " " } });
  expect(typedSeasons({ priceRules: { seasons: [empty, { label: "Half" }] } })).toStrictEqual([newYear]);
  expect(seasonsOfYear(tour.priceRules, 2028)).toStrictEqual({ rows: [], others: [diwali, newYear] });
});

test("a season of another year, and wrong prices of options and extras, are refused beside their cells", () => {
  const season = { ...diwali, options: { jeep: "99" }, extras: { lunch: "free" } };
  const { error } = yearPricesSchema(2027).safeParse({
    priceRules: { seasons: [season, { ...newYear, from: "2028-01-01" }] },
  });
  expect(error && errorsByField(error)).toStrictEqual({
    "priceRules.seasons.0.options.jeep": ["Please enter the price as a whole number from 100 to 1000000."],
    "priceRules.seasons.0.extras.lunch": ["Please enter the price as a whole number from 0 to 1000000."],
    "priceRules.seasons.1.from": ["Please choose a day in 2027."],
  });
});

test("of two seasons that overlap, the first of the list names both", () => {
  const seasons = [newYear, { ...diwali, label: "Autumn", to: "2027-12-24" }];
  const { error } = tourPricesSchema.safeParse({ priceInr: 5000, priceRules: { seasons } });
  expect(error && errorsByField(error)).toStrictEqual({
    "priceRules.seasons.0.from": [
      "“New Year” and “Autumn” overlap: “Autumn” is from Oct 25, 2027 to Dec 24, 2027.",
    ],
  });
});

test("last year can be seen and copied, and two years ahead be priced", () => {
  expect(pricedYears("2026-11-30")).toStrictEqual([2025, 2026, 2027, 2028]);
});
