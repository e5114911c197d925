import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import { earningsByMonth, earningsOf } from "~/domain/earnings";
import type { Earnings } from "~/domain/earnings";
import { lastMonths } from "~/domain/months";
import type { Month } from "~/domain/months";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listMonthTotals } from "../reports/reports.repo";
import { isBookingOfOwner } from "./own-tours.repo";
import { requireOperator } from "./require-operator";

export interface OwnEarnings {
  /** The last twelve months by the month a booking was made. */
  months: ({ month: Month } & Earnings)[];
  /** Of all time. */
  total: Earnings;
}

const monthsShown = 12;

/** What an operator's confirmed bookings earn, in whole rupees. */
export async function getOwnEarnings(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<OwnEarnings> {
  requireOperator(viewer);
  const totals = await listMonthTotals(db, 0, isBookingOfOwner(viewer.id));
  return {
    months: earningsByMonth(lastMonths(todayInIndia(clock()), monthsShown), totals),
    total: earningsOf(totals),
  };
}
