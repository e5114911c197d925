import { expect, test } from "vitest";
import { z } from "zod";
import { loadTourListing } from "~/features/search/load-tour-listing";
import { tours } from "../../worker/platform/db/schema";
import { inLanguage } from "../../worker/platform/language";
import { get, read } from "../support/api";
import { db } from "../support/database";
import { loaderArgs } from "../support/loader-args";
import { problemOf } from "../support/problem";
import { services } from "../support/services";
import { tourPageSchema } from "../support/tour-schemas";

const understoodSchema = tourPageSchema.extend({
  applied: z.array(
    z.strictObject({ param: z.string(), value: z.string(), text: z.string(), without: z.string() }),
  ),
  corrected: z.string().nullable(),
  relaxed: z.array(z.strictObject({ text: z.string(), param: z.string().nullable() })).nullable(),
  nearest: tourPageSchema.shape.tours,
});

async function search(parameters: Record<string, string>) {
  return read(await get(`/api/tours?${new URLSearchParams(parameters)}`), understoodSchema);
}

type Listed = Awaited<ReturnType<typeof services.listTours>>["tours"][number];

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test("words become filters that the answer names", async () => {
  const page = await search({ q: "Weekend trips from Delhi under 10000" });
  expect(page.applied).toStrictEqual([
    { param: "minDays", value: "1", text: "Weekend", without: "trips from Delhi under 10000" },
    { param: "maxDays", value: "3", text: "Weekend", without: "trips from Delhi under 10000" },
    { param: "city", value: "Delhi", text: "from Delhi", without: "Weekend trips under 10000" },
    { param: "maxPrice", value: "10000", text: "under 10000", without: "Weekend trips from Delhi" },
  ]);
  expect(page).toMatchObject({ corrected: null, relaxed: null, nearest: [] });
  expect(page.tours.length).toBe(page.total);
  for (const tour of page.tours) {
    expect(tour.departureCity).toBe("Delhi");
    expect(tour.days).toBeLessThanOrEqual(3);
    expect(tour.priceInr).toBeLessThanOrEqual(10_000);
  }
  // The same as the parameters alone.
  const plain = await search({ minDays: "1", maxDays: "3", city: "Delhi", maxPrice: "10000" });
  expect(slugs(plain.tours)).toStrictEqual(slugs(page.tours));
});

test("cheap tours come by price, unless another order is asked for", async () => {
  const prices = (await search({ q: "cheap trips" })).tours.map(({ priceInr }) => priceInr);
  expect(prices).toStrictEqual(prices.toSorted((a, b) => a - b));
  const ratings = (await search({ q: "cheap trips", sort: "rating" })).tours.map(({ rating }) => rating ?? 0);
  expect(ratings).toStrictEqual(ratings.toSorted((a, b) => b - a));
});

test("an explicit parameter beats the words", async () => {
  const page = await search({ q: "beach from delhi", city: "Mumbai" });
  expect(new Set(page.tours.map(({ departureCity }) => departureCity))).toStrictEqual(new Set(["Mumbai"]));
});

test.for([
  ["munar", "Munnar", "munnar"],
  ["munar tea", "Munnar tea", "munnar"],
  ["kerela houseboat", "Kerala houseboat", "alleppey-houseboat-cruise"],
  // A word of a title that is in no dictionary.
  ["gaekwadds palace", "Gaekwads palace", "vadodara"],
] as const)("%s is searched as %s", async ([q, corrected, slug]) => {
  const page = await search({ q });
  expect(page.corrected).toBe(corrected);
  expect(slugs(page.tours)).toContain(slug);
});

test("a misspelled word is searched as typed on request", async () => {
  const page = await search({ q: "munar", literal: "1" });
  expect(page).toMatchObject({ corrected: null, total: 0 });
  expect(page.nearest).toHaveLength(6);
});

test("what no tour has together is relaxed, and the answer names it", async () => {
  const page = await search({ q: "taj mahal from bangalore" });
  expect(page.tours[0]?.slug).toBe("agra");
  expect(page.relaxed).toStrictEqual([{ text: "from bangalore", param: "city" }]);
  expect(page.applied).toStrictEqual([]);
});

test("days are widened before they are dropped", async () => {
  const page = await search({ q: "coorg 4 days" });
  expect(page.tours[0]).toMatchObject({ slug: "coorg", days: 3 });
  expect(page.applied.map(({ param, value }) => [param, value])).toStrictEqual([
    ["minDays", "3"],
    ["maxDays", "5"],
  ]);
  expect(page.relaxed).toStrictEqual([{ text: "4 days", param: "minDays" }]);
});

test("a city that no tour visits stands for what is near", async () => {
  const page = await search({ q: "chennai" });
  expect(page.applied).toMatchObject([{ param: "near", value: "Chennai" }]);
  expect(slugs(page.tours).slice(0, 3)).toContain("mahabalipuram");
});

test("a search of very many places and wishes is answered", async () => {
  const q =
    "goa munnar ooty agra delhi jaipur hampi puri leh manali shimla diu kutch gaya kochi chennai pune nashik surat";
  await search({ q });
  await search({
    q: `${q} beach under 500 in may`,
    city: "Patna",
    region: "south",
    type: "food",
    month: "1",
    minDays: "9",
  });
});

test.for(["qwertyuiop", "paris eiffel tower", "whale shark", "!!", "🎉", "q".repeat(2000)])(
  "%j finds nothing, and shows six tours",
  async (q) => {
    const page = await search({ q });
    expect(page).toMatchObject({ total: 0, tours: [], nextCursor: null, relaxed: null });
    expect(page.nearest).toHaveLength(6);
  },
);

test.for([
  // The filters alone contradict each other.
  "region=south&city=Patna",
  "maxPrice=5000&minRating=4.5&state=Sikkim",
  "q=whale+shark+under+9000&region=north",
  "q=qwertyuiop&type=beach",
  "q=kerala+tomorrow&region=north&month=7",
])("/tours?%s names what to relax, with the number of tours that then match", async (address) => {
  const listing = await loadTourListing(loaderArgs(`/tours?${address}`));
  expect(listing.total).toBe(0);
  expect(listing.relaxations.length).toBeGreaterThan(0);
  for (const { change, total } of listing.relaxations) {
    const parameters = Object.entries({ ...listing.filter, ...change }).filter(
      ([, value]) => value !== undefined,
    );
    const page = await search(Object.fromEntries(parameters.map(([name, value]) => [name, String(value)])));
    expect([change, page.total]).toStrictEqual([change, total]);
  }
});

test("a filter that the page sets is not named among those to relax", async () => {
  const listing = await loadTourListing(loaderArgs("/destinations/south?city=Patna"), { region: "south" });
  expect(listing.relaxations).toMatchObject([{ label: "From Patna", change: { city: undefined } }]);
});

test("days that the words name are those of the next departures", async () => {
  const page = await search({ q: "kerala next month" });
  const [from, to] = ["from", "to"].map(
    (name) => page.applied.find(({ param }) => param === name)?.value ?? "",
  );
  expect(page.total).toBeGreaterThan(0);
  for (const { nextDeparture } of page.tours) {
    expect(nextDeparture?.localeCompare(from ?? "")).toBeGreaterThanOrEqual(0);
    expect(nextDeparture?.localeCompare(to ?? "")).toBeLessThanOrEqual(0);
  }
});

test("what the words exclude is left out, and its chip takes the exclusion back", async () => {
  const [all, some] = [await search({ q: "kerala" }), await search({ q: "kerala without munnar" })];
  const left = slugs(all.tours).filter((slug) => !slugs(some.tours).includes(slug));
  expect(left).toContain("munnar");
  expect(some.total).toBe(all.total - left.length);
  const { understood } = await loadTourListing(loaderArgs("/tours?q=kerala+without+munnar"));
  expect(understood).toStrictEqual([
    { label: "Kerala", without: "without munnar" },
    { label: "“without munnar”", without: "kerala" },
  ]);
});

test("the nearest tours to contradicting parameters match one of them", async () => {
  const page = await search({ region: "south", city: "Patna" });
  expect(page.total).toBe(0);
  expect(page.nearest).toHaveLength(6);
  for (const tour of page.nearest)
    expect([tour.region === "south", tour.departureCity === "Patna"]).toContain(true);
});

test("several states are alternatives, in any case", async () => {
  const both = await search({ state: "sikkim, Meghalaya", limit: "100" });
  const [sikkim, meghalaya] = await Promise.all([
    search({ state: "Sikkim" }),
    search({ state: "Meghalaya" }),
  ]);
  expect(both.total).toBe(sikkim.total + meghalaya.total);
});

test.for([
  ["near", "Atlantis"],
  ["minDays", "0"],
  ["maxDays", "week"],
  ["literal", "yes"],
] as const)("?%s=%s is refused", async ([name, value]) => {
  const { errors = {} } = await problemOf(await get(`/api/tours?${name}=${value}`), "invalid");
  expect(Object.keys(errors)).toStrictEqual([name]);
});

test("a reversed number of days is refused", async () => {
  const { errors } = await problemOf(await get("/api/tours?minDays=5&maxDays=4"), "invalid");
  expect(errors).toStrictEqual({ maxDays: ["The maximum number of days is below the minimum."] });
});

test("further pages of an understood search continue the first", async () => {
  const all = await search({ q: "hill station", limit: "100" });
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.output<typeof understoodSchema> = await search({
      q: "hill station",
      limit: "7",
      ...(cursor !== null && { cursor }),
    });
    found.push(...slugs(page.tours));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toStrictEqual(slugs(all.tours));
});

test("the own tour of every place comes first for its name", async () => {
  const rows = await db.select({ place: tours.place }).from(tours);
  const misses: string[] = [];
  for (const { place } of rows) {
    const first = (await services.listTours({ q: place, limit: 1 })).tours[0];
    if (first?.place !== place) misses.push(`${place}: ${first?.slug}`);
  }
  expect(misses).toStrictEqual([]);
});

test.for([
  ["bombay", []],
  ["benar", ["Varanasi"]],
  ["बनारस", ["Varanasi"]],
  ["manali", ["Manali"]],
  ["मना", ["Manali"]],
  ["puducherry", ["Puducherry", "Pondicherry"]],
] as const)("%s suggests %j", async ([typed, expected]) => {
  const { suggestions } = await services.suggestSearches(typed);
  expect(suggestions).toEqual(expect.arrayContaining([...expected]));
});

test("a search in Hindi is answered in Hindi", async () => {
  const suggested = await get("/api/suggestions?q=राज", { "Accept-Language": "hi" });
  expect(await suggested.json()).toMatchObject({ suggestions: expect.arrayContaining(["राजस्थान"]) });
  const { nearMiss, understood, similar, notes, festival } = await inLanguage("hi", async () => ({
    ...(await loadTourListing(loaderArgs("/hi/tours?q=कसोल ट्रेक"))),
    notes: (await loadTourListing(loaderArgs("/hi/tours?q=चार धाम"))).notes,
    festival: (await loadTourListing(loaderArgs("/hi/tours?q=दिवाली"))).festival,
  }));
  expect(nearMiss).toBe("“कसोल” के लिए अभी हमारा कोई टूर नहीं है। सबसे पास के टूर:");
  expect(understood.map(({ label }) => label)).toContain("कसोल के पास");
  expect(similar?.heading).toBe("और टूर: एडवेंचर");
  expect(notes.join("")).toMatch(/^चार धाम हैं/);
  expect(festival).toMatch(/^दिवाली \(\d+ (?:अक्टूबर|नवंबर) \d{4}\)$/);
});

test("the titles among the suggestions come with the paths of their tours, the names of places do not", async () => {
  const { suggestions, tours: titled } = await services.suggestSearches("ooty");
  expect(suggestions[0]).toBe("Ooty");
  expect(titled.length).toBeGreaterThan(0);
  for (const { title, path } of titled) {
    expect(suggestions).toContain(title);
    expect((await get(`/api${path.replace(/^.*\//, "/tours/")}`)).status).toBe(200);
  }
});

test.for([
  ["goa beach december with family", "Also by the sea", ({ type }: Listed) => type === "beach"],
  ["sasta goa trip", "Also in Goa", ({ states }: Listed) => states.includes("Goa")],
  ["paragliding from mumbai", "Also from Mumbai", ({ departureCity }: Listed) => departureCity === "Mumbai"],
] as const)("few tours for %j are followed by others: %s", async ([q, heading, isAlike]) => {
  const { tours: found, total, similar } = await services.listTours({ q });
  expect(total).toBeLessThan(4);
  expect(similar?.heading).toBe(heading);
  expect(similar?.tours.length).toBeGreaterThanOrEqual(2);
  for (const tour of similar?.tours ?? []) {
    expect(isAlike(tour)).toBe(true);
    expect(slugs(found)).not.toContain(tour.slug);
  }
});

test.for([
  ["kasol tosh", "We have no tour to “kasol tosh” yet. Nearest:"],
  ["trek from bangalore", "No tour with “trek” leaves from Bangalore. From elsewhere:"],
  ["munnar under 5000", "No tour fits “under 5000” as well. Closest:"],
  ["munnar", null],
] as const)("what no tour has for %j is put in plain words: %s", async ([q, text]) => {
  const { nearMiss, understood } = await loadTourListing(loaderArgs(`/tours?${new URLSearchParams({ q })}`));
  expect(nearMiss).toBe(text);
  // Each chip is another address.
  expect(new Set(understood.map(({ without }) => without)).size).toBe(understood.length);
});

async function nearMeOf(query: string): Promise<string | null> {
  return (await loadTourListing(loaderArgs(`/tours?${query}`))).nearMe;
}

test("a search for what is near the device offers to ask where it is, unless that is known", async () => {
  expect(await nearMeOf("q=beach+near+me+weekend")).toBe("beach weekend");
  expect(await nearMeOf("q=mere+paas")).toBe("");
  expect(await nearMeOf("q=beach+near+me&near=12.9,77.6")).toBeNull();
  expect(await nearMeOf("q=beach+near+mumbai")).toBeNull();
});

test("a page labels the filters that the words stand for, once each", async () => {
  const listing = await loadTourListing(loaderArgs("/tours?q=cheap+weekend+in+the+himalaya+from+delhi"));
  expect(listing.understood).toStrictEqual([
    { label: "Up to ₹11,000, Price, lowest first", without: "weekend in the himalaya from delhi" },
    { label: "Up to 3 days", without: "cheap in the himalaya from delhi" },
    { label: "Himalaya", without: "cheap weekend in the from delhi" },
    { label: "From Delhi", without: "cheap weekend in the himalaya" },
  ]);
});
