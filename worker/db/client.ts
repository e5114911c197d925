import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

/**
 * Creates the Drizzle client over D1. Combine related writes in one `db.batch`: D1 has no interactive transactions.
 */
export function createDatabase(binding: D1Database) {
  return drizzle(binding, { schema });
}

export type Database = ReturnType<typeof createDatabase>;
