import type { EarningsOperator, OwnPayout } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import { listPayoutsTo } from "../money/payouts.repo";
import { earningsOperatorsOf } from "./earnings-operators";
import type { Staff } from "../authz/actors";

/**
 * Lists one page of payouts to an operator's operators, due ones included, newest first.
 * @throws AppError `not_found` (operator), `invalid` (cursor)
 */
export async function listOwnPayouts(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: { operator?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ operators: EarningsOperator[]; payouts: OwnPayout[]; nextCursor: string | null }> {
  const operators = earningsOperatorsOf(staff, query.operator);
  return { operators, ...(await listPayoutsTo(db, staff.id, query)) };
}
