import { passkey } from "@better-auth/passkey";
// The other entry brings its own database library.
import { betterAuth } from "better-auth/minimal";
import type { BetterAuthOptions } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { waitUntil } from "cloudflare:workers";
import { accountStatuses, roles } from "~/domain/accounts/account";
import { passwordLength } from "~/domain/accounts/account-forms";
import { foldText } from "~/domain/folded-text";
import { createAccountsDatabase } from "../platform/db/client";
import * as schema from "../platform/db/schema";
import { logError } from "../platform/log";
import {
  existingAccountMail,
  passwordChangedMail,
  resetPasswordMail,
} from "../notifications/mail/account-mails";
import type { AuthDependencies } from "./auth-dependencies";
import { afterEndpoint, beforeEndpoint, resetLinkMinutes } from "./auth-hooks";
import { completePasswordReset } from "./accounts.repo";
import { beginAccount, completeAccount, refuseSuspended, refuseWithoutSecondFactor } from "./new-account";
import { mayMailStranger } from "./mail-limit";
import { openSession } from "./open-session";
import { hashPassword, verifyPassword } from "./password";
import { reopenAccount } from "./sign-in-throttle";
import { spendTotpStep } from "./totp-step";
import { accountErrors } from "./messages";
import { mailAccount } from "./language/mail-account";

const minute = 60;
const day = 24 * 60 * minute;

/** Configures accounts and sessions. Requests cannot set role or status (`input: false`). */
export function createAuth(dependencies: AuthDependencies) {
  const { db, mailer, origin, requestOrigin, social } = dependencies;
  return betterAuth({
    ...sharedOptions(dependencies),
    emailAndPassword: {
      enabled: true,
      // Sign-up answers the same for existing addresses, so it cannot sign anyone in.
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max * 2,
      password: { hash: hashPassword, verify: verifyPassword },
      onExistingUserSignUp: async ({ user }) => {
        if (!(await mayMailStranger(dependencies, user.email))) return;
        await mailAccount({ db, mailer }, user.email, () =>
          existingAccountMail({
            to: user.email,
            name: user.name,
            signInUrl: `${origin}/login`,
            resetUrl: `${origin}/forgot-password`,
          }),
        );
      },
      resetPasswordTokenExpiresIn: resetLinkMinutes * minute,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        // In the language of the account: `requestPasswordReset`.
        mailer.send(
          resetPasswordMail({
            to: user.email,
            name: user.name,
            url: `${origin}/reset-password?token=${token}`,
            minutes: resetLinkMinutes,
          }),
        ),
      onPasswordReset: async ({ user }) => {
        await completePasswordReset(db, user.id);
        await dependencies.recheckSockets(user.id);
        // Lifts a lockout caused by someone else guessing passwords.
        await reopenAccount(db, user.email);
        await mailAccount({ db, mailer }, user.email, () =>
          passwordChangedMail({ to: user.email, name: user.name, resetUrl: `${origin}/forgot-password` }),
        );
      },
    },
    socialProviders: social,
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    user: {
      additionalFields: {
        role: { type: [...roles], required: true, defaultValue: "user", input: false },
        status: { type: [...accountStatuses], required: true, defaultValue: "active", input: false },
        adminRole: { type: "string", required: false, input: false },
        requestCode: { type: "string", required: false, input: false, returned: false },
        language: { type: "string", required: false, input: false, returned: false },
        foldedName: { type: "string", required: false, input: false, returned: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({
            data: { ...user, foldedName: foldText(user.name), ...beginAccount(context) },
          }),
          after: (user, context) => completeAccount(dependencies, user, context),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            await refuseSuspended(dependencies, session.userId);
            await refuseWithoutSecondFactor(dependencies, session.userId, context?.path);
            await spendTotpStep(dependencies, session.userId, context);
          },
        },
        // Open sockets live by their session.
        delete: { after: ({ userId }) => dependencies.recheckSockets(userId) },
      },
    },
    hooks: { before: beforeEndpoint(dependencies), after: afterEndpoint(dependencies) },
    plugins: [
      openSession,
      twoFactor({ issuer: "Tour Bharat" }),
      passkey({
        rpID: new URL(requestOrigin).hostname,
        rpName: "Tour Bharat",
        origin: requestOrigin,
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        // A passkey counts as two factors, but the plugin accepts one without user verification.
        registration: {
          afterVerification: ({ verification }) =>
            requireUserVerification(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireUserVerification(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  });
}

/** Options of everything that reads better-auth's tables and sessions. */
export function sharedOptions({
  db,
  requestOrigin,
  keys,
}: Pick<AuthDependencies, "db" | "requestOrigin" | "keys">) {
  const isSecure = requestOrigin.startsWith("https:");
  return {
    appName: "Tour Bharat",
    baseURL: requestOrigin,
    trustedOrigins: [requestOrigin],
    // Always set, so that the published default key of better-auth is never used.
    ...keys.betterAuth,
    // D1 has no interactive transactions.
    database: drizzleAdapter(createAccountsDatabase(db), {
      provider: "sqlite",
      schema,
      usePlural: true,
      transaction: false,
    }),
    // Hashed, so that a database reader cannot use the links.
    verification: { storeIdentifier: "hashed" },
    // Sessions expire after a week of inactivity; the trigger `sessions_end` caps them (`limits.sessionLasts`). Adding a passkey
    // requires a sign-in within the last ten minutes.
    session: { expiresIn: 7 * day, updateAge: day, freshAge: 10 * minute },
    advanced: {
      // A session and its account are one statement.
      database: { joins: true },
      backgroundTasks: { handler: (task) => waitUntil(task) },
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      // With secure cookies, better-auth would prefix every name with "__Secure-"; only the session cookie needs a
      // prefix, "__Host-".
      useSecureCookies: false,
      cookiePrefix: "tour-bharat",
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      cookies: {
        session_token: { name: `${isSecure ? "__Host-" : ""}tour-bharat.session_token` },
      },
    },
    // The built-in limiter counts per isolate and by address only; sign-in-throttle.ts counts in the database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: logFailure },
    // Otherwise rejections go to the console logger of better-auth with the content of the request.
    onAPIError: { onError: (error) => logFailure("error", "Auth request failed:", error) },
  } satisfies BetterAuthOptions;
}

/**
 * Requires that the device verified its owner by PIN, finger or face.
 * @throws APIError 401
 */
async function requireUserVerification(isVerified: boolean | undefined): Promise<void> {
  if (isVerified !== true)
    throw new APIError("UNAUTHORIZED", {
      code: "USER_VERIFICATION_NEEDED",
      message: accountErrors().unlockPasskey,
    });
}

/** Logs errors without the values to be stored, which are personal data. Rejections (4xx) are not logged. */
function logFailure(_level: string, message: string, ...details: unknown[]): void {
  for (const detail of details) {
    const isRefusal = isAPIError(detail) && detail.statusCode < 500;
    if (detail instanceof Error && !isRefusal)
      logError(
        "auth failed",
        `${message} ${detail.cause instanceof Error ? detail.cause.message : detail.name}`,
      );
  }
}

export type Auth = ReturnType<typeof createAuth>;
