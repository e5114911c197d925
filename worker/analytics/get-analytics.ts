import { locationOf } from "~/domain/tours/location";
import {
  figuresOf,
  leadTimeOf,
  maxRows,
  shareOf,
  spendWithin,
  type Analytics,
  type Demand,
  type MonthSeries,
} from "~/domain/analytics/analytics";
import { bookingSources } from "~/domain/bookings/booking-source";
import { occupancyByTour, occupancyExtremes, seatCounts } from "~/domain/analytics/occupancy";
import { trendPoints, trendUnit } from "~/domain/analytics/trend";
import {
  sameDaysLastYear,
  monthsShown,
  periodOf,
  previousPeriod,
  type Days,
  type PeriodQuery,
} from "~/domain/calendar/period";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { Month } from "~/domain/calendar/months";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { readKnownTours } from "../tours/known-tours.repo";
import * as repo from "./analytics.repo";
import { listSold } from "./series.repo";
import type { Admin } from "../platform/authz/actors";

const destinationsShown = 10;
const toursShown = 5;

type Read = Awaited<ReturnType<typeof repo.readAnalytics>>;

/**
 * Returns the analytics of a period and of the period before or the same days of last year (`compared`), for an administrator. Amounts are whole rupees from the
 * ledger, days are in India.
 */
export async function getAnalytics(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  { compared, ...query }: PeriodQuery & { compared?: "before" | "year" },
): Promise<Analytics> {
  const today = todayInIndia(clock());
  const firstDay = (await repo.findFirstDay(db)) ?? today;
  const period = periodOf(query, today, firstDay);
  const periodBefore = previousPeriod(period);
  const lastYear = period.name === "all" ? null : sameDaysLastYear(period);
  const previous = compared === "year" ? lastYear : periodBefore;
  const unit = trendUnit(period);
  const months = monthsShown(period, today);
  const [known, read] = await Promise.all([
    readKnownTours(db, null),
    repo.readAnalytics(
      db,
      { period, previous, periodBefore, lastYear, months: [months.at(0) ?? "", months.at(-1) ?? ""] },
      maxRows,
    ),
  ]);
  const destinations = await readDestinations(db, read.salesByPlace, period);
  const tours = occupancyByTour(known, read.departures, period, firstDay);
  const toursBefore = previous ? occupancyByTour(known, read.departuresBefore, previous, firstDay) : [];
  return {
    period,
    previous,
    figures: figuresOf({ ...read.counts, ...seatCounts(tours) }, spendWithin(period, read.spend)),
    previousFigures:
      previous &&
      figuresOf({ ...read.countsBefore, ...seatCounts(toursBefore) }, spendWithin(previous, read.spend)),
    trend: {
      unit,
      current: trendPoints(period, unit, read.trend),
      before: periodBefore && trendPoints(periodBefore, unit, read.trendBefore),
      lastYear: lastYear && trendPoints(lastYear, unit, read.trendLastYear),
    },
    sources: bookingSources.map((source) => ({
      source,
      bookings: read.sources.find((row) => row.source === source)?.bookings ?? 0,
    })),
    months: seriesOf(months, read.byMonth),
    destinations,
    leadTime: leadTimeOf(read.leadTimes),
    occupancy: occupancyExtremes(tours, toursShown),
    demand: demandOf(read.demand),
  };
}

function seriesOf(months: readonly Month[], rows: Read["byMonth"]): MonthSeries[] {
  const first = months[0] ?? "";
  const joinedBefore = rows.accountsByMonth.filter(({ month }) => month < first);
  let accounts = joinedBefore.reduce((sum, row) => sum + row.accounts, 0);
  return months.map((month) => {
    const ofMonth = <Row extends { month: Month }>(list: readonly Row[]) =>
      list.find((row) => row.month === month);
    const { bookings = 0, converted = 0 } = ofMonth(rows.bookingsByMonth) ?? {};
    const { revenue = 0, received = 0, commission = 0 } = ofMonth(rows.salesByMonth) ?? {};
    const { visits = 0 } = ofMonth(rows.visitsByMonth) ?? {};
    const { accounts: newAccounts = 0 } = ofMonth(rows.accountsByMonth) ?? {};
    accounts += newAccounts;
    const conversion = shareOf(converted, visits);
    const sales = { bookings, converted, revenue, received, commission };
    return { month, ...sales, visits, conversion, newAccounts, accounts };
  });
}

/** Returns the destinations with the most bookings, as their tours are named today. */
async function readDestinations(
  db: Database,
  places: Read["salesByPlace"],
  days: Days,
): Promise<Analytics["destinations"]> {
  const byName = Map.groupBy(places, locationOf);
  const shown = Array.from(byName, ([name, ofName]) => ({
    name,
    places: ofName,
    bookings: ofName.reduce((sum, { bookings }) => sum + bookings, 0),
    revenue: ofName.reduce((sum, { revenue }) => sum + revenue, 0),
  }))
    .toSorted((a, b) => b.bookings - a.bookings || b.revenue - a.revenue || (a.name < b.name ? -1 : 1))
    .slice(0, destinationsShown);
  const sold = await listSold(
    db,
    shown.flatMap((destination) => destination.places),
    days,
  );
  const slugsOf = sold.values();
  return shown.map(({ name, places: ofName, bookings, revenue }) => {
    const slugs = ofName.flatMap(() => slugsOf.next().value ?? []);
    return { name, bookings, revenue, tour: slugs.length === 1 ? (slugs[0] ?? null) : null };
  });
}

function demandOf(rows: Read["demand"]): Demand[] {
  const byOrigin = Map.groupBy(rows, ({ origin }) => origin);
  return Array.from(byOrigin, ([origin, ofOrigin]) => ({
    origin,
    months: Array.from(
      { length: 12 },
      (_, index) => ofOrigin.find(({ month }) => month === index + 1)?.bookings ?? 0,
    ),
  }));
}
