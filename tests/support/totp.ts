import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";

/** The six digits an authenticator app shows now. @param secret as it is typed into the app */
export function codeOf(secret: string): Promise<string> {
  return createOTP(new TextDecoder().decode(base32.decode(secret.replaceAll(" ", "")))).totp();
}
