import { APIError } from "better-auth/api";
import { secondFactorSchema, signInSchema } from "~/domain/accounts/account-forms";
import { parseFields } from "~/domain/form-fields";
import { AppError, invalidFields, tooManyRequests } from "~/domain/errors";
import { challengeSchema } from "~/domain/proof-of-work";
import { signInLimits, signInProofHeader } from "./sign-in-throttle";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Auth } from "./auth";
import { signInFormMessages } from "~/domain/accounts/sign-in/messages";
import { accountErrors } from "./messages";

/** Result of a sign-in. If a second factor is required, the headers carry the challenge and no session yet. */
export interface SignedIn {
  headers: Headers;
  secondFactor: boolean;
}

/**
 * Signs in and returns the headers that set the session cookie. Unknown email and wrong password get the same
 * response (specification 1, section 8).
 */
export async function signIn({ auth }: { auth: Auth }, form: FormData, headers: Headers): Promise<SignedIn> {
  const body = parseFields(signInSchema, Object.fromEntries(form));
  const floor = withMinDuration(enforcedMinTimes.failedSignIn, Promise.resolve());
  try {
    const result = await auth.api.signInEmail({
      body,
      headers: withProof(headers, form),
      returnHeaders: true,
    });
    return { headers: result.headers, secondFactor: "twoFactorRedirect" in result.response };
  } catch (error) {
    await floor;
    if (error instanceof APIError && error.statusCode === 429) throw refusalByLimit(error);
    if (error instanceof APIError && error.statusCode < 500)
      throw invalidFields({ password: [messageOf(error)] });
    throw error;
  }
}

/** Passes the proof of work of the form on. */
function withProof(headers: Headers, form: FormData): Headers {
  const proof = form.get("proof");
  if (typeof proof !== "string" || proof === "" || proof.length > 4000) return headers;
  const proven = new Headers(headers);
  proven.set(signInProofHeader, proof);
  return proven;
}

function refusalByLimit(error: APIError): AppError {
  const detail = messageOf(error);
  const challenge = challengeSchema.safeParse(error.body?.["challenge"]).data;
  return new AppError(challenge ? "proof_required" : "too_many_requests", detail, {
    errors: { password: [detail] },
    retryAfter: 900,
    limit: { max: signInLimits.account, windowSeconds: 900 },
    ...(challenge && { extra: { challenge } }),
  });
}

function messageOf(error: APIError): string {
  const isOurs = error.statusCode === 403 || error.statusCode === 429;
  return (isOurs && error.body?.message) || signInFormMessages().wrongSignIn;
}

/** Completes a sign-in with six digits from the app, or a single-use backup code. */
export async function verifySecondFactor(
  { auth }: { auth: Auth },
  form: FormData,
  headers: Headers,
): Promise<{ headers: Headers }> {
  const { code, method, trustDevice } = parseFields(secondFactorSchema, Object.fromEntries(form));
  const request = {
    body: { code, trustDevice: trustDevice === "on" },
    headers,
    returnHeaders: true,
  } as const;
  try {
    const result =
      method === "app" ? await auth.api.verifyTOTP(request) : await auth.api.verifyBackupCode(request);
    return { headers: result.headers };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    const problem = secondFactorProblem(error);
    if (error.statusCode === 429) throw tooManyRequests(problem, { field: "code", retryAfter: 900 });
    throw invalidFields({ code: [problem] });
  }
}

function secondFactorProblem({ statusCode, body }: APIError): string {
  if (statusCode === 429) return accountErrors().tooManyWrongCodes;
  if (statusCode === 403) return body?.message ?? accountErrors().cannotSignIn;
  if (body?.code === "CODE_USED" && body.message) return body.message;
  if (body?.code === "INVALID_CODE" || body?.code === "INVALID_BACKUP_CODE")
    return accountErrors().wrongSignInCode;
  return accountErrors().signInExpired;
}
