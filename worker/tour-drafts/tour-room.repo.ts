import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { mostUnpublished } from "~/domain/tour-draft";
import type { Database } from "../db/client";

/** Whether a company has fewer tours that are not published than it may; deleted ones are not counted. */
export function hasRoomForTour(company: string): SQL<number> {
  return sql`(SELECT count(*) FROM tours AS unpublished WHERE unpublished.operator_slug = ${company}
    AND unpublished.status <> 'active' AND unpublished.deleted_at IS NULL) < ${mostUnpublished}`;
}

/** The same, to tell why a tour was not begun. */
export async function findRoomForTour(db: Database, company: string): Promise<boolean> {
  const row = await db.get<{ has_room: number }>(sql`SELECT ${hasRoomForTour(company)} AS has_room`);
  return row?.has_room === 1;
}
