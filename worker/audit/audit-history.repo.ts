import { and, desc, eq, lt } from "drizzle-orm";
import type { AuditSubject, AuditValues } from "~/domain/audit";
import type { Database } from "../db/client";
import { auditDetails, auditLog, users } from "../db/schema";
import { decodeCursor, pageOf } from "../keyset";

/** A privileged action as the history of what it was done to shows it. */
export interface PastAction {
  seq: number;
  /** UTC instant. */
  at: number;
  /** E.g. "tour.publish". */
  action: string;
  /** Null for the system, and for an account that is gone. */
  actorName: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  reason: string | null;
}

/** One page of what was done to something, newest first. */
export async function listActionsOn(
  db: Database,
  { subject, subjectId }: { subject: AuditSubject; subjectId: string },
  page: { cursor?: string | null | undefined; limit: number },
): Promise<{ actions: PastAction[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      seq: auditLog.seq,
      at: auditLog.at,
      action: auditLog.action,
      actorName: users.name,
      before: auditDetails.before,
      after: auditDetails.after,
      reason: auditDetails.reason,
    })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .leftJoin(users, eq(auditLog.actorId, users.id))
    .where(
      and(
        eq(auditLog.subject, subject),
        eq(auditLog.subjectId, subjectId),
        page.cursor ? lt(auditLog.seq, decodeCursor(page.cursor, "number")[0]) : undefined,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(page.limit + 1);
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ seq }) => [seq, seq]);
  return { actions: shown, nextCursor };
}
