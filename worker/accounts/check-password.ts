import type { Viewer } from "~/domain/accounts/account";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { AuthStore } from "./auth-dependencies";
import { verifyPassword } from "./password";
import { countTry, forgetTries } from "../platform/http/throttle.repo";
import { accountErrors } from "./messages";

const tries = { limit: 10, windowMs: 15 * 60_000 } as const;

/** Returns the error of a wrong current password, also used after too many attempts. */
export function wrongPassword(): string {
  return accountErrors().wrongPassword;
}

/**
 * Counts an attempt before the current password is checked.
 * @returns true if the check may proceed
 */
export async function mayTryPresentPassword(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
): Promise<boolean> {
  const key = { action: "present password", subject: userId };
  return (await countTry(db, { ...key, now: clock(), windowMs: tries.windowMs })) <= tries.limit;
}

export function forgetPresentPasswordTries({ db }: { db: Database }, userId: string): Promise<void> {
  return forgetTries(db, { action: "present password", subject: userId });
}

/**
 * Returns true if this is the person's current password, which actions that could take an account over require. Ten
 * wrong attempts lock the check for 15 minutes. Always false for an account without a password.
 */
export async function checkPassword(
  { auth, db, clock }: { auth: AuthStore; db: Database; clock: Clock },
  viewer: Viewer,
  password: string,
): Promise<boolean> {
  if (!(await mayTryPresentPassword({ db, clock }, viewer.id))) return false;
  const { internalAdapter } = await auth.$context;
  const account = await internalAdapter.findCredentialAccount(viewer.id);
  if (!account?.password || !(await verifyPassword({ hash: account.password, password }))) return false;
  await forgetPresentPasswordTries({ db }, viewer.id);
  return true;
}

/** Returns true if the account has a password; accounts created through a social provider have none. */
export async function hasPassword({ auth }: { auth: AuthStore }, viewer: Viewer): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return Boolean((await internalAdapter.findCredentialAccount(viewer.id))?.password);
}
