import type { Viewer } from "~/domain/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { Auth } from "./auth";
import { verifyPassword } from "./password";
import { countTry, forgetTries } from "./throttle.repo";

const tries = { limit: 10, windowMs: 15 * 60_000 } as const;

/** What a person is told whose present password was wrong, or asked too often. */
export const wrongPassword = "This is not your present password.";

/** Counts a try at a person's present password before it is looked at. @returns whether it may go on */
export async function mayTryPresentPassword(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
): Promise<boolean> {
  const key = { action: "present password", subject: userId };
  return (await countTry(db, { ...key, now: clock(), windowMs: tries.windowMs })) <= tries.limit;
}

/** Begins the count anew, once the password was right. */
export function forgetPresentPasswordTries({ db }: { db: Database }, userId: string): Promise<void> {
  return forgetTries(db, { action: "present password", subject: userId });
}

/**
 * Whether this is the person's present password. Before anything that could take an account over it is asked for again;
 * ten wrong ones close the question for a quarter of an hour. A person without a password has none that is right.
 */
export async function checkPassword(
  { auth, db, clock }: { auth: Auth; db: Database; clock: Clock },
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

/** Whether the person has a password at all, or came by another company's account. */
export async function hasPassword({ auth }: { auth: Auth }, viewer: Viewer): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return Boolean((await internalAdapter.findCredentialAccount(viewer.id))?.password);
}
