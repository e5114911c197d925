import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import { earningsByMonth, earningsOf } from "~/domain/earnings";
import type { Earnings } from "~/domain/earnings";
import { lastMonths } from "~/domain/months";
import type { Month } from "~/domain/months";
import type { Payout } from "~/domain/payout";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listPaidTo } from "../money/payouts.repo";
import { getOwedTo, listSalesByMonth } from "../money/sales.repo";
import { requireRight } from "./require-right";

export interface OwnEarnings {
  /** The last twelve months by when the ledger was written. */
  months: ({ month: Month } & Earnings)[];
  /** Of all time. */
  total: Earnings;
  /** What we have still to pay out. */
  owed: number;
  /** What was paid out, the last first. */
  payouts: Payout[];
}

const monthsShown = 12;
const payoutsShown = 100;

/** What an operator's sales earn by the ledger, in whole rupees. */
export async function getOwnEarnings(
  { db, clock }: { db: Database; clock: Clock },
  asking: Viewer | null,
): Promise<OwnEarnings> {
  const { viewer } = await requireRight(db, asking, "earnings");
  const [sales, owed, payouts] = await Promise.all([
    listSalesByMonth(db, { since: 0, userId: viewer.id }),
    getOwedTo(db, viewer.id),
    listPaidTo(db, viewer.id, payoutsShown),
  ]);
  return {
    months: earningsByMonth(lastMonths(todayInIndia(clock()), monthsShown), sales),
    total: earningsOf(sales),
    owed,
    payouts,
  };
}
