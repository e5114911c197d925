import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

/** Drizzle over D1. Several writes that belong together are one `db.batch`: D1 has no interactive transactions. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding, { schema });
}

export type Database = ReturnType<typeof createDatabase>;
