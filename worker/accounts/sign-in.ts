import { APIError } from "better-auth/api";
import { z } from "zod";
import { secondFactorSchema, signInSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Auth } from "./auth";

export type SignInResult =
  /** If a second factor is required, the headers carry the challenge and no session yet. */
  { ok: true; headers: Headers; secondFactor: boolean } | { ok: false; errors: FieldErrors };

/**
 * Signs in and returns the headers that set the session cookie. Unknown email and wrong password get the same
 * response (specification 1, section 8).
 */
export async function signIn(
  { auth }: { auth: Auth },
  form: FormData,
  headers: Headers,
): Promise<SignInResult> {
  const credentials = signInSchema.safeParse(Object.fromEntries(form));
  if (!credentials.success) return { ok: false, errors: z.flattenError(credentials.error).fieldErrors };
  const floor = withMinDuration(enforcedMinTimes.failedSignIn, Promise.resolve());
  try {
    const result = await auth.api.signInEmail({ body: credentials.data, headers, returnHeaders: true });
    return { ok: true, headers: result.headers, secondFactor: "twoFactorRedirect" in result.response };
  } catch (error) {
    await floor;
    if (error instanceof APIError && error.statusCode < 500)
      return { ok: false, errors: { password: [messageOf(error)] } };
    throw error;
  }
}

function messageOf(error: APIError): string {
  const isOurs = error.statusCode === 403 || error.statusCode === 429;
  return (isOurs && error.body?.message) || "Invalid email or password";
}

export type SecondFactorResult = { ok: true; headers: Headers } | { ok: false; errors: FieldErrors };

/** Completes a sign-in with six digits from the app, or a single-use backup code. */
export async function verifySecondFactor(
  { auth }: { auth: Auth },
  form: FormData,
  headers: Headers,
): Promise<SecondFactorResult> {
  const answer = secondFactorSchema.safeParse(Object.fromEntries(form));
  if (!answer.success) return { ok: false, errors: z.flattenError(answer.error).fieldErrors };
  const { code, method, trustDevice } = answer.data;
  const request = {
    body: { code, trustDevice: trustDevice === "on" },
    headers,
    returnHeaders: true,
  } as const;
  try {
    const result =
      method === "app" ? await auth.api.verifyTOTP(request) : await auth.api.verifyBackupCode(request);
    return { ok: true, headers: result.headers };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    return { ok: false, errors: { code: [secondFactorProblem(error)] } };
  }
}

function secondFactorProblem({ statusCode, body }: APIError): string {
  if (statusCode === 429) return "Too many wrong codes. Please wait 15 minutes.";
  if (statusCode === 403) return body?.message ?? "This account cannot sign in.";
  if (body?.code === "INVALID_CODE" || body?.code === "INVALID_BACKUP_CODE")
    return "Incorrect code. App codes change every 30 seconds; a backup code works only once.";
  return "This sign-in has expired. Please start again with your password.";
}
