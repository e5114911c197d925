import { and, desc, eq, sql, asc, gt, type SQL } from "drizzle-orm";
import type { AuditDetails, ChainedAction } from "~/domain/audit/audit";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { auditDetails, auditLog, auditHead } from "../platform/db/schema";
import { checkpointAction } from "./audit-chain";

/** Returns the end of the chain; number 0 and an empty MAC before the first row. */
export async function getChainEnd(db: Database): Promise<{ seq: number; mac: string }> {
  const last = await db
    .select({ seq: auditLog.seq, mac: auditLog.mac })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1)
    .get();
  return last ?? { seq: 0, mac: "" };
}

/**
 * Returns the statements that write a log row and its details. In a batch they follow directly after the statement of
 * the action: if that one changed nothing, nothing is logged. They fail with UNIQUE `audit_log.seq` or
 * `audit_log.previous_mac` if a concurrent row came first.
 */
export function insertAction(
  db: Database,
  row: ChainedAction & { mac: string },
  details: AuditDetails,
  condition: SQL = sql`changes() > 0`,
) {
  const columns = sql`${row.seq}, ${row.previousMac}, ${row.mac}, ${row.at}, ${row.action}, ${row.actorId},
    ${row.subject}, ${row.subjectId}, ${row.detailsDigest}`;
  return [
    db.insert(auditLog).select(sql`SELECT ${columns} WHERE ${condition}`),
    db.insert(auditDetails).select(
      sql`SELECT ${row.seq}, ${details.salt}, ${json(details.before)}, ${json(details.after)}, ${details.reason},
          ${details.address}, ${details.device} WHERE changes() > 0`,
    ),
  ] as const;
}

/** Returns the checkpoint row of a key version, or null. */
export async function findCheckpoint(db: Database, keyVersion: number): Promise<{ seq: number } | null> {
  return (
    (await db.select({ seq: auditLog.seq }).from(auditLog).where(isCheckpoint(keyVersion)).get()) ?? null
  );
}

/** Writes the checkpoint row once. If a concurrent row comes first, it is left to the next run. */
export async function insertCheckpoint(
  db: Database,
  row: ChainedAction & { mac: string },
  details: AuditDetails,
): Promise<void> {
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${auditLog} WHERE ${auditLog.subject} = ${row.subject}
    AND ${auditLog.subjectId} = ${row.subjectId} AND ${auditLog.action} = ${row.action})`;
  try {
    await db.batch(insertAction(db, row, details, isFirst));
  } catch (error) {
    if (!violates(error, "audit_log.seq") && !violates(error, "audit_log.previous_mac")) throw error;
  }
}

function isCheckpoint(keyVersion: number): SQL | undefined {
  return and(
    eq(auditLog.subject, "job"),
    eq(auditLog.subjectId, `keys/${keyVersion}`),
    eq(auditLog.action, checkpointAction),
  );
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

export interface ChainRow {
  log: ChainedAction & { mac: string };
  details: AuditDetails | null;
}

/** Returns the rows after a number, in order. */
export async function readChain(db: Database, after: number, limit: number): Promise<ChainRow[]> {
  return db
    .select({ log: auditLog, details: auditDetails })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .where(gt(auditLog.seq, after))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
}

/** Returns the MAC of a row, or null. */
export async function findChainRow(db: Database, seq: number): Promise<{ mac: string } | null> {
  return (await db.select({ mac: auditLog.mac }).from(auditLog).where(eq(auditLog.seq, seq)).get()) ?? null;
}

/** Returns the end of the chain as recorded by a trigger on the last write; null before the first row. */
export async function getChainHead(db: Database): Promise<{ seq: number; mac: string } | null> {
  return (await db.select({ seq: auditHead.seq, mac: auditHead.mac }).from(auditHead).get()) ?? null;
}
