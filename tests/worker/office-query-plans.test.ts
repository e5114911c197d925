import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { maxChoices } from "~/domain/office/list-choices";
import { tours } from "../../worker/platform/db/schema";
import { createDatabase } from "../../worker/platform/db/client";
import { servicesFor } from "../../worker/services";
import { getDashboard } from "../../worker/travelers/dashboard.repo";
import { book } from "../support/api";
import { db, multiplyBooking } from "../support/database";
import { setTour } from "../support/rows";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { spiedDatabase, type SentQuery } from "../support/spied-database";

/** Tables that grow with bookings and visits; a query may read a part of them, along an index. */
const growing = [
  "booking_events",
  "bookings",
  "check_ins",
  "ledger_entries",
  "audit_log",
  "mail_outbox",
  "booking_messages",
  "notifications",
  "payments",
  "refunds",
  "seat_holds",
  "users",
  "visits",
];
const scan = new RegExp(`^SCAN (${growing.join("|")})( USING (COVERING )?INDEX \\w+)?$`);
/** Indexes of rows that wait for work, and of the newest rows of a bounded search. */
const short = /_(waiting|failed|due|open|queued|unhandled|newest|pending)\b/;

const day = addDays(todayInIndia(Date.now()), 40);
const { database, queries } = spiedDatabase();
const services = servicesFor({ ...env, DB: database }, new Request("http://plans.example"));
let admin: Viewer;
let owner: Viewer;
let operator: string;
let booked: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo("ooty", operator);
  await db.update(tours).set({ departureRules: everyDay });
  booked = (await book({ tour: "agra", travelDate: day })).bookingId;
  await book({ tour: "ooty", travelDate: day });
  await copies("first", 20);
});

/** Adds bookings of another operator, in each status, from a month ago to two months ahead. */
function copies(word: string, count: number): Promise<void> {
  return multiplyBooking(booked, count, {
    id: `'${word}-' || value`,
    booking_id: `'${word}' || value`,
    customer_name: `'Many ' || value`,
    customer_folded: `' many ' || value`,
    status:
      "CASE value % 4 WHEN 0 THEN 'confirmed' WHEN 1 THEN 'completed' WHEN 2 THEN 'cancelled' ELSE 'expired' END",
    travel_date: `date('${day}', (value % 90 - 70) || ' days')`,
    created_at: "created_at - value * 60000",
  });
}

async function queriesOf(run: () => Promise<unknown>): Promise<SentQuery[]> {
  queries.length = 0;
  await run();
  return [...queries];
}

async function planOf({ text, params }: SentQuery): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

async function rowsReadBy(sent: SentQuery[]): Promise<number> {
  const results = await Promise.all(
    sent.map(({ text, params }) =>
      env.DB.prepare(text)
        .bind(...params)
        .all(),
    ),
  );
  return results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
}

const useCases: Record<string, () => Promise<unknown>> = {
  countAdminWork: () => services.countAdminWork(admin),
  getAdminHeader: () => services.getAdminHeader(admin),
  getAdminOverview: () => services.getAdminOverview(admin),
  globalSearch: () => services.globalSearch(admin, "zubeida"),
  "globalSearch, by phone": () => services.globalSearch(admin, "98450 99871"),
  countOperatorWork: () => services.countOperatorWork(owner),
  getOperatorFrame: () => services.getOperatorFrame(owner),
  getOperatorOverview: () => services.getOperatorOverview(owner),
  searchForOperator: () => services.searchForOperator(owner, "zubeida"),
  "searchForOperator, by reference": () => services.searchForOperator(owner, "TB123"),
  "getDepartureCalendar, month": () => services.getDepartureCalendar(owner, { view: "month", date: day }),
  "getDepartureCalendar, week": () => services.getDepartureCalendar(owner, { view: "week", date: day }),
  getDepartureDay: () => services.getDepartureDay(owner, { date: day }),
  getCalendarFeed: async () => {
    const { feeds } = await services.getDepartureCalendar(owner, { view: "week" });
    const [, slug = "", person = "", key = ""] =
      /calendars?\/([^/]+)\/([^/]+)\/([^/.]+)/.exec(feeds[0]?.url ?? "") ?? [];
    queries.length = 0;
    await services.getCalendarFeed({ operator: slug, person, key });
  },
};

test.for(Object.keys(useCases))("%s reads no growing table from end to end", async (name) => {
  const sent = await queriesOf(useCases[name] ?? (() => Promise.reject(new Error(name))));
  expect(sent.length).toBeGreaterThan(0);
  const plans = await Promise.all(sent.map(planOf));
  const whole = plans.flat().filter((step) => scan.test(step) && !short.test(step));
  // Accounts are counted over an index.
  expect(whole.filter((step) => !step.startsWith("SCAN users USING COVERING INDEX"))).toStrictEqual([]);
});

test("analytics reads no growing table from end to end", async () => {
  const sent = await queriesOf(() => services.getAnalytics(admin, { period: "year" }));
  const plans = await Promise.all(sent.map(planOf));
  expect(plans.flat().filter((step) => scan.test(step) && !short.test(step))).toStrictEqual([]);
  // The totals with the rows behind them go by the name of the table, and are read once from end to end.
  for (const plan of plans) {
    const sums = plan.filter((step) => /^(CO-ROUTINE|MATERIALIZE) (tour|period|place)_totals/.test(step));
    const scans = plan.filter((step) => /^SCAN (tour|period|place)_totals/.test(step));
    expect(scans.length).toBeLessThanOrEqual(sums.length);
  }
});

async function readByAll(): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [name, run] of Object.entries(useCases)) rows[name] = await rowsReadBy(await queriesOf(run));
  return rows;
}

test("the rows that an office's frame, search and calendar read do not grow with other operators' bookings", async () => {
  const before = await readByAll();
  await copies("many", 2000);
  const after = await readByAll();
  for (const [name, rows] of Object.entries(after))
    expect.soft(rows, name).toBeLessThanOrEqual((before[name] ?? 0) + 30);
});

async function readForWork(): Promise<number> {
  return rowsReadBy(await queriesOf(() => services.countAdminWork(admin)));
}

test("a traveler's dashboard begins with the traveler's own bookings", async () => {
  const { id } = admin;
  const plans = await Promise.all(
    (await queriesOf(() => getDashboard(createDatabase(database), { id }, day))).map(planOf),
  );
  expect(plans.flat().filter((step) => /bookings USING.*\(status=/.test(step))).toStrictEqual([]);
});

test("the work of administrators does not grow with published tours", async () => {
  const before = await readForWork();
  const columns = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info('tours')`);
  const own: Record<string, string> = {
    id: "tours.id + 10000 * (1 + value)",
    slug: "tours.slug || '-' || value",
    position: "tours.position + 10000 * (1 + value)",
  };
  const names = columns.map(({ name }) => name);
  await env.DB.prepare(
    `INSERT INTO tours (${names.join()}) SELECT ${names.map((name) => own[name] ?? `tours.${name}`).join()}
     FROM tours, json_each(?) WHERE tours.slug = 'ooty'`,
  )
    .bind(JSON.stringify(Array.from({ length: 500 }, (_, index) => index)))
    .run();
  expect(await readForWork()).toBeLessThanOrEqual(before + 30);
  // An operator's closed departures with travelers are few, however many tours it has.
  const closed = (await queriesOf(() => services.countOperatorWork(owner))).filter(
    ({ text }) => text.includes("closed_at") && !/resource_uses|calendar_blocks/.test(text),
  );
  expect(closed).toHaveLength(1);
  expect(await rowsReadBy(closed)).toBeLessThan(100);
});

function slugs(choices: { slug: string }[]): string[] {
  return choices.map(({ slug }) => slug);
}

test("an operator's tours come in pages, with counts of all, and filters list the first by title and the chosen one", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await services.listOperatorTours(owner, { cursor });
    expect(page.counts).toStrictEqual({ all: 501, active: 501, pending: 0, draft: 0 });
    seen.push(...page.tours.map(({ slug }) => slug));
    cursor = page.nextCursor ?? undefined;
    if (cursor !== undefined) expect(page.tours).toHaveLength(50);
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(501);
  expect(seen).toHaveLength(501);
  expect(await rowsReadBy(await queriesOf(() => services.listOperatorTours(owner)))).toBeLessThan(2500);

  await setTour("ooty-499", { title: "Zanskar by sledge" });
  const found = await services.listOperatorTours(owner, { q: "zanskar", status: "active" });
  expect(found.tours.map(({ slug }) => slug)).toStrictEqual(["ooty-499"]);
  expect((await services.listOperatorTours(owner, { q: "zanskar", status: "draft" })).tours).toStrictEqual(
    [],
  );

  const own = await services.listOperatorTourChoices(owner, { chosen: "ooty-499" });
  expect(own).toHaveLength(maxChoices + 2);
  expect(slugs(own)[0]).toBe("ooty-499");
  expect(slugs(await services.listOperatorTourChoices(owner, { chosen: "agra" }))).not.toContain("agra");
  const all = await services.listBookingChoices(admin, { chosen: "ooty-499" });
  expect(all.tours).toHaveLength(maxChoices + 2);
  expect(slugs(all.tours)[0]).toBe("ooty-499");
});
