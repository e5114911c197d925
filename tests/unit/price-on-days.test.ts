import { expect, test } from "vitest";
import { withFareOnDays } from "~/domain/prices/price-on-days";

const season = (from: string, to: string, priceInr = 5000, label = "Winter") => ({
  from: `2027-01-${from}`,
  to: `2027-01-${to}`,
  priceInr,
  label,
});

test("days that follow each other become one season, others one each", () => {
  const days = ["2027-01-12", "2027-01-11", "2027-01-20", "2027-01-11"];
  expect(withFareOnDays({ childPercent: 50 }, days, { priceInr: 7000, label: "Pongal" })).toStrictEqual({
    childPercent: 50,
    seasons: [season("11", "12", 7000, "Pongal"), season("20", "20", 7000, "Pongal")],
  });
});

test("a season is cut where the days begin and end, and covered ones go", () => {
  const rules = { seasons: [season("01", "10"), season("12", "13", 6000, "Festival")] };
  const days = ["2027-01-05", "2027-01-11", "2027-01-12", "2027-01-13"];
  expect(withFareOnDays(rules, days, { priceInr: 8000, label: "Fair" }).seasons).toStrictEqual([
    season("01", "04"),
    season("05", "05", 8000, "Fair"),
    season("06", "10"),
    season("11", "13", 8000, "Fair"),
  ]);
});

test("neighbors with the same fare and name become one season again", () => {
  const rules = { seasons: [season("01", "04"), season("06", "10")] };
  const same = { priceInr: 5000, label: "Winter" };
  expect(withFareOnDays(rules, ["2027-01-05"], same).seasons).toStrictEqual([season("01", "10")]);
});

test("the days next to a season leave it whole, and another name or fare keeps it apart", () => {
  const rules = { seasons: [season("05", "10")] };
  for (const [price, day] of [
    [{ priceInr: 5000, label: "Fair" }, "11"],
    [{ priceInr: 6000, label: "Winter" }, "04"],
  ] as const) {
    const { seasons } = withFareOnDays(rules, [`2027-01-${day}`], price);
    const own = season(day, day, price.priceInr, price.label);
    expect(seasons).toStrictEqual(day === "04" ? [own, ...rules.seasons] : [...rules.seasons, own]);
  }
  const { seasons } = withFareOnDays({}, ["2027-01-05"], { priceInr: 5000, label: "Winter" });
  expect(seasons).toStrictEqual([season("05", "05")]);
});
