import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import type { PeriodQuery } from "~/domain/calendar/period";
import { db } from "../support/database";
import { makeMarket } from "../support/market";
import { createPerson } from "../support/people";
import * as recount from "../support/recount";
import { useCases } from "../../worker/services";

const { run: getAnalytics } = useCases.getAnalytics;

// Five past midnight on 22 November in India, still the 21st in UTC.
const now = Date.parse("2026-11-22T00:05:00+05:30");
const india = (time: string) => Date.parse(`${time}+05:30`);

/** The last moment before and the first of the periods below, and of the day. */
const edges = [
  "2026-11-22T00:00:00",
  "2026-11-21T23:59:59.999",
  "2026-11-21T23:59:00",
  "2026-11-22T00:01:00",
  "2026-11-16T00:00:00",
  "2026-11-15T23:59:59.999",
  "2026-10-24T00:00:00",
  "2026-10-23T23:59:59.999",
  "2026-03-01T00:01:00",
  "2026-02-28T23:59:00",
  "2026-01-31T23:59:59.999",
  "2026-02-01T00:00:00",
].map(india);

const periods: { name: string; query: PeriodQuery; days: recount.Days; before: recount.Days | null }[] = [
  {
    name: "a week",
    query: { period: "week" },
    days: { from: "2026-11-16", to: "2026-11-22" },
    before: { from: "2026-11-09", to: "2026-11-15" },
  },
  {
    name: "a month",
    query: { period: "month" },
    days: { from: "2026-10-24", to: "2026-11-22" },
    before: { from: "2026-09-24", to: "2026-10-23" },
  },
  {
    name: "a quarter",
    query: { period: "quarter" },
    days: { from: "2026-08-25", to: "2026-11-22" },
    before: { from: "2026-05-27", to: "2026-08-24" },
  },
  {
    name: "a year",
    query: { period: "year" },
    days: { from: "2025-11-23", to: "2026-11-22" },
    before: { from: "2024-11-23", to: "2025-11-22" },
  },
  {
    name: "one day",
    query: { period: "custom", from: "2026-11-21", to: "2026-11-21" },
    days: { from: "2026-11-21", to: "2026-11-21" },
    before: { from: "2026-11-20", to: "2026-11-20" },
  },
  {
    name: "February",
    query: { period: "custom", from: "2026-02-01", to: "2026-02-28" },
    days: { from: "2026-02-01", to: "2026-02-28" },
    before: { from: "2026-01-04", to: "2026-01-31" },
  },
  {
    name: "days to come",
    query: { period: "custom", from: "2026-11-23", to: "2027-01-31" },
    days: { from: "2026-11-23", to: "2027-01-31" },
    before: { from: "2026-09-14", to: "2026-11-22" },
  },
];

let admin: Viewer;
let rows: Awaited<ReturnType<typeof recount.readAll>>;
const analyticsOf = (query: PeriodQuery) => getAnalytics({ db, clock: () => now }, admin, query);

beforeAll(async () => {
  const at = new Date(india("2026-05-01T12:00:00"));
  admin = await createPerson("admin", "active", { createdAt: at, updatedAt: at });
  await makeMarket("market", now, edges);
  rows = await recount.readAll();
});

test.for(periods)("every figure of $name matches the rows", async (period) => {
  const { query, days, before } = period;
  const analytics = await analyticsOf(query);
  expect(analytics.period).toStrictEqual({ name: query.period, ...days });
  expect(analytics.previous).toStrictEqual(before);
  expect(analytics.figures).toStrictEqual(recount.figures(rows, days));
  expect(analytics.previousFigures).toStrictEqual(before && recount.figures(rows, before));
  expect(analytics.destinations).toStrictEqual(recount.destinations(rows, days));
  expect(analytics.leadTime).toStrictEqual(recount.leadTime(rows, days));
  expect(analytics.occupancy).toStrictEqual(recount.occupancy(rows, days));
  expect(analytics.demand).toStrictEqual(recount.demand(rows, days));
});

const sum = (points: readonly { bookings: number; revenue: number }[] | null) => ({
  bookings: points?.reduce((all, { bookings }) => all + bookings, 0),
  revenue: points?.reduce((all, { revenue }) => all + revenue, 0),
});

test.for(periods)(
  "the trend and the sources of $name add up to its figures",
  async ({ query, days, before }) => {
    const { trend, sources, figures, previousFigures } = await analyticsOf(query);
    expect(trend.current.at(0)?.from).toBe(days.from);
    expect(trend.current.at(-1)?.to).toBe(days.to);
    expect(sum(trend.current)).toStrictEqual({ bookings: figures.bookings, revenue: figures.revenue });
    if (before && previousFigures) {
      const { bookings, revenue } = previousFigures;
      expect(sum(trend.before)).toStrictEqual({ bookings, revenue });
    }
    expect(sources.reduce((all, { bookings }) => all + bookings, 0)).toBe(figures.bookings);
    const lastYear = await getAnalytics({ db, clock: () => now }, admin, { ...query, compared: "year" });
    expect(sum(trend.lastYear)).toStrictEqual({
      bookings: lastYear.previousFigures?.bookings,
      revenue: lastYear.previousFigures?.revenue,
    });
  },
);

test("the charts cover thirteen whole months, and match the rows", async () => {
  const { months } = await analyticsOf({ period: "week" });
  const names = ["2025-11", "2025-12"].concat(
    Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
  );
  expect(months).toStrictEqual(recount.months(rows, names));
  expect(months.at(-1)?.accounts).toBe(rows.users.length);
});

test("the period of all time begins with the first stored day, and has no comparison", async () => {
  const analytics = await analyticsOf({ period: "all" });
  const days = { from: recount.firstDayOf(rows), to: "2026-11-22" };
  expect(analytics.period).toStrictEqual({ name: "all", ...days });
  expect(analytics.previous).toBeNull();
  expect(analytics.previousFigures).toBeNull();
  expect(analytics.figures).toStrictEqual(recount.figures(rows, days));
  expect(analytics.figures.bookings).toBe(rows.bookings.length);
  expect(analytics.months.length).toBeGreaterThan(17);
});

async function bookingsOn(day: string): Promise<number> {
  const { figures } = await analyticsOf({ period: "custom", from: day, to: day });
  return figures.bookings;
}

test("a minute before and after midnight in India are two days", async () => {
  for (const day of ["2026-02-28", "2026-03-01", "2026-11-21", "2026-11-22"]) {
    const [start, end] = [india(`${day}T00:00:00`), india(`${day}T23:59:59.999`)];
    const made = rows.bookings.filter(({ createdAt }) => createdAt >= start && createdAt <= end);
    expect(made.length, day).toBeGreaterThan(0);
    expect(await bookingsOn(day), day).toBe(made.length);
  }
});

test("days without data have zero figures, and no division by zero", async () => {
  const analytics = await analyticsOf({ period: "custom", from: "2003-02-01", to: "2003-02-28" });
  expect(analytics.figures).toMatchObject({
    bookings: 0,
    revenue: 0,
    averageOrderValue: null,
    conversion: null,
    bookingsPerCustomer: null,
    cancellationShare: null,
    marketingSpend: null,
    acquisitionCost: null,
    occupancy: null,
  });
  expect(analytics.leadTime.median).toBeNull();
  expect(analytics.destinations).toStrictEqual([]);
  expect(analytics.demand).toStrictEqual([]);
});
