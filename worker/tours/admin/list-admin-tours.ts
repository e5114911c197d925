import type { AdminTourSort } from "~/domain/tours/tour-list";
import type { Database } from "../../db/client";
import * as repo from "./admin-tours.repo";
import type { AdminTourFilter, OperatorChoice } from "./admin-tours.repo";
import type { Admin } from "../../authz/actors";

export interface AdminTourQuery extends AdminTourFilter {
  sort?: AdminTourSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Lists one page of all tours in any state, newest first by default; deleted ones on request only.
 * @throws AppError `invalid` (cursor)
 */
export async function listAdminTours(
  { db }: { db: Database },
  _admin: Admin,
  { sort = "-created", cursor, limit, ...filter }: AdminTourQuery,
): ReturnType<typeof repo.listAdminTours> {
  return repo.listAdminTours(db, filter, { sort, cursor, limit });
}

/** Returns the data around that list and the tour form: the number of submissions under review, and the companies. */
export async function getTourDesk(
  { db }: { db: Database },
  _admin: Admin,
): Promise<{ pending: number; operators: OperatorChoice[] }> {
  const [pending, operators] = await Promise.all([repo.countPendingTours(db), repo.listOperatorChoices(db)]);
  return { pending, operators };
}
