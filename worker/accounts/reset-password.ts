import { APIError } from "better-auth/api";
import { z } from "zod";
import { forgotPasswordSchema, resetPasswordSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import { isWithinLimit } from "../http/rate-limit";
import type { Limiters } from "../http/rate-limit";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Auth } from "./auth";
import { commonPasswordProblem } from "./common-passwords";

export type RequestResetResult = { ok: true; email: string } | { ok: false; errors: FieldErrors };

/** Sends a password reset link if the account exists; the response is the same if it does not. */
export async function requestPasswordReset(
  { auth, limiters }: { auth: Auth; limiters: Pick<Limiters, "signUp"> },
  form: FormData,
  headers: Headers,
): Promise<RequestResetResult> {
  const parsed = forgotPasswordSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  if (!(await isWithinLimit(limiters.signUp, headers)))
    return { ok: false, errors: { email: ["Too many attempts. Please wait a minute."] } };
  const { email } = parsed.data;
  await withMinDuration(enforcedMinTimes.requestReset, auth.api.requestPasswordReset({ body: { email } }));
  return { ok: true, email };
}

export type ResetPasswordResult =
  | { ok: true }
  /** `linkIsDead`: the link was used, has expired or never existed. */
  | { ok: false; errors: FieldErrors; linkIsDead: boolean };

/** Sets a new password through a single-use link from a mail; all sessions of the account end. */
export async function resetPassword({ auth }: { auth: Auth }, form: FormData): Promise<ResetPasswordResult> {
  const parsed = resetPasswordSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    return { ok: false, errors: fieldErrors, linkIsDead: fieldErrors.token !== undefined };
  }
  const { token, password } = parsed.data;
  const problem = await commonPasswordProblem(password, []);
  if (problem !== null) return { ok: false, errors: { password: [problem] }, linkIsDead: false };
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
    return { ok: true };
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      return { ok: false, errors: {}, linkIsDead: true };
    throw error;
  }
}
