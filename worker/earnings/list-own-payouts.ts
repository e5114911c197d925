import type { Viewer } from "~/domain/accounts/account";
import type { EarningsCompany, OwnPayout } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import { listPayoutsTo } from "../money/payouts.repo";
import { requireEarnings } from "./require-earnings";

/**
 * Lists one page of payouts to an operator's companies, due ones included, newest first.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (company), `invalid` (cursor)
 */
export async function listOwnPayouts(
  { db }: { db: Database },
  asking: Viewer | null,
  query: { company?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ companies: EarningsCompany[]; payouts: OwnPayout[]; nextCursor: string | null }> {
  const { viewer, companies } = await requireEarnings(db, asking, query.company);
  return { companies, ...(await listPayoutsTo(db, viewer.id, query)) };
}
