import type { Viewer } from "~/domain/accounts/account";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { Auth } from "./auth";
import { verifyPassword } from "./password";
import { forgetPresentPasswordTries, mayTryPresentPassword } from "./sign-in-throttle";

/** Error of a wrong current password, also used after too many attempts. */
export const wrongPassword = "Incorrect password. Please enter your current password.";

/**
 * Returns true if this is the person's current password, which actions that could take an account over require. Ten
 * wrong attempts lock the check for 15 minutes. Always false for an account without a password.
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

/** Returns true if the account has a password; accounts created through a social provider have none. */
export async function hasPassword({ auth }: { auth: Auth }, viewer: Viewer): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return Boolean((await internalAdapter.findCredentialAccount(viewer.id))?.password);
}
