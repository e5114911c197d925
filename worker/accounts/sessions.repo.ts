import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { sessions } from "../platform/db/schema";
import { isStillAdmin } from "./admin/account-status.repo";
import { dropVerifications } from "./accounts.repo";
import { endGrants } from "./assistants/assistants.repo";

interface SessionRow {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/** Returns active sessions, most recently used first. */
export function listSessions(db: Database, userId: string, now: number): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.updatedAt), sessions.id);
}

/** Counts the active sessions of a person other than this one. @param now UTC instant */
export function countOtherSessions(
  db: Database,
  { userId, token, now }: { userId: string; token: string; now: number },
): Promise<number> {
  return db.$count(
    sessions,
    and(eq(sessions.userId, userId), ne(sessions.token, token), gt(sessions.expiresAt, new Date(now))),
  );
}

/**
 * Deletes a session.
 * @returns true if the person had this session
 */
export async function deleteSession(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a person except one, and drops trusted devices. */
export async function deleteOtherSessions(
  db: Database,
  { userId, keep }: { userId: string; keep: string },
): Promise<void> {
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keep))),
    dropVerifications(db, userId),
  ]);
}

/**
 * Ends one or all sessions of a person on behalf of an administrator. Ending all also drops trusted devices, pending
 * links and the access of assistants.
 * @returns the number of sessions ended
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
        isStillAdmin(db, actorId, "users"),
      ),
    )
    .returning({ id: sessions.id });
  const { ended } = await batchNamed(db, {
    ended: end,
    audit,
    verifications: sessionId === null ? dropVerifications(db, userId) : null,
    grants: sessionId === null ? endGrants(db, userId).ended : null,
    tokens: sessionId === null ? endGrants(db, userId).tokens : null,
  });
  return ended.length;
}
