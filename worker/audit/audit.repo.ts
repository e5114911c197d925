import { desc, sql } from "drizzle-orm";
import type { AuditDetails, SealedAction } from "~/domain/audit";
import type { Database } from "../db/client";
import { auditDetails, auditLog } from "../db/schema";

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
export function insertAction(db: Database, row: SealedAction & { seal: string }, details: AuditDetails) {
  const columns = sql`${row.seq}, ${row.previousSeal}, ${row.seal}, ${row.at}, ${row.action}, ${row.actorId},
    ${row.subject}, ${row.subjectId}, ${row.detailsDigest}`;
  const isDone = sql`WHERE changes() > 0`;
  return [
    db.insert(auditLog).select(sql`SELECT ${columns} ${isDone}`),
    db.insert(auditDetails).select(
      sql`SELECT ${row.seq}, ${details.salt}, ${json(details.before)}, ${json(details.after)}, ${details.reason},
          ${details.address}, ${details.device} ${isDone}`,
    ),
  ] as const;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
