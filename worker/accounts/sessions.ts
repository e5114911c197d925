import { knownScopes } from "~/domain/accounts/assistant-scopes";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { securityChangedMail } from "../notifications/mail/account-mails";
import { securityChanges } from "../notifications/mail/account/messages";
import type { Mailer } from "../notifications/mail/mailer";
import { textChannelOf, type PhoneTransports } from "../notifications/mail/mail-transport";
import { endGrant, listGrants } from "./assistants/assistants.repo";
import type { Auth } from "./auth";
import { hasPassword } from "./check-password";
import { deletePasskey, listPasskeys } from "./passkeys.repo";
import { deleteOtherSessions, deleteSession, listSessions } from "./sessions.repo";
import { getPhone } from "./phone/verify-phone";
import type { Traveler } from "../platform/authz/actors";
import { mailAccount } from "./language/mail-account";

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
  {
    auth,
    db,
    clock,
    phone: phoneChannels,
  }: { auth: Auth; db: Database; clock: Clock; phone: PhoneTransports },
  traveler: Traveler,
  headers: Headers,
) {
  const [phone, current, sessions, passkeys, withPassword, grants] = await Promise.all([
    textChannelOf(phoneChannels) !== null && traveler.role === "user" ? getPhone({ db }, traveler) : null,
    currentSessionId(auth, headers),
    listSessions(db, traveler.id, clock()),
    listPasskeys(db, traveler.id),
    hasPassword({ auth }, traveler),
    traveler.role === "user" ? listGrants(db, traveler.id, clock()) : null,
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
    phone,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: createdAt?.getTime() ?? null })),
    hasPassword: withPassword,
    assistants: grants?.map(({ referenceId, name, clientId, scopes, createdAt, lastUsedAt }) => ({
      id: referenceId,
      name,
      host: new URL(clientId).hostname,
      scopes: knownScopes(scopes),
      since: createdAt.getTime(),
      lastUsed: lastUsedAt?.getTime() ?? null,
    })),
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
  traveler: Traveler,
  sessionId: string,
): Promise<boolean> {
  const isRevoked = await deleteSession(db, { userId: traveler.id, sessionId });
  if (isRevoked) await recheckSockets(traveler.id);
  return isRevoked;
}

export async function revokeOtherSessions(
  { auth, db, recheckSockets }: Revoking & { auth: Auth },
  traveler: Traveler,
  headers: Headers,
): Promise<void> {
  await deleteOtherSessions(db, { userId: traveler.id, keep: await currentSessionId(auth, headers) });
  await recheckSockets(traveler.id);
}

/**
 * Removes a passkey and notifies its owner by mail.
 * @returns true if it was the person's
 */
export async function removePasskey(
  { db, mailer }: { db: Database; mailer: Mailer },
  traveler: Traveler,
  passkeyId: string,
): Promise<boolean> {
  const isRemoved = await deletePasskey(db, { userId: traveler.id, passkeyId });
  if (isRemoved)
    await mailAccount({ db, mailer }, traveler.email, () =>
      securityChangedMail({
        to: traveler.email,
        name: traveler.name,
        what: securityChanges().passkeyRemoved,
      }),
    );
  return isRemoved;
}

/** Ends the access of an assistant at once, and notifies its owner by mail. It does nothing if the access is over. */
export async function endAssistant(
  { db, mailer }: { db: Database; mailer: Mailer },
  { id, email, name }: Traveler,
  grantId: string,
): Promise<void> {
  for (const { clientId } of await endGrant(db, id, grantId)) {
    const what = () => securityChanges().assistantEnded(new URL(clientId).hostname);
    await mailAccount({ db, mailer }, email, () => securityChangedMail({ to: email, name, what: what() }));
  }
}
