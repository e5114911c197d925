import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./client";
import { limits } from "./schema";

export type Limits = Omit<typeof limits.$inferSelect, "id">;

/** Selects a limit, for a statement that compares with it as the triggers do. */
export function limitOf(name: keyof Limits): SQL<number> {
  return sql<number>`(SELECT ${limits[name]} FROM ${limits})`;
}

/** Reads the limits, to say them to people. */
export async function readLimits(db: Database): Promise<Limits> {
  const row = await db.select().from(limits).get();
  if (!row) throw new Error("the table limits is empty");
  return row;
}
