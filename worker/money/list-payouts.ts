import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { Payout } from "~/domain/money/payout";
import { requireAdmin } from "../authz/require-admin";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as payable from "./payable.repo";
import type { OperatorOwed } from "./payable.repo";
import * as repo from "./payouts.repo";
import type { PayoutQuery } from "./payouts.repo";

/**
 * Lists one page of payouts, for an administrator.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (cursor)
 */
export async function listPayouts(
  { db }: { db: Database },
  viewer: Viewer | null,
  query: PayoutQuery,
): Promise<{ payouts: Payout[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listPayouts(db, query);
}

/** Lists each operator's balance and the part of it that can be paid out today, for an administrator. */
export async function listOwed(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<OperatorOwed[]> {
  requireAdmin(viewer);
  return payable.listOwed(db, todayInIndia(clock()));
}
