import { and, gte, lte, sql } from "drizzle-orm";
import type { Counts, MonthSpend } from "~/domain/analytics/analytics";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOfMonth, monthOf, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import type { Database } from "../db/client";
import { bookings, ledgerEntries, marketingSpend, users, visits } from "../db/schema";
import * as counts from "./counts.repo";
import * as series from "./series.repo";

/** An empty range, for queries without a period before. */
const noDays: Days = { from: "2000-01-02", to: "2000-01-01" };

const destinationsShown = 10;
const toursShown = 5;

/** Returns the day in India of the first stored record, or null. */
export async function findFirstDay(db: Database): Promise<TravelDate | null> {
  const [booked, moved, joined, visited, spent] = await db.batch([
    db.select({ at: sql<number | null>`min(${bookings.createdAt})`.as("at") }).from(bookings),
    db.select({ at: sql<number | null>`min(${ledgerEntries.createdAt})`.as("at") }).from(ledgerEntries),
    db.select({ at: sql<number | null>`min(${users.createdAt})`.as("at") }).from(users),
    db.select({ day: sql<string | null>`min(${visits.day})`.as("day") }).from(visits),
    db.select({ month: sql<string | null>`min(${marketingSpend.month})`.as("month") }).from(marketingSpend),
  ]);
  const instants = [booked, moved, joined].map(([row]) => row?.at ?? null);
  const month = spent[0]?.month ?? null;
  const days = [
    ...instants.map((at) => (at === null ? null : todayInIndia(at))),
    visited[0]?.day ?? null,
    month === null ? null : daysOfMonth(month).from,
  ];
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}

/** Reads all figures of a period, the period before and the months of the charts in one round trip. */
export async function readAnalytics(
  db: Database,
  { period, previous, months }: { period: Days; previous: Days | null; months: readonly [Month, Month] },
) {
  const before = previous ?? noDays;
  const charted = { from: daysOfMonth(months[0]).from, to: daysOfMonth(months[1]).to };
  const [
    booked,
    sold,
    travelers,
    visited,
    seats,
    bookedBefore,
    soldBefore,
    travelersBefore,
    visitedBefore,
    seatsBefore,
    spend,
    bookingsByMonth,
    salesByMonth,
    visitsByMonth,
    accountsByMonth,
    destinations,
    leadTimes,
    fullest,
    emptiest,
    demand,
  ] = await db.batch([
    counts.countBookings(db, period),
    counts.countSales(db, period),
    counts.countActiveTravelers(db, period),
    counts.sumVisits(db, period),
    counts.countSeats(db, period),
    counts.countBookings(db, before),
    counts.countSales(db, before),
    counts.countActiveTravelers(db, before),
    counts.sumVisits(db, before),
    counts.countSeats(db, before),
    listSpend(db, { from: before === noDays ? period.from : before.from, to: period.to }),
    series.bookingsByMonth(db, charted),
    series.salesByMonth(db, charted),
    series.visitsByMonth(db, charted),
    series.accountsByMonth(db),
    series.topDestinations(db, period, destinationsShown),
    series.leadTimes(db, period),
    series.occupancyByTour(db, period, "fullest", toursShown),
    series.occupancyByTour(db, period, "emptiest", 2 * toursShown),
    series.demandByOrigin(db, period),
  ]);
  return {
    counts: joined(booked, sold, travelers, visited, seats),
    countsBefore: joined(bookedBefore, soldBefore, travelersBefore, visitedBefore, seatsBefore),
    spend,
    byMonth: { bookingsByMonth, salesByMonth, visitsByMonth, accountsByMonth },
    destinations,
    leadTimes,
    occupancy: {
      fullest,
      // A tour appears in one list only.
      emptiest: emptiest
        .filter(({ slug }) => !fullest.some((tour) => tour.slug === slug))
        .slice(0, toursShown),
    },
    demand,
  };
}

/** Merges the count rows; aggregates always return a row. */
function joined(...[booked, sold, travelers, visited, seats]: CountRows): Counts {
  if (!booked[0] || !sold[0] || !travelers[0] || !visited[0] || !seats[0]) {
    throw new Error("a count returned no row");
  }
  return { ...booked[0], ...sold[0], ...travelers[0], ...visited[0], ...seats[0] };
}

type Rows<Query extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Query>>;
type CountRows = [
  Rows<typeof counts.countBookings>,
  Rows<typeof counts.countSales>,
  Rows<typeof counts.countActiveTravelers>,
  Rows<typeof counts.sumVisits>,
  Rows<typeof counts.countSeats>,
];

/** Returns the marketing spend of the months that the days touch. */
function listSpend(db: Database, { from, to }: Days) {
  return db
    .select({ month: marketingSpend.month, amount: marketingSpend.amount })
    .from(marketingSpend)
    .where(and(gte(marketingSpend.month, monthOf(from)), lte(marketingSpend.month, monthOf(to))))
    .orderBy(marketingSpend.month) satisfies PromiseLike<MonthSpend[]>;
}
