import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { changePasswordSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { passwordChangedMail } from "../mail/account-mails";
import { dropVerifications } from "./accounts.repo";
import type { Auth, AuthDependencies } from "./auth";
import { checkPassword, forgetPresentPasswordTries, wrongPassword } from "./check-password";
import { commonPasswordProblem } from "./common-passwords";

export type ChangePasswordResult = { ok: true; headers: Headers } | { ok: false; errors: FieldErrors };

/** Drops what depended on the old password and sends the notification. Sessions end on their own. */
export async function completePasswordChange(
  {
    db,
    mailer,
    origin,
    recheckSockets,
  }: Pick<AuthDependencies, "db" | "mailer" | "origin" | "recheckSockets">,
  user: { id: string; name: string; email: string },
): Promise<void> {
  await dropVerifications(db, user.id);
  await forgetPresentPasswordTries({ db }, user.id);
  await recheckSockets(user.id);
  await mailer.send(
    passwordChangedMail({ to: user.email, name: user.name, resetUrl: `${origin}/forgot-password` }),
  );
}

/**
 * Changes the password. All sessions, trusted devices and links end (`completePasswordChange`, called by
 * auth-hooks.ts); the returned headers set a new session for the current browser.
 */
export async function changePassword(
  { auth, db, clock }: { auth: Auth; db: Database; clock: Clock },
  viewer: Viewer,
  form: FormData,
  headers: Headers,
): Promise<ChangePasswordResult> {
  const parsed = changePasswordSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { currentPassword, password } = parsed.data;
  const problem = await commonPasswordProblem(password, [viewer.name, viewer.email]);
  if (problem !== null) return { ok: false, errors: { password: [problem] } };
  if (!(await checkPassword({ auth, db, clock }, viewer, currentPassword)))
    return { ok: false, errors: { currentPassword: [wrongPassword] } };
  const result = await auth.api.changePassword({
    body: { currentPassword, newPassword: password, revokeOtherSessions: true },
    headers,
    returnHeaders: true,
  });
  return { ok: true, headers: result.headers };
}
