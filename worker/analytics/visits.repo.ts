import { sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { visits } from "../db/schema";

export async function addVisit(db: Database, day: TravelDate): Promise<void> {
  await db
    .insert(visits)
    .values({ day, count: 1 })
    .onConflictDoUpdate({ target: visits.day, set: { count: sql`${visits.count} + 1` } });
}
