import { asc, count } from "drizzle-orm";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { tours } from "../../platform/db/schema";
import { cardColumns, onSale } from "../../tours/tours.repo";

/** Returns a part of the tours on sale, in the order of their ids, and the number of all. */
export async function listShard(db: Database, { limit, offset }: { limit: number; offset: number }) {
  const { counted, rows } = await batchNamed(db, {
    counted: db
      .select({ total: count().as("total") })
      .from(tours)
      .where(onSale),
    rows: db
      .select({ ...cardColumns(), options: tours.options, extras: tours.extras })
      .from(tours)
      .where(onSale)
      .orderBy(asc(tours.id))
      .limit(limit)
      .offset(offset),
  });
  return { total: counted[0]?.total ?? 0, rows };
}
