import { env } from "cloudflare:workers";
import { and, eq, ne, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { departures, operators, tours } from "../../worker/platform/db/schema";
import { createDatabase } from "../../worker/platform/db/client";
import { listTours } from "../../worker/tours/list-tours";
import { readKnownTours } from "../../worker/tours/known-tours.repo";
import { db } from "../support/database";
import { tourRow } from "../support/rows";
import { faultyDatabase } from "../support/faults";
import { services } from "../support/services";

const today = todayInIndia(Date.now());

const isFound = async (slug: string, query: Parameters<typeof services.listTours>[0] = {}) =>
  (await services.listTours({ limit: 100, q: slug, ...query })).tours.some((tour) => tour.slug === slug);

const findKnown = async (operator: string | null, slug = "hampi") =>
  (await readKnownTours(db, operator)).find((tour) => tour.slug === slug);

async function setTour(slug: string, values: Partial<typeof tours.$inferInsert>) {
  const before = await tourRow(slug);
  await db.update(tours).set(values).where(eq(tours.slug, slug));
  onTestFinished(async () => {
    const { fitness: _, minAge: __, ...stored } = before;
    await db.update(tours).set(stored).where(eq(tours.slug, slug));
  });
}

test("a search sees a changed price, status and operator at once", async () => {
  const { priceInr, operatorSlug } = await tourRow("hampi");
  expect(await isFound("hampi", { maxPrice: priceInr })).toBe(true);
  await setTour("hampi", { priceInr: priceInr + 1 });
  expect(await isFound("hampi", { maxPrice: priceInr })).toBe(false);
  expect(await isFound("hampi", { maxPrice: priceInr + 1 })).toBe(true);
  await setTour("hampi", { status: "draft" });
  expect(await isFound("hampi")).toBe(false);
  await setTour("hampi", { status: "active" });
  expect(await isFound("hampi")).toBe(true);

  const setOperator = (status: "verified" | "suspended") =>
    db.update(operators).set({ status }).where(eq(operators.slug, operatorSlug));
  onTestFinished(async () => void (await setOperator("verified")));
  await setOperator("suspended");
  expect(await isFound("hampi")).toBe(false);
  await setOperator("verified");
  expect(await isFound("hampi")).toBe(true);
});

test("a search for days sees a pause, and a departure that closes, fills and opens", async () => {
  const travelDate = addDays(today, 40);
  const { id, departureRules } = await tourRow("hampi");
  await setTour("hampi", {
    departureRules: { ...departureRules, pattern: { kind: "daily" }, season: [], blackOuts: [] },
  });
  const isFree = () => isFound("hampi", { from: travelDate, to: travelDate });
  expect(await isFree()).toBe(true);
  await setTour("hampi", { pausedAt: Date.now() });
  expect(await isFree()).toBe(false);
  await setTour("hampi", { pausedAt: null });
  expect(await isFree()).toBe(true);

  await db.insert(departures).values({ tourId: id, travelDate, capacity: 2, booked: 2 });
  const setDay = (values: Partial<typeof departures.$inferInsert>) =>
    db
      .update(departures)
      .set(values)
      .where(and(eq(departures.tourId, id), eq(departures.travelDate, travelDate)));
  expect(await isFree()).toBe(false);
  await setDay({ booked: 1 });
  expect(await isFree()).toBe(true);
  await setDay({ closedAt: Date.now(), closedReason: "The road is closed." });
  expect(await isFree()).toBe(false);
  await setDay({ closedAt: null, closedReason: null });
  expect(await isFree()).toBe(true);
});

test("calendars and reports see a changed title, operator and status, and a new tour at once", async () => {
  const { id, operatorSlug, ...row } = await tourRow("hampi");
  expect(await findKnown(operatorSlug)).toMatchObject({ id, isOnSale: true, rules: row.departureRules });
  expect(await findKnown(null)).toMatchObject({ id, title: row.title });
  await setTour("hampi", { title: "Aaa", status: "draft" });
  expect((await readKnownTours(db, operatorSlug))[0]).toMatchObject({ title: "Aaa", isOnSale: false });
  expect(await findKnown(null)).toMatchObject({ title: "Aaa", isOnSale: false });
  const [other] = await db.select().from(operators).where(ne(operators.slug, operatorSlug));
  await setTour("hampi", {
    operatorSlug: other?.slug,
    departureRules: { ...row.departureRules, startTime: "04:44" },
  });
  expect(await findKnown(operatorSlug)).toBeUndefined();
  expect(await findKnown(other?.slug ?? "")).toMatchObject({ id, rules: { startTime: "04:44" } });
  await setTour("hampi", { deletedAt: 1 });
  expect(await findKnown(other?.slug ?? "")).toBeUndefined();
  expect(await findKnown(null)).toMatchObject({ id });
});

test("a change that no trigger records stays unseen", async () => {
  const title = (await findKnown(null, "munnar"))?.title;
  const { sql: trigger = "" } =
    (await db.get<{ sql: string }>(
      sql`SELECT sql FROM sqlite_master WHERE name = 'tours_changed_in_search'`,
    )) ?? {};
  expect(await isFound("munnar")).toBe(true);
  await env.DB.prepare("DROP TRIGGER tours_changed_in_search").run();
  await setTour("munnar", { priceInr: 1, title: "Renamed" });
  expect(await isFound("munnar", { maxPrice: 1 })).toBe(false);
  expect((await findKnown(null, "munnar"))?.title).toBe(title);
  await env.DB.prepare(trigger).run();
});

test("a search makes two trips to the database: the index with the words, and the found tours", async () => {
  const query = { q: "temple", region: "south" } as const;
  // The second request knows the index.
  await services.listTours(query);
  const { database, tripsInARow } = faultyDatabase(env.DB, () => null);
  expect((await listTours({ db: createDatabase(database), clock: Date.now }, query)).total).toBeGreaterThan(
    0,
  );
  expect(tripsInARow()).toBe(2);
});

test.for(["food", "luxury", "cruise"] as const)(
  "a list of few tours (%s) makes one trip more, for those like them",
  async (type) => {
    await services.listTours({ type });
    const { database, tripsInARow } = faultyDatabase(env.DB, () => null);
    const page = await listTours({ db: createDatabase(database), clock: Date.now }, { type });
    expect(page.similar?.tours.length).toBeGreaterThan(1);
    expect(tripsInARow()).toBeLessThanOrEqual(3);
  },
);
