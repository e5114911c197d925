import { z } from "zod";
import { changePasswordSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import { commonPasswordProblem } from "./common-passwords";
import type { Traveler } from "../authz/actors";

export type ChangePasswordResult = { ok: true; headers: Headers } | { ok: false; errors: FieldErrors };

/**
 * Changes the password. All sessions, trusted devices and links end (`completePasswordChange` in
 * auth-hooks.ts); the returned headers set a new session for the current browser.
 */
export async function changePassword(
  { auth, db, clock }: { auth: Auth; db: Database; clock: Clock },
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<ChangePasswordResult> {
  const parsed = changePasswordSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { currentPassword, password } = parsed.data;
  const problem = await commonPasswordProblem(password, [traveler.name, traveler.email]);
  if (problem !== null) return { ok: false, errors: { password: [problem] } };
  if (!(await checkPassword({ auth, db, clock }, traveler, currentPassword)))
    return { ok: false, errors: { currentPassword: [wrongPassword] } };
  const result = await auth.api.changePassword({
    body: { currentPassword, newPassword: password, revokeOtherSessions: true },
    headers,
    returnHeaders: true,
  });
  return { ok: true, headers: result.headers };
}
