import { socialProviders } from "~/domain/accounts/account";
import { isWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { withMinDuration, enforcedMinTimes } from "./min-duration";
import type { Auth } from "./auth";
import { accountErrors } from "./messages";
import { refusalMessages } from "../platform/http/messages";

/** Calls whose duration could reveal whether an address has an account. */
const takes: Record<string, { minTime: keyof typeof enforcedMinTimes; onlyRefusals: boolean }> = {
  "/sign-in/email": { minTime: "failedSignIn", onlyRefusals: true },
  "/sign-up/email": { minTime: "signUp", onlyRefusals: false },
  "/request-password-reset": { minTime: "requestReset", onlyRefusals: false },
};

/** Calls that send mail to any address they name. */
const mailing = new Set(["/sign-up/email", "/request-password-reset"]);

/**
 * The better-auth endpoints open to the network. The others (other ways to change email and second factor, OAuth
 * tokens) would bypass the checks, counts and notifications of the use cases, or are unused.
 */
const open = new Set([
  ...Object.keys(takes),
  "/reset-password",
  "/sign-out",
  "/get-session",
  "/list-sessions",
  "/revoke-session",
  "/revoke-sessions",
  "/revoke-other-sessions",
  "/change-password",
  "/update-user",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/generate-authenticate-options",
  "/passkey/verify-authentication",
  ...socialProviders.map((provider) => `/callback/${provider}`),
  "/error",
]);

/** Handles /api/auth: the open endpoints of better-auth, in their own format. */
export async function handleAuthRequest(
  { auth, limiters }: { auth: Auth; limiters: Pick<Limiters, "signUp"> },
  request: Request,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice("/api/auth".length);
  if (!open.has(path)) return refusal(404, "NOT_FOUND", refusalMessages().notFound);
  if (
    mailing.has(path) &&
    request.method === "POST" &&
    !(await isWithinLimit(limiters.signUp, request.headers))
  )
    return refusal(429, "TOO_MANY_TRIES", accountErrors().tooManyAttempts);
  const timed = takes[path];
  if (!timed) return auth.handler(request);
  const minTime = enforcedMinTimes[timed.minTime];
  if (!timed.onlyRefusals) return withMinDuration(minTime, auth.handler(request));
  const floor = withMinDuration(minTime, Promise.resolve());
  const response = await auth.handler(request);
  if (!response.ok) await floor;
  return response;
}

function refusal(status: number, code: string, message: string): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (status === 429) headers.set("Retry-After", "60");
  return Response.json({ code, message }, { status, headers });
}
