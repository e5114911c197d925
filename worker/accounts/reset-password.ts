import { APIError } from "better-auth/api";
import { forgotPasswordSchema, resetPasswordSchema } from "~/domain/accounts/account-forms";
import { currentLanguage } from "~/domain/language/language";
import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import type { Database } from "../platform/db/client";
import { inLanguage } from "../platform/language";
import { findLanguageOf } from "./language/language.repo";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Auth } from "./auth";
import { commonPasswordProblem } from "./common-passwords";
import { accountErrors } from "./messages";

/** Sends a password reset link in the account's language if it exists; the response is the same if it does not. */
export async function requestPasswordReset(
  { auth, db, limiters }: { auth: Auth; db: Database; limiters: Pick<Limiters, "signUp"> },
  form: FormData,
  headers: Headers,
): Promise<{ email: string }> {
  const { email } = parseFields(forgotPasswordSchema, Object.fromEntries(form));
  await requireWithinLimit(limiters.signUp, headers, accountErrors().tooManyAttempts, {
    field: "email",
  });
  const send = async () => {
    const language = (await findLanguageOf(db, email)) ?? currentLanguage();
    return inLanguage(language, () => auth.api.requestPasswordReset({ body: { email } }));
  };
  await withMinDuration(enforcedMinTimes.requestReset, send());
  return { email };
}

function deadLink() {
  return invalidFields({ token: [accountErrors().deadLink] });
}

/**
 * Sets a new password through a single-use link from a mail; all sessions of the account end.
 * @throws AppError `invalid`; with an error of `token` if the link was used, has expired or never existed
 */
export async function resetPassword({ auth }: { auth: Auth }, form: FormData): Promise<void> {
  const { token, password } = parseFields(resetPasswordSchema, Object.fromEntries(form));
  const problem = await commonPasswordProblem(password, []);
  if (problem !== null) throw invalidFields({ password: [problem] });
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw deadLink();
    throw error;
  }
}
