import { z } from "zod";

/** Forms of the security page. */
export const securityIntents = [
  "verify-email",
  "change-email",
  "change-password",
  "begin-two-step",
  "confirm-two-step",
  "end-two-step",
  "remove-passkey",
  "verify-phone",
  "confirm-phone",
  "remove-phone",
  "sign-out-device",
  "sign-out-others",
  "end-assistant",
] as const;
export type SecurityIntent = (typeof securityIntents)[number];

/** Setup data of an authenticator app, and the backup codes. */
export interface SecondFactorSetup {
  /** `otpauth://totp/...`, for a QR code. */
  uri: string;
  /** Each works once in place of the app. */
  backupCodes: string[];
}

/** Setup data carried by the form, so that a wrong code doesn't lose it. The server doesn't store it. */
export const carriedSetupSchema = z.object({
  uri: z.string().startsWith("otpauth://totp/").max(600),
  backupCodes: z
    .string()
    .max(400)
    .regex(/^[\w -]+$/)
    .transform((codes) => codes.split(" ")),
});

/** Returns the secret in groups of four letters, for manual entry. */
export function secretIn(uri: string): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
