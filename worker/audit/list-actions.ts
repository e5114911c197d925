import type { ListedAction } from "~/domain/audit/audit";
import type { Database } from "../db/client";
import * as repo from "./action-list.repo";
import type { ActionFilter, ActionSort } from "./action-list.repo";
import type { Admin } from "../authz/actors";

/** A page of actions on one subject, newest first, as shown on the subject's page. */
export interface ActionHistory {
  actions: ListedAction[];
  nextCursor: string | null;
}

/**
 * Returns one page of the audit log, for an administrator.
 * @throws AppError `invalid` for an invalid cursor
 */
export async function listActions(
  { db }: { db: Database },
  _admin: Admin,
  {
    sort,
    cursor,
    limit,
    ...filter
  }: ActionFilter & { sort: ActionSort; cursor?: string | undefined; limit: number },
): Promise<ActionHistory> {
  return repo.listActions(db, filter, { sort, cursor, limit });
}
