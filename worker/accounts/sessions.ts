import type { Viewer } from "~/domain/accounts/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { securityChangedMail } from "../mail/account-mails";
import type { Mailer } from "../mail/mailer";
import type { Auth } from "./auth";
import { hasPassword } from "./check-password";
import { deletePasskey, listPasskeys } from "./passkeys.repo";
import { deleteOtherSessions, deleteSession, listSessions } from "./sessions.repo";

export interface SignedInDevice {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  /** UTC instants in milliseconds. */
  since: number;
  lastUsed: number;
  isThisOne: boolean;
}

async function currentSessionId(auth: Auth, headers: Headers): Promise<string> {
  return (await auth.api.getSession({ headers }))?.session.id ?? "";
}

export async function getSecurity(
  { auth, db, clock }: { auth: Auth; db: Database; clock: Clock },
  viewer: Viewer,
  headers: Headers,
) {
  const [current, sessions, passkeys, withPassword] = await Promise.all([
    currentSessionId(auth, headers),
    listSessions(db, viewer.id, clock()),
    listPasskeys(db, viewer.id),
    hasPassword({ auth }, viewer),
  ]);
  const devices: SignedInDevice[] = sessions.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    userAgent,
    ipAddress,
    since: createdAt.getTime(),
    lastUsed: updatedAt.getTime(),
    isThisOne: id === current,
  }));
  return {
    devices,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: createdAt?.getTime() ?? null })),
    hasPassword: withPassword,
  };
}

interface Revoking {
  db: Database;
  /** Closes open sockets whose session has ended. */
  recheckSockets: (userId: string) => Promise<void>;
}

/**
 * Signs out one device.
 * @returns true if it was the person's
 */
export async function revokeSession(
  { db, recheckSockets }: Revoking,
  viewer: Viewer,
  sessionId: string,
): Promise<boolean> {
  const isRevoked = await deleteSession(db, { userId: viewer.id, sessionId });
  if (isRevoked) await recheckSockets(viewer.id);
  return isRevoked;
}

export async function revokeOtherSessions(
  { auth, db, recheckSockets }: Revoking & { auth: Auth },
  viewer: Viewer,
  headers: Headers,
): Promise<void> {
  await deleteOtherSessions(db, { userId: viewer.id, keep: await currentSessionId(auth, headers) });
  await recheckSockets(viewer.id);
}

/**
 * Removes a passkey and notifies its owner by mail.
 * @returns true if it was the person's
 */
export async function removePasskey(
  { db, mailer }: { db: Database; mailer: Mailer },
  viewer: Viewer,
  passkeyId: string,
): Promise<boolean> {
  const isRemoved = await deletePasskey(db, { userId: viewer.id, passkeyId });
  if (isRemoved)
    await mailer.send(
      securityChangedMail({ to: viewer.email, name: viewer.name, what: "A passkey was removed" }),
    );
  return isRemoved;
}
