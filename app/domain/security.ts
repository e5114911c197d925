import { z } from "zod";

/** The forms of the page on security. */
export const securityIntents = [
  "verify-email",
  "change-email",
  "change-password",
  "begin-two-step",
  "confirm-two-step",
  "end-two-step",
  "remove-passkey",
  "sign-out-device",
  "sign-out-others",
] as const;
export type SecurityIntent = (typeof securityIntents)[number];

/** What an authenticator app is told, and what its owner keeps. */
export interface SecondFactorSetup {
  /** `otpauth://totp/...`, for a QR code. */
  uri: string;
  /** Each works once in place of the app. */
  backupCodes: string[];
}

/** The set-up as its form carries it on, so that a wrong code does not lose it; nobody keeps it. */
export const carriedSetupSchema = z.object({
  uri: z.string().startsWith("otpauth://totp/").max(600),
  backupCodes: z
    .string()
    .max(400)
    .regex(/^[\w -]+$/)
    .transform((codes) => codes.split(" ")),
});

/** The secret in letters, in groups of four, for typing. */
export function secretIn(uri: string): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
