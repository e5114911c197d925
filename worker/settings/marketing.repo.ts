import { and, desc, eq } from "drizzle-orm";
import type { MarketingMonth } from "~/domain/settings/settings";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { marketingSpend } from "../platform/db/schema";

/** Lists the marketing spend, newest month first. */
export function listMarketingSpend(db: Database): Promise<MarketingMonth[]> {
  return db
    .select({ month: marketingSpend.month, amount: marketingSpend.amount })
    .from(marketingSpend)
    .orderBy(desc(marketingSpend.month));
}

/**
 * Writes or removes the amount of a month.
 * @param change `was` is the amount as read, null for none; `amount` null removes it
 * @returns false if the stored amount is not `was`
 */
export async function updateMarketingSpend(
  db: Database,
  { month, amount, was, at }: { month: string; amount: number | null; was: number | null; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const asRead = and(eq(marketingSpend.month, month), eq(marketingSpend.amount, was ?? -1));
  const write =
    amount === null
      ? db.delete(marketingSpend).where(asRead)
      : was === null
        ? db.insert(marketingSpend).values({ month, amount, updatedAt: at }).onConflictDoNothing()
        : db.update(marketingSpend).set({ amount, updatedAt: at }).where(asRead);
  const { written } = await batchNamed(db, { written: write, audit });
  return written.meta.changes > 0;
}
