import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { newPasswordSchema } from "~/domain/accounts/account-forms";
import { nameSchema } from "~/domain/accounts/person-fields";
import { callerOf } from "../platform/http/rate-limit";
import { passwordChangedMail, securityChangedMail } from "../notifications/mail/account-mails";
import { securityChanges } from "../notifications/mail/account/messages";
import { dropVerifications } from "./accounts.repo";
import type { AuthDependencies } from "./auth-dependencies";
import { forgetPresentPasswordTries, mayTryPresentPassword } from "./check-password";
import { commonPasswordProblem } from "./common-passwords";
import { deviceCookie, knownDevice, knownDeviceIn } from "./known-device";
import { isSignInPath, notifyOfNewDevice } from "./notify-of-new-device";
import { openSessionPath } from "./open-session";
import { hashPassword, isOutdated } from "./password";
import {
  beginSignIn,
  createSignInChallenge,
  forgiveSignIn,
  isProven,
  signInProofHeader,
  type SignInTry,
} from "./sign-in-throttle";
import { countTry } from "../platform/http/throttle.repo";
import { randomId } from "../platform/surroundings";
import { accountErrors } from "./messages";
import { mailAccount } from "./language/mail-account";

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const year = 365 * 24 * 60 * 60;

/** Lifetime of a password reset link. */
export const resetLinkMinutes = 30;

/**
 * Max mails with a link per address while the first link is valid. The limit does not lock anyone out: once reached,
 * a working link is already in the mailbox.
 */
const linksAtATime = 3;

/** Runs the checks before a better-auth endpoint, for calls from pages and from the network. */
export function beforeEndpoint(dependencies: AuthDependencies) {
  return createAuthMiddleware(async (context) => {
    switch (context.path) {
      case "/sign-in/email": {
        return admitSignIn(dependencies, context);
      }
      case "/sign-up/email":
        requireName(context.body?.name);
        return requireGoodPassword(context.body?.password, [context.body?.name, context.body?.email]);
      case "/reset-password":
        return requireGoodPassword(context.body?.newPassword, []);
      case "/change-password": {
        await requireGoodPassword(context.body?.newPassword, []);
        // The page has already counted the attempt (check-password.ts).
        if (!context.request) return;
        const session = await getSessionFromCtx(context);
        if (session && !(await mayTryPresentPassword(dependencies, session.user.id))) throw tooManyRequests();
        return { context: { body: { ...context.body, revokeOtherSessions: true } } };
      }
      case "/update-user":
        if (Object.keys(context.body ?? {}).join() !== "name")
          throw new APIError("BAD_REQUEST", {
            code: "FIELD_NOT_ALLOWED",
            message: accountErrors().nameOnly,
          });
        return requireName(context.body?.name);
      case "/request-password-reset": {
        const subject = addressIn(context.body?.email);
        const window = { now: dependencies.clock(), windowMs: resetLinkMinutes * 60_000 };
        const count = await countTry(dependencies.db, { action: "reset mail", subject, ...window });
        // Same response as for the first request, so that it does not reveal whether a mail was sent.
        if (count > linksAtATime) return context.json({ status: true, message: accountErrors().linkSent });
      }
    }
  });
}

/** Admits a sign-in within the limits, and one beyond them for a proof of work. @throws APIError 429, with the challenge */
async function admitSignIn(dependencies: AuthDependencies, context: Context): Promise<void> {
  const attempt = signInTryOf(dependencies, context);
  const gate = await beginSignIn(dependencies, attempt);
  if (gate === "open") return;
  const proof = context.headers?.get(signInProofHeader) ?? null;
  if (gate === "proof" && proof !== null && (await isProven(dependencies, attempt, proof))) return;
  // No password was checked: nobody can close an account by sending requests without proofs.
  await forgiveSignIn(dependencies, attempt);
  if (gate === "closed") throw tooManyRequests();
  const challenge = await createSignInChallenge(dependencies, attempt);
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { code: "PROOF_REQUIRED", message: accountErrors().proofNeeded, challenge },
    { "Retry-After": "900" },
  );
}

function tooManyRequests(): APIError {
  return new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_TRIES", message: accountErrors().tooManyTries },
    { "Retry-After": "900" },
  );
}

/** Runs the follow-up work after a better-auth endpoint. */
export function afterEndpoint(dependencies: AuthDependencies) {
  return createAuthMiddleware(async (context) => {
    const { returned, newSession } = context.context;
    if (context.path === "/sign-in/email") {
      const isCounted = returned instanceof APIError && [401, 429].includes(returned.statusCode);
      if (!isCounted) await forgiveSignIn(dependencies, signInTryOf(dependencies, context));
      if (newSession) await renewHash(context, newSession.user.id);
    }
    if (context.path === "/change-password" && newSession)
      await completePasswordChange(dependencies, newSession.user);
    // Signing out everywhere also drops trusted devices and links, as it does on the page.
    if (/^\/revoke-(?:other-)?sessions$/.test(context.path) && context.context.session)
      await dropVerifications(dependencies.db, context.context.session.user.id);
    // Same response for new and existing addresses.
    if (context.path === "/sign-up/email" && !(returned instanceof APIError)) {
      const { name, email } = context.body ?? {};
      return context.json({ token: null, user: { name, email: addressIn(email), emailVerified: false } });
    }
    // By default the plugin lets a device skip user verification, which auth.ts then rejects.
    if (context.path === "/passkey/generate-authenticate-options" && isObject(returned))
      return context.json({ ...returned, userVerification: "required" });
    const owner = context.context.session?.user;
    if (context.path === "/passkey/verify-registration" && owner && !(returned instanceof APIError))
      await mailAccount(dependencies, owner.email, () =>
        securityChangedMail({ to: owner.email, name: owner.name, what: securityChanges().passkeyAdded }),
      );
    // The plugin of better-auth revokes this session if a second factor is required.
    const asksFactor = context.path === "/sign-in/email" || context.path === openSessionPath;
    if (!newSession || (asksFactor && newSession.user["twoFactorEnabled"] === true)) return;
    const isKnown = context.headers && knownDeviceIn(dependencies, context.headers, newSession.user.email);
    if (!isKnown && isSignInPath(context.path)) await notifyOfNewDevice(dependencies, newSession);
    await endFormerSession(context, newSession.session.token);
    rememberDevice(dependencies, context, newSession.user.email);
  });
}

/** Drops what depended on the old password and sends the notification. Sessions end on their own. */
async function completePasswordChange(
  { db, mailer, origin, recheckSockets }: AuthDependencies,
  user: { id: string; name: string; email: string },
): Promise<void> {
  await dropVerifications(db, user.id);
  await forgetPresentPasswordTries({ db }, user.id);
  await recheckSockets(user.id);
  await mailAccount({ db, mailer }, user.email, () =>
    passwordChangedMail({ to: user.email, name: user.name, resetUrl: `${origin}/forgot-password` }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Error);
}

function addressIn(email: unknown): string {
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}

function requireName(name: unknown): void {
  const result = nameSchema(() => accountErrors().enterName).safeParse(name);
  if (!result.success)
    throw new APIError("BAD_REQUEST", {
      code: "INVALID_NAME",
      message: result.error.issues[0]?.message ?? "",
    });
}

async function requireGoodPassword(password: unknown, about: unknown[]): Promise<void> {
  const result = newPasswordSchema.safeParse(password);
  const problem = result.success
    ? await commonPasswordProblem(
        result.data,
        about.filter((text) => typeof text === "string"),
      )
    : result.error.issues[0]?.message;
  if (problem) throw new APIError("BAD_REQUEST", { code: "PASSWORD_REFUSED", message: problem });
}

function signInTryOf({ keys }: Pick<AuthDependencies, "keys">, context: Context): SignInTry {
  const account = addressIn(context.body?.email);
  const { headers } = context;
  return {
    account,
    device: headers ? knownDeviceIn({ keys }, headers, account) : null,
    address: headers ? callerOf(headers) : null,
  };
}

/** Marks the device as known to this account. */
function rememberDevice({ keys }: AuthDependencies, context: Context, email: string): void {
  const known = context.headers ? knownDeviceIn({ keys }, context.headers, email) : null;
  const { attributes } = context.context.authCookies.sessionToken;
  const value = knownDevice({ keys }, known ?? randomId(), email);
  context.setCookie(deviceCookie, value, { ...attributes, maxAge: year });
}

/** Ends the session that the browser had before signing in, so that a leaked cookie is useless. */
async function endFormerSession(context: Context, newToken: string): Promise<void> {
  const { name } = context.context.authCookies.sessionToken;
  const token = await context.getSignedCookie(name, context.context.secret);
  if (token && token !== newToken) await context.context.internalAdapter.deleteSession(token);
}

/** Rehashes a password that was stored with an older, weaker setting. */
async function renewHash(context: Context, userId: string): Promise<void> {
  const { internalAdapter } = context.context;
  const account = await internalAdapter.findCredentialAccount(userId);
  if (account?.password && isOutdated(account.password))
    await internalAdapter.updatePassword(userId, await hashPassword(context.body?.password));
}
