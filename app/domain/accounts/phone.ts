import { z } from "zod";
import { readDigits } from "~/domain/typed-input/code";
import { phoneSchema } from "./person-fields";

/** Codes sent to phones: to verify the number of an account, and to sign in with a verified one. */

export const phoneCodeMinutes = 10;

export const phoneSignInSchema = z.object({ phone: phoneSchema("Please enter your phone number.") });

export const phoneCodeSchema = z.object({
  code: z
    .string("Please enter the code.")
    .overwrite(readDigits)
    .length(6, "Please enter the six digits of the code."),
});

/** Errors of entered codes, the same for every number. */
export const phoneCodeErrors = {
  wrong: "Incorrect code. Please enter the newest code we sent.",
  spent: "This code no longer works. Please send a new one.",
} as const;

/** Returns a number with its country code and last three digits: "+91 ••••••• 345". */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••••••• ${phone.slice(-3)}`;
}
