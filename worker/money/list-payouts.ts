import { todayInIndia } from "~/domain/calendar/calendar";
import type { Payout } from "~/domain/money/payout";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as payable from "./payable.repo";
import type { OperatorOwed } from "./payable.repo";
import * as repo from "./payouts.repo";
import type { PayoutQuery } from "./payouts.repo";
import type { Admin } from "../authz/actors";

/**
 * Lists one page of payouts, for an administrator.
 * @throws AppError `invalid` (cursor)
 */
export async function listPayouts(
  { db }: { db: Database },
  _admin: Admin,
  query: PayoutQuery,
): Promise<{ payouts: Payout[]; nextCursor: string | null }> {
  return repo.listPayouts(db, query);
}

/** Lists each operator's balance and the part of it that can be paid out today, for an administrator. */
export async function listOwed(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
): Promise<OperatorOwed[]> {
  return payable.listOwed(db, todayInIndia(clock()));
}
