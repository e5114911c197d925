import { z } from "zod";
import { readDigits } from "~/domain/typed-input/code";
import { phoneSchema } from "./person-fields";
import { signInFormMessages as m } from "./sign-in/messages";

/** Codes sent to phones: to verify the number of an account, and to sign in with a verified one. */

export const phoneCodeMinutes = 10;

export const phoneSignInSchema = z.object({ phone: phoneSchema(() => m().phone) });

export const phoneCodeSchema = z.object({
  code: z
    .string({ error: () => m().enterCode })
    .overwrite(readDigits)
    .length(6, { error: () => m().sixDigits }),
});

/** Returns the errors of entered codes, the same for every number. */
export function phoneCodeErrors() {
  return m().phoneCode;
}

/** Returns a number with its country code and last three digits: "+91 ••••••• 345". */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••••••• ${phone.slice(-3)}`;
}
