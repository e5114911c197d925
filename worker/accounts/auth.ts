import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, isAPIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { waitUntil } from "cloudflare:workers";
import { accountStatuses, roles } from "~/domain/account";
import type { SocialProvider } from "~/domain/account";
import { withoutKeys } from "~/domain/fault-text";
import { passwordLength } from "~/domain/account-forms";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as schema from "../db/schema";
import type { Keys } from "../keys/keys";
import type { Mailer } from "../mail/mailer";
import { existingAccountMail, passwordChangedMail, resetPasswordMail } from "../mail/account-mails";
import { afterEndpoint, beforeEndpoint } from "./auth-hooks";
import { completePasswordReset } from "./accounts.repo";
import { beginAccount, completeAccount, refuseSuspended, refuseWithoutSecondFactor } from "./new-account";
import { mayMailStranger } from "./mail-limit";
import { hashPassword, verifyPassword } from "./password";
import { resetLinkMinutes } from "./reset-password";
import { reopenAccount } from "./sign-in-throttle";

const minute = 60;
const day = 24 * 60 * minute;

export type SocialCredentials = Partial<Record<SocialProvider, { clientId: string; clientSecret: string }>>;

export interface AuthDependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** For links in mail. */
  origin: string;
  /** Where the browser is: what its cookies and passkeys belong to. In production the same as `origin`. */
  requestOrigin: string;
  keys: Keys;
  social: SocialCredentials;
  /** Ends the open sockets of a person whose session is over. */
  recheckSockets: (userId: string) => Promise<void>;
}

/** Accounts and sessions. Role and state are ours: no request can set them (`input: false`). */
export function createAuth(dependencies: AuthDependencies) {
  const { db, mailer, origin, requestOrigin, keys, social } = dependencies;
  const isSecure = requestOrigin.startsWith("https:");
  return betterAuth({
    appName: "Tour Bharat",
    baseURL: requestOrigin,
    trustedOrigins: [requestOrigin],
    // Always given, so that better-auth's published default key is out of reach.
    ...keys.betterAuth,
    // D1 has no interactive transactions.
    database: drizzleAdapter(db, { provider: "sqlite", schema, usePlural: true, transaction: false }),
    // What a link carries is stored as its hash: who reads the database cannot follow it.
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      // A sign-up answers the same for an address that has an account: it cannot sign in whom it made.
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max * 2,
      password: { hash: hashPassword, verify: verifyPassword },
      onExistingUserSignUp: async ({ user }) => {
        if (!(await mayMailStranger(dependencies, user.email))) return;
        await mailer.send(
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
        // Whoever was kept out by somebody's guessing comes in again by the mail.
        await reopenAccount(db, user.email);
        await mailer.send(
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
        requestCode: { type: "string", required: false, input: false, returned: false },
      },
    },
    // Unused for a week a session ends; the trigger `sessions_end` ends it after 30 days in any case.
    // A passkey is added within ten minutes of signing in.
    session: { expiresIn: 7 * day, updateAge: day, freshAge: 10 * minute },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({ data: { ...user, ...beginAccount(context) } }),
          after: (user, context) => completeAccount(dependencies, user, context),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            await refuseSuspended(dependencies, session.userId);
            await refuseWithoutSecondFactor(dependencies, session.userId, context?.path);
          },
        },
      },
    },
    hooks: { before: beforeEndpoint(dependencies), after: afterEndpoint(dependencies) },
    plugins: [
      twoFactor({ issuer: "Tour Bharat" }),
      passkey({
        rpID: new URL(requestOrigin).hostname,
        rpName: "Tour Bharat",
        origin: requestOrigin,
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        // A passkey stands for two factors: the plugin itself takes one that was only found or stolen.
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
    advanced: {
      backgroundTasks: { handler: (task) => waitUntil(task) },
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      // better-auth would put "__Secure-" before every name; the session's is to be "__Host-", and the others need none.
      useSecureCookies: false,
      cookiePrefix: "tour-bharat",
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      cookies: {
        session_token: { name: `${isSecure ? "__Host-" : ""}tour-bharat.session_token` },
      },
    },
    // Its limiter counts per isolate and by address only; ours (sign-in-throttle.ts) is in the database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: logFailure },
    // Without this, refusals would go to better-auth's own console logger with what the request contained.
    onAPIError: { onError: (error) => logFailure("error", "Auth request failed:", error) },
  });
}

/** @throws APIError 401 where the device did not ask for its owner's PIN, finger or face */
async function requireUserVerification(isVerified: boolean | undefined): Promise<void> {
  if (isVerified !== true)
    throw new APIError("UNAUTHORIZED", {
      code: "USER_VERIFICATION_NEEDED",
      message: "Please unlock the passkey with your PIN, finger or face.",
    });
}

/** Logs errors without the values that were to be stored, which are personal. Refusals are answers and are not logged. */
function logFailure(_level: string, message: string, ...details: unknown[]): void {
  for (const detail of details) {
    const isRefusal = isAPIError(detail) && detail.statusCode < 500;
    if (detail instanceof Error && !isRefusal)
      console.error(message, withoutKeys(detail.cause instanceof Error ? detail.cause.message : detail.name));
  }
}

export type Auth = ReturnType<typeof createAuth>;
