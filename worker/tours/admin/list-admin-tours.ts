import type { Viewer } from "~/domain/accounts/account";
import type { AdminTourSort } from "~/domain/tours/tour-list";
import { requireAdmin } from "../../authz/require-admin";
import type { Database } from "../../db/client";
import * as repo from "./admin-tours.repo";
import type { AdminTourFilter, OperatorChoice } from "./admin-tours.repo";

export interface AdminTourQuery extends AdminTourFilter {
  sort?: AdminTourSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Lists one page of all tours in any state, newest first by default; deleted ones on request only.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (cursor)
 */
export async function listAdminTours(
  { db }: { db: Database },
  viewer: Viewer | null,
  { sort = "-created", cursor, limit, ...filter }: AdminTourQuery,
): ReturnType<typeof repo.listAdminTours> {
  requireAdmin(viewer);
  return repo.listAdminTours(db, filter, { sort, cursor, limit });
}

/** Returns the data around that list and the tour form: the number of submissions under review, and the companies. */
export async function getTourDesk(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<{ pending: number; operators: OperatorChoice[] }> {
  requireAdmin(viewer);
  const [pending, operators] = await Promise.all([repo.countPendingTours(db), repo.listOperatorChoices(db)]);
  return { pending, operators };
}
