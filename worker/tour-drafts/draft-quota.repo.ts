import { sql, type SQL } from "drizzle-orm";
import { maxUnpublished } from "~/domain/tour-drafts/tour-draft";
import type { Database } from "../platform/db/client";

/** Matches if an operator has fewer than the max number of unpublished tours; deleted ones do not count. */
export function isWithinDraftQuota(operator: string): SQL<number> {
  return sql`(SELECT count(*) FROM tours AS unpublished WHERE unpublished.operator_slug = ${operator}
    AND unpublished.status <> 'active' AND unpublished.deleted_at IS NULL) < ${maxUnpublished}`;
}

/** Returns the same for the error message after a tour could not be created. */
export async function hasDraftQuota(db: Database, operator: string): Promise<boolean> {
  const row = await db.get<{ has_room: number }>(sql`SELECT ${isWithinDraftQuota(operator)} AS has_room`);
  return row?.has_room === 1;
}
