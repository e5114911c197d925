import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { z } from "zod";
import { documentHtmlContext } from "~/context";
import { readFilter } from "~/domain/search/tour-query";
import { listingStatus, loadTourListing } from "~/features/search/load-tour-listing";
import { perishableFacts, tours } from "../../worker/platform/db/schema";
import { get, origin, read } from "../support/api";
import { db } from "../support/database";
import { loaderArgs } from "../support/loader-args";
import { problemOf } from "../support/problem";
import { tourPageSchema, tourSchema } from "../support/tour-schemas";

async function list(query = "") {
  return read(await get(`/api/tours${query}`), tourPageSchema);
}

/** Returns how many tours of the catalogue have each value of a column. */
async function catalogueCounts(column: "region" | "departureCity" | "type" | "category") {
  const rows = await db.select({ value: tours[column] }).from(tours);
  const values = rows.map(({ value }) => value).filter((value) => value !== null);
  return Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]),
  );
}

/** Returns every tour of a list, page by page. */
async function walk(query: string) {
  const slugs: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.output<typeof tourPageSchema> = await list(
      `?${query}${cursor === null ? "" : `&cursor=${cursor}`}`,
    );
    slugs.push(...page.tours.map(({ slug }) => slug));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return slugs;
}

test("a list shows 24 tours and the total", async () => {
  const page = await list();
  expect(page.tours).toHaveLength(24);
  expect(page.total).toBe(125);
  expect(page.nextCursor).not.toBeNull();
});

test.for(["limit=0", "limit=101", "limit=-1", "limit=1.5", "limit=many", "limit=", "limit=1&limit=2"])(
  "?%s is refused",
  async (query) => {
    const { errors = {} } = await problemOf(await get(`/api/tours?${query}`), "invalid");
    expect(Object.keys(errors)).toStrictEqual(["limit"]);
  },
);

test.for([
  ["region", "centre"],
  ["region", "South"],
  ["city", "Atlantis"],
  ["type", "space"],
  ["category", "cheap"],
  ["page", "2"],
  ["sort", ""],
  ["toString", "1"],
] as const)("?%s=%s is refused beside its name", async ([name, value]) => {
  const { errors = {} } = await problemOf(await get(`/api/tours?${name}=${value}`), "invalid");
  expect(Object.keys(errors)).toStrictEqual([name]);
});

test.for([
  ["minPrice=9000&maxPrice=8999", { maxPrice: ["The maximum price is below the minimum."] }],
  ["from=2027-06-02&to=2027-06-01", { to: ["The end date is before the start date."] }],
] as const)("the reversed range ?%s is refused", async ([query, errors]) => {
  expect((await problemOf(await get(`/api/tours?${query}`), "invalid")).errors).toStrictEqual(errors);
  const page = await loadTourListing(loaderArgs(`/tours?region=south&${query}`));
  expect(listingStatus(page)).toBe(422);
  expect(page).toMatchObject({
    filter: { region: "south", ...readFilter(new URLSearchParams(query)) },
    tours: [],
    total: 0,
    nextCursor: null,
    errors: Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message])),
  });
  expect(Object.keys(page.filter)).toHaveLength(3);
});

test("a page with valid ranges lists the matching tours", async () => {
  const path = "/tours?minPrice=9000&maxPrice=9000&from=2027-06-01&to=2027-06-01";
  const page = await loadTourListing(loaderArgs(path));
  expect([listingStatus(page), page.errors]).toStrictEqual([200, {}]);
});

test("the map view sends its tours once, as HTML", async () => {
  const args = loaderArgs("/tours?region=south&view=map");
  const page = await loadTourListing(args);
  expect([page.tours, page.map]).toStrictEqual([[], undefined]);
  const html = args.context.get(documentHtmlContext)["results-map"] ?? "";
  expect(html.match(/<li\b/g)).toHaveLength(page.total);
  expect(html).toMatch(/<a [^>]*href="\/destinations\/from-bangalore\/munnar"/);

  const data = { ...args, request: new Request(new URL("/tours.data?region=south&view=map", origin)) };
  expect((await loadTourListing(data)).map).toBe(html);
});

test.for([
  "x",
  "%00",
  "!!",
  btoa("null"),
  btoa("[1]"),
  btoa('[1,"x"]'),
  btoa('["1",2]'),
  btoa("[1,2,3]"),
  btoa("{}"),
])("%s is an invalid cursor for the list", async (cursor) => {
  const { errors } = await problemOf(await get(`/api/tours?cursor=${encodeURIComponent(cursor)}`), "invalid");
  expect(errors).toHaveProperty("cursor");
});

test("paging shows every tour once, in one order", async () => {
  const inSevens = await walk("limit=7");
  expect(inSevens).toHaveLength(125);
  expect(new Set(inSevens).size).toBe(125);
  expect(await walk("limit=100")).toStrictEqual(inSevens);
  const stored = await db.select({ slug: tours.slug }).from(tours).orderBy(tours.position, tours.id);
  expect(inSevens).toStrictEqual(stored.map(({ slug }) => slug));
});

test("a page that ends with the last tour is the last page", async () => {
  const south = await list("?region=south&limit=1");
  const all = await list(`?region=south&limit=${south.total}`);
  expect(all.tours).toHaveLength(south.total);
  expect(all.nextCursor).toBeNull();
});

test("the facets count the catalogue", async () => {
  const { facets } = await list("?limit=1");
  expect(facets).toMatchObject({
    region: await catalogueCounts("region"),
    city: await catalogueCounts("departureCity"),
    type: await catalogueCounts("type"),
    category: await catalogueCounts("category"),
  });
});

function sum(values: Record<string, number>): number {
  return Object.values(values).reduce((total, value) => total + value, 0);
}

test("filters combine, and a facet ignores its own filter", async () => {
  const { facets: all } = await list("?limit=1");
  const { tours: shown, total, facets } = await list("?region=west&type=beach&limit=100");
  expect(shown.length).toBeGreaterThan(0);
  for (const tour of shown) expect(tour).toMatchObject({ region: "west", type: "beach" });
  expect(facets.region.west).toBe(total);
  expect(facets.type.beach).toBe(total);
  expect(sum(facets.region)).toBe(all.type.beach);
  expect(sum(facets.type)).toBe(all.region.west);
  expect(sum(facets.city)).toBe(total);
});

test("several values of a filter are alternatives, and their counts do not depend on each other", async () => {
  const { facets: all } = await list("?limit=1");
  const { tours: shown, total, facets } = await list("?region=west,east&type=beach&limit=100");
  expect(new Set(shown.map(({ region }) => region))).toStrictEqual(new Set(["west", "east"]));
  expect(total).toBe((facets.region.west ?? 0) + (facets.region.east ?? 0));
  expect(sum(facets.region)).toBe(all.type.beach);
});

test("each choice of a filter finds as many tours as its facet counts", async () => {
  const { facets } = await list("?limit=1");
  for (const [name, counts] of Object.entries(facets))
    for (const [value, count] of Object.entries(counts))
      expect((await list(`?${name}=${value}&limit=1`)).total, `${name}=${value}`).toBe(count);
});

test("a list names the next day of each tour with a free seat", async () => {
  const { tours: shown } = await list("?from=2027-03-01&to=2027-03-20&limit=100");
  for (const { nextDeparture } of shown)
    expect(nextDeparture !== null && nextDeparture >= "2027-03-01" && nextDeparture <= "2027-03-20").toBe(
      true,
    );
});

test("tours near a position come by distance, and a position may not be exact", async () => {
  const { tours: shown } = await list("?near=10.1,77.1&limit=3");
  expect(shown[0]?.slug).toBe("munnar");
  expect((await get("/api/tours?near=10.08,77.06")).status).toBe(422);
});

test("a filter without matches shows nothing", async () => {
  expect(await list("?region=south&city=Patna")).toMatchObject({ tours: [], total: 0, nextCursor: null });
});

test("a draft is on no list and at no URL", async () => {
  const { total } = await list();
  onTestFinished(async () => {
    await db.run("UPDATE tours SET status = 'active' WHERE slug = 'kovalam'");
  });
  await db.run("UPDATE tours SET status = 'draft' WHERE slug = 'kovalam'");
  expect(await walk("limit=100")).not.toContain("kovalam");
  expect((await list()).total).toBe(total - 1);
  await problemOf(await get("/api/tours/kovalam"), "not_found");
});

test("a tour has all fields that its page needs", async () => {
  const { tour } = await read(await get("/api/tours/golden-triangle-classic"), tourSchema);
  expect(tour).toMatchObject({
    kind: "featured",
    path: "/tours/golden-triangle-classic",
    capacity: expect.any(Number),
  });
  expect(tour.highlights).toHaveLength(5);
  expect(tour).toHaveProperty("guide.itinerary");
  expect(tour).not.toHaveProperty("id");
});

test("a slug is found in any case", async () => {
  expect((await read(await get("/api/tours/Leh-LADAKH"), tourSchema)).tour.slug).toBe("leh-ladakh");
});

test.for(["bali", "%00", "%E0%A4%A", "ooty%20", "'--", "constructor", "ooty/x"])(
  "tour %s is not found",
  async (slug) => {
    await problemOf(await get(`/api/tours/${slug}`), "not_found");
  },
);

test("a tour has the facts of its days and of its practice, but not what its editors look up again", async () => {
  const { tour } = await read(await get("/api/tours/agra"), tourSchema);
  expect(tour).toMatchObject({
    states: ["Uttar Pradesh"],
    guide: {
      itinerary: [
        { stops: expect.arrayContaining([expect.objectContaining({ place: "Agra Fort", km: 225 })]) },
        { meals: ["breakfast"] },
      ],
    },
    practical: { rooms: { solo: "shared" }, closures: [{ site: "The Taj Mahal", weekdays: [5] }] },
  });
  expect(tour["practical"]).not.toHaveProperty("recheck");
});

/** Runs with changed values of agra, which return to what they were. */
async function changeAgra(values: Partial<typeof tours.$inferInsert>) {
  const agra = eq(tours.slug, "agra");
  const { state, states, practical } = tours;
  const before = await db.select({ state, states, practical }).from(tours).where(agra).get();
  if (!before) throw new Error("There is no agra.");
  await db.update(tours).set(values).where(agra);
  onTestFinished(async () => {
    await db.update(tours).set(before).where(agra);
  });
}

async function isAgraIn(query: string) {
  return (await list(query)).tours.some(({ slug }) => slug === "agra");
}

test("a tour is found by each state it visits, of which the first is its main one", async () => {
  expect(await isAgraIn("?state=nagaland&limit=100")).toBe(false);
  await changeAgra({ states: ["Uttar Pradesh", "Nagaland"] });
  expect(await isAgraIn("?state=nagaland&limit=100")).toBe(true);
  expect(await isAgraIn("?state=Uttar%20Pradesh&limit=100")).toBe(true);
  expect(await isAgraIn("?q=agra%20nagaland&limit=100")).toBe(true);
  // A part of a name, other signs and words out of order are no state.
  for (const name of ["Pradesh", "%22", "Pradesh%20Uttar"])
    expect(await isAgraIn(`?state=${name}&limit=100`)).toBe(false);
  await expect(changeAgra({ state: "Delhi" })).rejects.toThrow();
  await changeAgra({ state: "Delhi", states: ["Delhi"] });
  expect(await isAgraIn("?state=nagaland&limit=100")).toBe(false);
  expect(await isAgraIn("?state=delhi&limit=100")).toBe(true);
});

test("perishable facts are due in their month after the newest source, or at once without any", async () => {
  const stored = await db.select().from(tours).where(eq(tours.slug, "agra")).get();
  if (!stored?.practical) throw new Error("Agra has no practical facts.");
  const { practical, id } = stored;
  const source = { fact: "Tickets of the Taj", source: "Archaeological Survey of India" };
  const due = async () => {
    const rows = await db.select().from(perishableFacts).where(eq(perishableFacts.tourId, id));
    return rows.map(({ month, checkedOn, due: from }) => [month, checkedOn, from]);
  };
  const recheck = [4, 11, 12].map((month) => ({ kind: "fee" as const, fact: "Tickets of the Taj", month }));
  await changeAgra({ practical: { ...practical, sources: [], recheck } });
  expect(await due()).toStrictEqual([4, 11, 12].map((month) => [month, null, ""]));
  const sources = ["2026-11-23", "2026-04-01"].map((on) => ({ ...source, on }));
  await changeAgra({ practical: { ...practical, sources, recheck } });
  expect(await due()).toStrictEqual([
    [4, "2026-11-23", "2027-04"],
    [11, "2026-11-23", "2027-11"],
    [12, "2026-11-23", "2026-12"],
  ]);
  await changeAgra({ practical: null });
  expect(await due()).toStrictEqual([]);
});

test("no location names its state twice", async () => {
  const { tours: shown } = await list("?limit=100");
  for (const { location } of shown)
    expect(new Set(location.split(", ")).size).toBe(location.split(", ").length);
});
