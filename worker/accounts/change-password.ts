import { z } from "zod";
import type { Viewer } from "~/domain/account";
import { changePasswordSchema } from "~/domain/account-forms";
import type { FieldErrors } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { passwordChangedMail } from "../mail/account-mails";
import type { Mailer } from "../mail/mailer";
import { dropVerifications } from "./accounts.repo";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import { commonPasswordProblem } from "./common-passwords";

export type ChangePasswordResult = { ok: true; headers: Headers } | { ok: false; errors: FieldErrors };

/**
 * Sets another password. Every session ends, and so do trusted devices and links; the browser that asked gets a new session
 * by the headers.
 */
export async function changePassword(
  {
    auth,
    db,
    clock,
    mailer,
    origin,
    recheckSockets,
  }: {
    auth: Auth;
    db: Database;
    clock: Clock;
    mailer: Mailer;
    origin: string;
    recheckSockets: (userId: string) => Promise<void>;
  },
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
  await dropVerifications(db, viewer.id);
  await recheckSockets(viewer.id);
  await mailer.send(
    passwordChangedMail({ to: viewer.email, name: viewer.name, resetUrl: `${origin}/forgot-password` }),
  );
  return { ok: true, headers: result.headers };
}
