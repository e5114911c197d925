import { atLeast } from "./at-least";
import type { Auth } from "./auth";
import { requestResetTakes } from "./reset-password";
import { failedSignInTakes } from "./sign-in";
import { signUpTakes } from "./sign-up";

/** The calls whose time could tell whether an address has an account, with the least they take in milliseconds. */
const takes: Record<string, { milliseconds: number; onlyRefusals: boolean }> = {
  "/api/auth/sign-in/email": { milliseconds: failedSignInTakes, onlyRefusals: true },
  "/api/auth/sign-up/email": { milliseconds: signUpTakes, onlyRefusals: false },
  "/api/auth/request-password-reset": { milliseconds: requestResetTakes, onlyRefusals: false },
};

/** Everything under /api/auth, which is better-auth's own. */
export async function handleAuthRequest({ auth }: { auth: Auth }, request: Request): Promise<Response> {
  const least = takes[new URL(request.url).pathname];
  if (!least) return auth.handler(request);
  const floor = atLeast(least.milliseconds, Promise.resolve());
  const response = await auth.handler(request);
  if (!least.onlyRefusals || !response.ok) await floor;
  return response;
}
