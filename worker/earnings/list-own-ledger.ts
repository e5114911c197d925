import type { Viewer } from "~/domain/accounts/account";
import type { EarningsCompany, OwnLedgerRow } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import { listTourChoices } from "../bookings/operator/operator-bookings.repo";
import * as repo from "./own-ledger.repo";
import type { OwnLedgerQuery } from "./own-ledger.repo";
import { requireEarnings } from "./require-earnings";

/**
 * Lists one page of ledger movements of an operator's companies.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (company), `invalid` (cursor)
 */
export async function listOwnLedger(
  { db }: { db: Database },
  asking: Viewer | null,
  query: OwnLedgerQuery,
): Promise<{ companies: EarningsCompany[]; rows: OwnLedgerRow[]; nextCursor: string | null }> {
  const { viewer, companies } = await requireEarnings(db, asking, query.company);
  return { companies, ...(await repo.listOwnLedger(db, viewer.id, query)) };
}

/**
 * Lists the tours that ledger can be filtered by.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function listLedgerTours({ db }: { db: Database }, asking: Viewer | null) {
  const { viewer } = await requireEarnings(db, asking);
  return listTourChoices(db, viewer.id, "earnings");
}
