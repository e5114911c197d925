import { and, between, eq, gte, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { LedgerAccount } from "~/domain/money/ledger";
import type { Database } from "../db/client";
import {
  bookings,
  contactMessages,
  failedJobs,
  ledgerEntries,
  mailOutbox,
  operators,
  refunds,
  users,
} from "../db/schema";
import { countOpenDisputes } from "../payments/disputes.repo";
import { countPendingTours } from "../tours/admin/admin-tours.repo";

/** The accounts of the platform's revenue. */
const revenueAccounts: LedgerAccount[] = ["commission", "premium", "other"];

/** Sums the entries on those accounts, in whole rupees. */
function revenueSum(): SQL<number> {
  return sql<number>`coalesce(sum(
    CASE WHEN ${inArray(ledgerEntries.credit, revenueAccounts)} THEN ${ledgerEntries.amount} ELSE 0 END
    - CASE WHEN ${inArray(ledgerEntries.debit, revenueAccounts)} THEN ${ledgerEntries.amount} ELSE 0 END
  ), 0)`;
}

/** Returns the number of accounts and operators, and the platform's revenue by the ledger if it may be seen. */
export async function getHeaderFigures(db: Database, seesMoney: boolean) {
  const [accounts, sellers, ledger] = await Promise.all([
    db.$count(users),
    db.$count(operators),
    seesMoney ? db.select({ revenue: revenueSum() }).from(ledgerEntries).get() : null,
  ]);
  return { users: accounts, operators: sellers, revenue: seesMoney ? (ledger?.revenue ?? 0) : null };
}

/** Counts the items of each kind that wait for an administrator. */
export async function countTasks(db: Database) {
  const waiting = (role: "tour_operator" | "admin") =>
    db.$count(users, and(eq(users.role, role), eq(users.status, "pending")));
  const [
    pendingBookings,
    pendingOperators,
    pendingAdmins,
    pendingTours,
    openMessages,
    failedRefunds,
    openDisputes,
    failedMails,
    jobs,
  ] = await Promise.all([
    db.$count(bookings, eq(bookings.status, "pending")),
    waiting("tour_operator"),
    waiting("admin"),
    countPendingTours(db),
    db.$count(contactMessages, isNull(contactMessages.handledAt)),
    db.$count(refunds, eq(refunds.status, "failed")),
    countOpenDisputes(db),
    db.$count(mailOutbox, eq(mailOutbox.status, "failed")),
    db.$count(failedJobs),
  ]);
  return {
    pendingBookings,
    pendingOperators,
    pendingAdmins,
    pendingTours,
    openMessages,
    failedRefunds,
    openDisputes,
    failedMails,
    failedJobs: jobs,
  };
}

/** Counts the bookings made from an instant on and before another. */
export function countMade(db: Database, from: number, to: number): Promise<number> {
  return db.$count(bookings, and(gte(bookings.createdAt, from), lt(bookings.createdAt, to)));
}

/** Returns the platform's revenue by the ledger in a period, in whole rupees. */
export async function sumPlatformRevenue(db: Database, from: number, to: number): Promise<number> {
  const row = await db
    .select({ revenue: revenueSum() })
    .from(ledgerEntries)
    .where(and(gte(ledgerEntries.createdAt, from), lt(ledgerEntries.createdAt, to)))
    .get();
  return row?.revenue ?? 0;
}

/** Counts the departures with travelers on these days, and their seats. */
export async function getDepartures(
  db: Database,
  from: TravelDate,
  to: TravelDate,
): Promise<{ departures: number; seats: number }> {
  const row = await db
    .select({
      departures: sql<number>`count(DISTINCT ${bookings.tourId} || ' ' || ${bookings.travelDate})`.as(
        "departures",
      ),
      seats: sql<number>`coalesce(sum(${bookings.numberOfTravelers}), 0)`.as("seats"),
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
        between(bookings.travelDate, from, to),
      ),
    )
    .get();
  return row ?? { departures: 0, seats: 0 };
}
