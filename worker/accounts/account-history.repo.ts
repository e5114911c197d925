import { and, desc, eq, or } from "drizzle-orm";
import type { AuditSubject, AuditValues } from "~/domain/audit";
import type { Database } from "../db/client";
import { auditDetails, auditLog, users } from "../db/schema";

/** A privileged action that was done to somebody or something. */
export interface PastAction {
  seq: number;
  action: string;
  /** UTC instant. */
  at: number;
  /** Null for the system, and for an account that is gone. */
  actorName: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  reason: string | null;
}

/** What was done to these, the newest first. */
export function listActionsOnAny(
  db: Database,
  subjects: readonly (readonly [AuditSubject, string])[],
  limit: number,
): Promise<PastAction[]> {
  return db
    .select({
      seq: auditLog.seq,
      action: auditLog.action,
      at: auditLog.at,
      actorName: users.name,
      before: auditDetails.before,
      after: auditDetails.after,
      reason: auditDetails.reason,
    })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(or(...subjects.map(([kind, id]) => and(eq(auditLog.subject, kind), eq(auditLog.subjectId, id)))))
    .orderBy(desc(auditLog.seq))
    .limit(limit);
}
