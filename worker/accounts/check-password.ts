import type { Viewer } from "~/domain/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { Auth } from "./auth";
import { verifyPassword } from "./password";
import { countTry, forgetTries } from "./throttle.repo";

const tries = { limit: 10, windowMs: 15 * 60_000 } as const;

/** What a person is told whose present password was wrong, or asked too often. */
export const wrongPassword = "This is not your present password.";

/**
 * Whether this is the person's present password. Before anything that could take an account over it is asked for again;
 * ten wrong ones close the question for a quarter of an hour. A person without a password has none that is right.
 */
export async function checkPassword(
  { auth, db, clock }: { auth: Auth; db: Database; clock: Clock },
  viewer: Viewer,
  password: string,
): Promise<boolean> {
  const key = { action: "present password", subject: viewer.id };
  if ((await countTry(db, { ...key, now: clock(), windowMs: tries.windowMs })) > tries.limit) return false;
  const { internalAdapter } = await auth.$context;
  const account = await internalAdapter.findCredentialAccount(viewer.id);
  if (!account?.password || !(await verifyPassword({ hash: account.password, password }))) return false;
  await forgetTries(db, key);
  return true;
}

/** Whether the person has a password at all, or came by another company's account. */
export async function hasPassword({ auth }: { auth: Auth }, viewer: Viewer): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return Boolean((await internalAdapter.findCredentialAccount(viewer.id))?.password);
}
