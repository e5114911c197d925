import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { Database } from "../db/client";
import { endSessions } from "./account-sessions.repo";
import { requireAdmin } from "./require-admin";

/**
 * Signs a person out on one device, or on all of them, on behalf of an administrator. Their open sockets end with it.
 * @returns how many sessions ended
 * @throws AppError `not_found` where there is no such session
 */
export async function endSession(
  {
    db,
    audit,
    recheckSockets,
  }: { db: Database; audit: AuditDependencies; recheckSockets: (userId: string) => Promise<void> },
  viewer: Viewer | null,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<number> {
  requireAdmin(viewer);
  const ended = await withAudit(
    audit,
    viewer,
    {
      action: "user.end-session",
      subjectId: userId,
      after: { sessions: sessionId === null ? "all" : "one" },
    },
    (statements) => endSessions(db, { userId, sessionId, actorId: viewer.id }, statements),
  );
  if (ended === 0) {
    throw new AppError(
      "not_found",
      sessionId === null ? "They are signed in nowhere." : "This session has ended already.",
    );
  }
  await recheckSockets(userId);
  return ended;
}
