import type { Viewer } from "~/domain/account";
import type { ListedAction } from "~/domain/audit";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./action-list.repo";
import type { ActionFilter, ActionSort } from "./action-list.repo";

/** A page of what was done to something, newest first, as its own page shows it. */
export interface ActionHistory {
  actions: ListedAction[];
  nextCursor: string | null;
}

/**
 * One page of the log of privileged actions, for an administrator.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listActions(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    sort,
    cursor,
    limit,
    ...filter
  }: ActionFilter & { sort: ActionSort; cursor?: string | undefined; limit: number },
): Promise<ActionHistory> {
  requireAdmin(viewer);
  return repo.listActions(db, filter, { sort, cursor, limit });
}
