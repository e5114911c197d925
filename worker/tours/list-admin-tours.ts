import type { Viewer } from "~/domain/account";
import type { AdminTourSort } from "~/domain/tour-list";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./admin-tours.repo";
import type { AdminTourFilter, OperatorChoice } from "./admin-tours.repo";

export interface AdminTourQuery extends AdminTourFilter {
  sort?: AdminTourSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of all tours whatever their state; the deleted ones where they are asked for. The newest first unless said otherwise.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` for a cursor that is none
 */
export async function listAdminTours(
  { db }: { db: Database },
  viewer: Viewer | null,
  { sort = "-created", cursor, limit, ...filter }: AdminTourQuery,
): ReturnType<typeof repo.listAdminTours> {
  requireAdmin(viewer);
  return repo.listAdminTours(db, filter, { sort, cursor, limit });
}

/** What stands around that list and in a tour's form: how many wait, and the companies there are. */
export async function getTourDesk(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<{ pending: number; operators: OperatorChoice[] }> {
  requireAdmin(viewer);
  const [pending, operators] = await Promise.all([repo.countPendingTours(db), repo.listOperatorChoices(db)]);
  return { pending, operators };
}
