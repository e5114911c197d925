import { beforeEach, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { everyDay } from "~/domain/departures/departure-rules";
import { compareAddress } from "~/features/search/compare-address";
import { compareTours } from "~/features/search/comparison";
import { get, read } from "../support/api";
import { setTour } from "../support/rows";
import { services } from "../support/services";
import { tourPageSchema, tourSchema } from "../support/tour-schemas";

const today = todayInIndia(Date.now());
const inDays = (days: number) => addDays(today, days);
const season = { from: inDays(40), to: inDays(50), priceInr: 8000, label: "Low season" };

beforeEach(async () => {
  await setTour("ooty", { priceInr: 10_000, priceRules: { seasons: [season] }, departureRules: everyDay });
});

test("a tour's page and the lists of places show the fares of the coming days", async () => {
  const fares = { lowest: 8000, highest: 10_000 };
  expect((await services.getTourPage("ooty")).fares).toStrictEqual(fares);
  const { places } = await services.getHomeTours();
  expect(places.find(({ slug }) => slug === "ooty")?.fares).toStrictEqual(fares);
  const mapped = await services.listDestinations();
  expect(mapped.find(({ slug }) => slug === "ooty")?.fares).toStrictEqual(fares);
});

test("a place does not expose its pricing rules", async () => {
  const { places } = await services.getHomeTours();
  for (const place of [...places, ...(await services.listDestinations())]) {
    expect(place).not.toHaveProperty("priceRules");
    expect(place).not.toHaveProperty("departures");
  }
});

test("every other tour of the catalogue has one fare, its price", async () => {
  const cards = await services.listAllTours();
  const prices = new Map(cards.map(({ slug, priceInr }) => [slug, priceInr]));
  const { places } = await services.getHomeTours();
  for (const { slug, fares } of places.filter((place) => place.slug !== "ooty")) {
    const price = prices.get(slug);
    expect(fares).toStrictEqual({ lowest: price, highest: price });
  }
});

test("the API returns the base price, with the rules for a day's fare", async () => {
  const rules = { priceInr: 10_000, priceRules: { seasons: [season] }, departures: everyDay };
  expect((await read(await get("/api/tours/ooty"), tourSchema)).tour).toMatchObject(rules);
  const query = `from=${season.from}&to=${season.to}&q=ooty`;
  const list = await read(await get(`/api/tours?${query}`), tourPageSchema);
  expect(list.tours.find(({ slug }) => slug === "ooty")).toMatchObject(rules);
});

test("a comparison has the fares of the chosen days, flexible ones included", async () => {
  const compared = await services.listDetails(["ooty"]);
  const priceOn = (days: WantedDays) =>
    compareTours(compared, { days, now: Date.now(), schedule: [] }).rows[0]?.values;
  expect(priceOn({})).toStrictEqual(["from ₹8,000"]);
  const before = inDays(38);
  expect(priceOn({ from: before, to: before })).toStrictEqual(["₹10,000"]);
  expect(priceOn({ from: before, to: before, flex: 3 })).toStrictEqual(["from ₹8,000"]);
  expect(priceOn({ from: inDays(42), to: inDays(44), flex: 1 })).toStrictEqual(["₹8,000"]);
  expect(priceOn({ from: inDays(-9), to: inDays(-8) })).toStrictEqual(["No departure on these days"]);
  const query = new URLSearchParams(compareAddress(["ooty"], { from: before, flex: 3 }).split("?")[1]);
  expect(Object.fromEntries(query)).toStrictEqual({ tours: "ooty", from: before, flex: "3" });
});
