import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Database } from "../platform/db/client";
import { requireAdminRight, type Admin } from "../platform/authz/actors";
import { findAccountState } from "./admin/account-status.repo";
import { endSessions } from "./sessions.repo";
import type { Auth } from "./auth";

interface Dependencies {
  db: Database;
  audit: AuditDependencies;
  /** Closes open sockets whose session has ended. */
  recheckSockets: (userId: string) => Promise<void>;
  closeSockets: (userId: string) => Promise<void>;
}

/**
 * Signs a person out of one device or all of them on behalf of an administrator, and closes the sockets.
 * @returns the number of sessions ended
 * @throws AppError `not_found` (session), `forbidden` (another administrator's without the right)
 */
export async function endSession(
  { db, audit, recheckSockets, closeSockets }: Dependencies,
  admin: Admin,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<number> {
  if (userId !== admin.id && (await findAccountState(db, userId))?.role === "admin") {
    requireAdminRight(admin, "roles");
  }
  const ended = await withAudit(
    audit,
    admin,
    {
      action: "user.end-session",
      subjectId: userId,
      after: { sessions: sessionId === null ? "all" : "one" },
    },
    (statements) => endSessions(db, { userId, sessionId, actorId: admin.id }, statements),
  );
  if (ended === 0) {
    throw new AppError(
      "not_found",
      sessionId === null ? "This person is not signed in on any device." : "This session has already ended.",
    );
  }
  await (sessionId === null ? closeSockets(userId) : recheckSockets(userId));
  return ended;
}

/** Ends the request's session and returns the headers that clear its cookie. */
export async function signOut({ auth }: { auth: Auth }, headers: Headers): Promise<Headers> {
  const result = await auth.api.signOut({ headers, returnHeaders: true });
  return result.headers;
}
