import { deviceName } from "~/domain/accounts/device-name";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { newDeviceMail } from "../notifications/mail/account-mails";
import type { Mailer } from "../notifications/mail/mailer";
import { openSessionPath } from "./open-session";
import { countOtherSessions } from "./sessions.repo";
import { mailAccount } from "./language/mail-account";

const day = 24 * 60 * 60_000;

/** Returns true for the better-auth endpoints that open a session for someone who had none. */
export function isSignInPath(path: string): boolean {
  return (
    path === "/sign-in/email" ||
    path === openSessionPath ||
    path === "/passkey/verify-authentication" ||
    path.startsWith("/two-factor/verify-") ||
    path.startsWith("/callback/")
  );
}

interface SignIn {
  user: { id: string; name: string; email: string; createdAt: Date };
  session: { token: string; createdAt: Date; userAgent?: string | null | undefined };
}

/** Mails the owner of an account after a sign-in on a device that it does not know, except for the first one after sign-up. */
export async function notifyOfNewDevice(
  { db, clock, mailer, origin }: { db: Database; clock: Clock; mailer: Mailer; origin: string },
  { user, session }: SignIn,
): Promise<void> {
  const isNewAccount = session.createdAt.getTime() - user.createdAt.getTime() < day;
  if (isNewAccount && (await countOtherSessions(db, { ...session, userId: user.id, now: clock() })) === 0)
    return;
  await mailAccount({ db, mailer }, user.email, () =>
    newDeviceMail({
      to: user.email,
      name: user.name,
      device: deviceName(session.userAgent ?? null),
      at: session.createdAt.getTime(),
      securityUrl: `${origin}/profile/security`,
    }),
  );
}
