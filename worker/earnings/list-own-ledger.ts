import type { EarningsOperator, OwnLedgerRow } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import * as repo from "./own-ledger.repo";
import type { OwnLedgerQuery } from "./own-ledger.repo";
import { earningsOperatorsOf } from "./earnings-operators";
import type { Staff } from "../authz/actors";

/**
 * Lists one page of ledger movements of an operator's operators.
 * @throws AppError `not_found` (operator), `invalid` (cursor)
 */
export async function listOwnLedger(
  { db }: { db: Database },
  staff: Staff<"earnings">,
  query: OwnLedgerQuery,
): Promise<{ operators: EarningsOperator[]; rows: OwnLedgerRow[]; nextCursor: string | null }> {
  const operators = earningsOperatorsOf(staff, query.operator);
  return { operators, ...(await repo.listOwnLedger(db, staff.id, query)) };
}
