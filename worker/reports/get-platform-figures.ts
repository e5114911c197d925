import type { Role, Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import { earningsByMonth, earningsOf } from "~/domain/earnings";
import type { Earnings } from "~/domain/earnings";
import { lastMonths, startOfMonth } from "~/domain/months";
import type { Month } from "~/domain/months";
import { requireAdmin } from "../accounts/require-admin";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listSalesByMonth } from "../money/sales.repo";
import * as repo from "./reports.repo";
import type { TopTour } from "./reports.repo";

export interface PlatformFigures {
  /** The last twelve months: bookings by when they were made, money by when the ledger was written, in whole rupees. */
  months: ({ month: Month; made: number } & Earnings)[];
  /** Of the twelve months. */
  total: { made: number; cancelled: number; pending: number } & Earnings;
  users: Record<Role, number>;
  topTours: TopTour[];
}

const monthsShown = 12;
const toursShown = 10;

/** What the platform did in the last twelve months, from the bookings and accounts stored, for an administrator. */
export async function getPlatformFigures(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<PlatformFigures> {
  requireAdmin(viewer);
  const months = lastMonths(todayInIndia(clock()), monthsShown);
  const since = startOfMonth(months[0] ?? "");
  const [sales, counts, roles, topTours] = await Promise.all([
    listSalesByMonth(db, { since }),
    repo.countByMonthAndStatus(db, since),
    repo.countUsersByRole(db),
    repo.listTopTours(db, since, toursShown),
  ]);
  const countOf = (isCounted: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const usersOf = (role: Role) => roles.find((row) => row.role === role)?.count ?? 0;
  return {
    months: earningsByMonth(months, sales).map((row) => ({
      ...row,
      made: countOf(({ month }) => month === row.month),
    })),
    total: {
      ...earningsOf(sales),
      made: countOf(() => true),
      cancelled: countOf(({ status }) => status === "cancelled"),
      pending: countOf(({ status }) => status === "pending"),
    },
    users: { user: usersOf("user"), tour_operator: usersOf("tour_operator"), admin: usersOf("admin") },
    topTours,
  };
}
