import { and, between, eq, gt, isNull, sql } from "drizzle-orm";
import type { Days } from "~/domain/calendar/period";
import { platformRevenue, within } from "../analytics/totals.repo";
import { waitsForAdmin } from "../accounts/admin/account-status.repo";
import type { Database } from "../db/client";
import {
  accountMonths,
  bookings,
  contactMessages,
  departures,
  failedJobs,
  ledgerTotals,
  mailOutbox,
  operators,
  refunds,
  tourTotals,
  users,
} from "../db/schema";
import { countOpenDisputes } from "../payments/disputes.repo";
import { countWaitingPhotographs } from "../reviews/photograph-moderation.repo";
import { countPendingTours } from "../tours/admin/admin-tours.repo";

/** Returns the number of accounts and operators, and the revenue that the platform keeps, in whole rupees, and the photographs to check, if they may be seen. */
export async function getHeaderFigures(
  db: Database,
  { seesMoney, seesReviews }: { seesMoney: boolean; seesReviews: boolean },
) {
  const [[accounts], sellers, ledger, photographs] = await Promise.all([
    db.select({ users: sql<number>`coalesce(sum(${accountMonths.accounts}), 0)` }).from(accountMonths),
    db.$count(operators),
    seesMoney
      ? db
          .select({ revenue: platformRevenue })
          .from(ledgerTotals)
          .where(and(eq(ledgerTotals.grain, "all"), eq(ledgerTotals.period, "")))
          .get()
      : null,
    seesReviews ? countWaitingPhotographs(db) : 0,
  ]);
  return {
    /** Photographs that wait for an administrator. */
    photographs,
    users: accounts?.users ?? 0,
    operators: sellers,
    revenue: seesMoney ? (ledger?.revenue ?? 0) : null,
  };
}

/** Counts the items of each kind that wait for an administrator. */
export async function countTasks(db: Database) {
  const waiting = (role: "tour_operator" | "admin") => db.$count(users, waitsForAdmin(db, role));
  const [
    pendingBookings,
    pendingOperators,
    pendingAdmins,
    pendingTours,
    waitingPhotographs,
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
    countWaitingPhotographs(db),
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
    waitingPhotographs,
    openMessages,
    failedRefunds,
    openDisputes,
    failedMails,
    failedJobs: jobs,
  };
}

/** Counts the bookings made on these days. */
export async function countMade(db: Database, days: Days): Promise<number> {
  const row = await db
    .select({ made: sql<number>`coalesce(sum(${tourTotals.made}), 0)` })
    .from(tourTotals)
    .where(within(tourTotals, days))
    .get();
  return row?.made ?? 0;
}

/** Returns the revenue that the platform keeps of these days, in whole rupees. */
export async function sumPlatformRevenue(db: Database, days: Days): Promise<number> {
  const row = await db
    .select({ revenue: platformRevenue })
    .from(ledgerTotals)
    .where(within(ledgerTotals, days))
    .get();
  return row?.revenue ?? 0;
}

/** Counts the departures with sold seats on these days, and the seats. */
export async function getDepartures(
  db: Database,
  { from, to }: Days,
): Promise<{ departures: number; seats: number }> {
  const row = await db
    .select({
      departures: sql<number>`count(*)`.as("departures"),
      seats: sql<number>`coalesce(sum(${departures.booked}), 0)`.as("seats"),
    })
    .from(departures)
    .where(and(between(departures.travelDate, from, to), gt(departures.booked, 0)))
    .get();
  return row ?? { departures: 0, seats: 0 };
}
