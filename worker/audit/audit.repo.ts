import { and, desc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AuditDetails, SealedAction } from "~/domain/audit";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import { auditDetails, auditLog } from "../db/schema";
import { checkpointAction } from "./seal";

/** Where the chain ends; number 0 and no seal before its first row. */
export async function getChainEnd(db: Database): Promise<{ seq: number; seal: string }> {
  const last = await db
    .select({ seq: auditLog.seq, seal: auditLog.seal })
    .from(auditLog)
    .orderBy(desc(auditLog.seq))
    .limit(1)
    .get();
  return last ?? { seq: 0, seal: "" };
}

/**
 * The statements that write a row of the log and its details. In a batch they stand right after the statement that does the
 * action: where that one has changed nothing, nothing is written down. They fail with UNIQUE `audit_log.seq` or
 * `audit_log.previous_seal` where another row has come first.
 */
export function insertAction(
  db: Database,
  row: SealedAction & { seal: string },
  details: AuditDetails,
  condition: SQL = sql`changes() > 0`,
) {
  const columns = sql`${row.seq}, ${row.previousSeal}, ${row.seal}, ${row.at}, ${row.action}, ${row.actorId},
    ${row.subject}, ${row.subjectId}, ${row.detailsDigest}`;
  return [
    db.insert(auditLog).select(sql`SELECT ${columns} WHERE ${condition}`),
    db.insert(auditDetails).select(
      sql`SELECT ${row.seq}, ${details.salt}, ${json(details.before)}, ${json(details.after)}, ${details.reason},
          ${details.address}, ${details.device} WHERE changes() > 0`,
    ),
  ] as const;
}

/** The row by which the log was sealed with a version of the keys, or null. */
export async function findCheckpoint(db: Database, keyVersion: number): Promise<{ seq: number } | null> {
  return (
    (await db.select({ seq: auditLog.seq }).from(auditLog).where(isCheckpoint(keyVersion)).get()) ?? null
  );
}

/** Writes that row, unless there is one or another row has come first: then the next run writes it. */
export async function insertCheckpoint(
  db: Database,
  row: SealedAction & { seal: string },
  details: AuditDetails,
): Promise<void> {
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${auditLog} WHERE ${auditLog.subject} = ${row.subject}
    AND ${auditLog.subjectId} = ${row.subjectId} AND ${auditLog.action} = ${row.action})`;
  try {
    await db.batch(insertAction(db, row, details, isFirst));
  } catch (error) {
    if (!violates(error, "audit_log.seq") && !violates(error, "audit_log.previous_seal")) throw error;
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
