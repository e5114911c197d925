import { and, between, desc, eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { daysAfter, instantsOf, type Days } from "~/domain/calendar/period";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import {
  bookings,
  ledgerTotals,
  operators,
  periodTotals,
  reviews,
  users,
  visits,
} from "../platform/db/schema";
import { sumsOf } from "./sums.repo";
import { commissionReceivedSum, movedOn, saleKinds, soldSum, withinDays } from "./totals.repo";

/** True if an instant lies within the days in India. */
function happenedIn(at: AnyColumn, days: Days): SQL {
  const { start, end } = instantsOf(days);
  return sql`${at} >= ${start} AND ${at} < ${end}`;
}

function total(column: AnyColumn): SQL<number> {
  return sql<number>`coalesce(sum(${column}), 0)`;
}

/** Counts bookings made and canceled, and the operators that were booked. */
export function countBookings(db: Database, days: Days) {
  return db
    .select({
      bookings: total(periodTotals.made).as("bookings_made"),
      converted: total(periodTotals.converted).as("sum_converted"),
      cancelled: total(periodTotals.cancelled).as("sum_cancelled"),
      cancellations: total(periodTotals.cancellations).as("sum_cancellations"),
      newCustomers: total(periodTotals.newCustomers).as("sum_new_customers"),
      activeOperators: sql<number>`(SELECT count(*) FROM ${operators} WHERE EXISTS (
        SELECT 1 FROM ${bookings} WHERE ${bookings.operatorSlug} = ${operators.slug} AND ${happenedIn(bookings.createdAt, days)}
      ))`.as("active_operators"),
    })
    .from(sumsOf(periodTotals, withinDays(periodTotals, days)));
}

/** Counts the customers of the newest bookings. @param limit of the bookings */
export function countCustomers(db: Database, days: Days, limit: number) {
  const newest = db
    .select({ email: bookings.customerEmail })
    .from(bookings)
    .where(happenedIn(bookings.createdAt, days))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .as("newest");
  return db
    .select({
      customers: sql<number>`count(DISTINCT ${newest.email})`.as("customers"),
      customerBookings: sql<number>`count(*)`.as("customer_bookings"),
    })
    .from(newest);
}

/** Sums sales and received money from the ledger. Whole rupees. */
export function sumMoney(db: Database, days: Days) {
  return db
    .select({
      revenue: movedOn("receivable", "debit", ...saleKinds).as("revenue"),
      received:
        sql<number>`-${movedOn("receivable", "debit")} + ${movedOn("receivable", "debit", ...saleKinds)}`.as(
          "received",
        ),
      commission: movedOn("unearned-commission", "credit", ...saleKinds).as("commission"),
      commissionReceived: commissionReceivedSum.as("commission_received_sum"),
      sold: soldSum.as("sum_sold"),
      soldFor: movedOn("receivable", "debit", "sale").as("sold_for"),
    })
    .from(sumsOf(ledgerTotals, withinDays(ledgerTotals, days)));
}

/** Sums what customers owed at the end of a day: now, less what has changed since. */
export function sumOutstanding(db: Database, day: TravelDate) {
  return db
    .select({
      outstanding: sql<number>`${balanceNow("receivable")} - ${movedOn("receivable", "debit")}`.as(
        "outstanding",
      ),
    })
    .from(sumsOf(ledgerTotals, withinDays(ledgerTotals, daysAfter(day))));
}

/** Builds the present balance of an account that grows by debits. */
function balanceNow(account: "receivable"): SQL {
  return sql`(SELECT coalesce(sum(CASE ${account} WHEN debit THEN amount WHEN credit THEN -amount ELSE 0 END), 0)
    FROM ${sumsOf(ledgerTotals, sql`grain = 'all' AND period = ''`)})`;
}

/** Counts traveler accounts that joined, booked or wrote a review. @param limit of the newest rows of each */
export function countActiveTravelers(db: Database, days: Days, limit: number) {
  const newest = (id: AnyColumn, at: AnyColumn) =>
    sql`SELECT * FROM (SELECT ${id} AS id FROM ${id.table} WHERE ${happenedIn(at, days)} ORDER BY ${at} DESC LIMIT ${limit})`;
  return db
    .select({ activeTravelers: sql<number>`count(*)`.as("active_travelers") })
    .from(users)
    .where(
      and(
        eq(users.role, "user"),
        sql`${users.id} IN (${newest(users.id, users.createdAt)} UNION ${newest(bookings.userId, bookings.createdAt)}
          UNION ${newest(reviews.userId, reviews.createdAt)})`,
      ),
    );
}

export function sumVisits(db: Database, { from, to }: Days) {
  return db
    .select({ visits: total(visits.count).as("visits") })
    .from(visits)
    .where(between(visits.day, from, to));
}

export async function addVisit(db: Database, day: TravelDate): Promise<void> {
  await db
    .insert(visits)
    .values({ day, count: 1 })
    .onConflictDoUpdate({ target: visits.day, set: { count: sql`${visits.count} + 1` } });
}
