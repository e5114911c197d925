import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Reseller, ResellerFields, ResellerMovement } from "~/domain/partners/reseller";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { bookings, resellerMovements, resellers } from "../platform/db/schema";

/** Lists all resellers, by name. */
export function listResellers(db: Database): Promise<Reseller[]> {
  return db.select().from(resellers).orderBy(asc(resellers.name));
}

export async function findReseller(db: Database, id: string): Promise<Reseller | null> {
  return (await db.select().from(resellers).where(eq(resellers.id, id)).get()) ?? null;
}

/** Fails with UNIQUE `resellers.name` if the name is taken. */
export async function insertReseller(
  db: Database,
  reseller: ResellerFields & { id: string; createdAt: number },
  audit: AuditStatements,
): Promise<void> {
  await db.batch([db.insert(resellers).values(reseller), ...audit]);
}

/**
 * Changes a reseller as it was read. Fails with the CHECK `resellers_not_overdrawn` if it owes more than the new limit.
 * @returns false if it has changed since
 */
export async function updateReseller(
  db: Database,
  { id, version }: Pick<Reseller, "id" | "version">,
  set: Partial<ResellerFields> & { isActive?: boolean },
  audit: AuditStatements,
): Promise<boolean> {
  const { changed } = await batchNamed(db, {
    changed: db
      .update(resellers)
      .set({ ...set, version: sql`${resellers.version} + 1` })
      .where(and(eq(resellers.id, id), eq(resellers.version, version))),
    audit,
  });
  return changed.meta.changes > 0;
}

/** Lists the last movements of a reseller's balance, the newest first. */
export function listMovements(db: Database, reseller: string, limit: number): Promise<ResellerMovement[]> {
  return db
    .select({
      id: resellerMovements.id,
      kind: resellerMovements.kind,
      amount: resellerMovements.amount,
      bookingId: bookings.bookingId,
      note: resellerMovements.note,
      createdAt: sql<number>`${resellerMovements.createdAt}`.as("moved_at"),
    })
    .from(resellerMovements)
    .leftJoin(bookings, eq(bookings.id, resellerMovements.booking))
    .where(eq(resellerMovements.reseller, reseller))
    .orderBy(desc(resellerMovements.createdAt), desc(resellerMovements.id))
    .limit(limit);
}
