import { and, eq } from "drizzle-orm";
import type { AuditStatements } from "../audit/with-audit";
import type { Database } from "../db/client";
import { sessions } from "../db/schema";
import { isStillAdmin } from "./account-status.repo";
import { dropVerifications } from "./accounts.repo";

/**
 * Ends a session of a person on behalf of an administrator, or all of them; with all of them go trusted devices and links
 * that wait to be followed.
 * @returns how many were ended
 */
export async function endSessions(
  db: Database,
  { userId, sessionId, actorId }: { userId: string; sessionId: string | null; actorId: string },
  audit: AuditStatements,
): Promise<number> {
  const end = db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        sessionId === null ? undefined : eq(sessions.id, sessionId),
        isStillAdmin(db, actorId),
      ),
    )
    .returning({ id: sessions.id });
  const [ended] =
    sessionId === null
      ? await db.batch([end, ...audit, dropVerifications(db, userId)])
      : await db.batch([end, ...audit]);
  return ended.length;
}
