import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { mostUnpublished } from "~/domain/tour-draft";
import type { Database } from "../db/client";

/** Matches if a company has fewer than the max number of unpublished tours; deleted ones do not count. */
export function hasRoomForTour(company: string): SQL<number> {
  return sql`(SELECT count(*) FROM tours AS unpublished WHERE unpublished.operator_slug = ${company}
    AND unpublished.status <> 'active' AND unpublished.deleted_at IS NULL) < ${mostUnpublished}`;
}

/** Returns the same for the error message after a tour could not be created. */
export async function findRoomForTour(db: Database, company: string): Promise<boolean> {
  const row = await db.get<{ has_room: number }>(sql`SELECT ${hasRoomForTour(company)} AS has_room`);
  return row?.has_room === 1;
}
