import { env } from "cloudflare:workers";
import { and, asc, eq, ne } from "drizzle-orm";
import { auditDetails, auditLog } from "../../worker/platform/db/schema";
import { db } from "./database";
import { keys } from "./keys";

/** Audit dependencies of use cases. */
export const audit = { db, clock: () => Date.now(), keys };

/** Returns the audit log entries about a subject, in order. */
export function actionsOn(subjectId: string) {
  return db
    .select({ log: auditLog, details: auditDetails })
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .where(and(eq(auditLog.subjectId, subjectId), ne(auditLog.subject, "reading")))
    .orderBy(asc(auditLog.seq));
}

/** Writes to the database directly, bypassing the log's triggers. */
export async function tamper(...statements: string[]): Promise<void> {
  const triggers = ["audit_log_kept", "audit_log_unchanged"].map((name) => `DROP TRIGGER IF EXISTS ${name}`);
  await env.DB.batch([...triggers, ...statements].map((statement) => env.DB.prepare(statement)));
}
