import { and, asc, desc, eq, gte, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { Month } from "~/domain/calendar/months";
import type { Reseller, ResellerFields, ResellerMovement } from "~/domain/partners/reseller";
import type { AuditStatements } from "../audit/with-audit";
import { insertMail } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";
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
  return selectMovements(db, eq(resellerMovements.reseller, reseller))
    .orderBy(desc(resellerMovements.createdAt), desc(resellerMovements.id))
    .limit(limit);
}

/** Returns a movement by its id, of whichever reseller; null if nothing was recorded. */
export async function findMovement(db: Database, id: string) {
  return (await db.select().from(resellerMovements).where(eq(resellerMovements.id, id)).get()) ?? null;
}

function selectMovements(db: Database, condition: SQL | undefined) {
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
    .where(condition);
}

/** Returns a reseller's balance at an instant, and the movements from then until another, the oldest first. */
export async function readResellerStatement(
  db: Database,
  reseller: string,
  { from, until }: { from: number; until: number },
): Promise<{ opening: number; lines: ResellerMovement[] }> {
  const ofReseller = eq(resellerMovements.reseller, reseller);
  const { before, lines } = await batchNamed(db, {
    before: db
      .select({ balance: sql<number>`coalesce(sum(${resellerMovements.amount}), 0)`.as("opening") })
      .from(resellerMovements)
      .where(and(ofReseller, lt(resellerMovements.createdAt, from))),
    lines: selectMovements(
      db,
      and(ofReseller, gte(resellerMovements.createdAt, from), lt(resellerMovements.createdAt, until)),
    ).orderBy(asc(resellerMovements.createdAt), asc(resellerMovements.id)),
  });
  return { opening: before[0]?.balance ?? 0, lines };
}

/** Lists resellers since before an instant whose statement of a month, or a later one, was not mailed, up to 20. */
export function listWithoutStatement(db: Database, month: Month, before: number): Promise<Reseller[]> {
  return db
    .select()
    .from(resellers)
    .where(
      and(
        lt(resellers.createdAt, before),
        or(isNull(resellers.statementMonth), lt(resellers.statementMonth, month)),
      ),
    )
    .limit(20);
}

/** Notes that a month's statement was mailed, with the mail, which its key sends once. */
export async function markStatement(
  db: Database,
  id: string,
  { month, mail }: { month: Month; mail: Mail | null },
  now: number,
): Promise<void> {
  await batchNamed(db, {
    marked: db.update(resellers).set({ statementMonth: month }).where(eq(resellers.id, id)),
    mails: mail ? [insertMail(db, mail, now)] : [],
  });
}
