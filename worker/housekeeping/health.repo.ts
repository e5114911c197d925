import { sql } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { tours } from "../platform/db/schema";

/** Returns true if a migration was applied. @throws if the database does not answer or has no tables */
export async function hasMigration(db: Database, name: string): Promise<boolean> {
  await db.select({ id: tours.id }).from(tours).limit(1);
  // Wrangler's table, which drizzle's schema does not contain.
  return (await db.get(sql`SELECT 1 FROM d1_migrations WHERE name = ${name}`)) !== undefined;
}
