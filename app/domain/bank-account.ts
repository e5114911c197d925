import { z } from "zod";
import { companyText, presentPasswordSchema } from "./account-forms";

/** Where a company's payouts go. The whole number is known to the server alone and is shown to nobody but who makes a transfer. */

/** How long the link that confirms a change leads somewhere, in hours. */
export const bankLinkHours = 24;

const withoutSpaces = (value: string) => value.replaceAll(/[\s-]/g, "");

/** Banks in India number their accounts with 9 to 18 digits. */
const accountNumber = z
  .string("Please enter the account number.")
  .transform(withoutSpaces)
  .pipe(
    z
      .string()
      .min(1, "Please enter the account number.")
      .regex(/^\d{9,18}$/, "An account number has 9 to 18 digits."),
  );

/** Source: the Reserve Bank of India: four letters of the bank, a zero, six characters of the branch. */
const ifsc = z
  .string("Please enter the IFSC.")
  .transform((value) => withoutSpaces(value).toUpperCase())
  .pipe(
    z
      .string()
      .min(1, "Please enter the IFSC.")
      .regex(
        /^[A-Z]{4}0[A-Z0-9]{6}$/,
        "An IFSC is four letters, a zero and six letters or digits: HDFC0001234.",
      ),
  );

export const bankChangeSchema = z
  .object({
    holder: companyText("Please enter the name the account is held in.", 120),
    accountNumber,
    accountNumberAgain: z.string("Please enter the number again.").transform(withoutSpaces),
    ifsc,
    currentPassword: presentPasswordSchema,
  })
  .refine((change) => change.accountNumber === change.accountNumberAgain, {
    path: ["accountNumberAgain"],
    error: "The two numbers differ. Please type the same one twice.",
  });

/** A bank account as it is shown. */
export interface ShownBankAccount {
  holder: string;
  /** The last four digits of its number. */
  lastDigits: string;
  ifsc: string;
}

/** "•••• 4321" */
export function maskedNumber(lastDigits: string): string {
  return `•••• ${lastDigits}`;
}
