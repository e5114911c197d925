import { changePasswordSchema } from "~/domain/accounts/account-forms";
import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import { commonPasswordProblem } from "./common-passwords";
import type { Traveler } from "../platform/authz/actors";

/**
 * Changes the password. All sessions, trusted devices and links end (`completePasswordChange` in
 * auth-hooks.ts); the returned headers set a new session for the current browser.
 */
export async function changePassword(
  { auth, db, clock }: { auth: Auth; db: Database; clock: Clock },
  traveler: Traveler,
  form: FormData,
  headers: Headers,
): Promise<{ headers: Headers }> {
  const { currentPassword, password } = parseFields(changePasswordSchema, Object.fromEntries(form));
  const problem = await commonPasswordProblem(password, [traveler.name, traveler.email]);
  if (problem !== null) throw invalidFields({ password: [problem] });
  if (!(await checkPassword({ auth, db, clock }, traveler, currentPassword)))
    throw invalidFields({ currentPassword: [wrongPassword()] });
  const result = await auth.api.changePassword({
    body: { currentPassword, newPassword: password, revokeOtherSessions: true },
    headers,
    returnHeaders: true,
  });
  return { headers: result.headers };
}
