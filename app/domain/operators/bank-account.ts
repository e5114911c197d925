import { z } from "zod";
import { operatorText, presentPasswordSchema } from "~/domain/accounts/account-forms";
import { readCode } from "~/domain/typed-input/code";

/**
 * The bank account that receives an operator's payouts. The full number stays on the server and is shown only to the admin who
 * makes a transfer.
 */

/** Lifetime of the link that confirms a change, in hours. */
export const bankLinkHours = 24;

/** Indian account numbers have 9 to 18 digits. */
const accountNumber = z
  .string("Please enter the account number.")
  .overwrite(readCode)
  .min(1, "Please enter the account number.")
  .regex(/^\d{9,18}$/, "An account number has 9 to 18 digits.");

/** Four letters for the bank, a zero, six characters for the branch. Source: the Reserve Bank of India. */
const ifsc = z
  .string("Please enter the IFSC.")
  .overwrite(readCode)
  .min(1, "Please enter the IFSC.")
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "An IFSC is four letters, a zero and six letters or digits: HDFC0001234.");

export const bankChangeSchema = z
  .object({
    holder: operatorText("Please enter the account holder's name.", 120),
    accountNumber,
    accountNumberAgain: z
      .string("Please enter the number again.")
      .overwrite(readCode)
      .min(1, "Please enter the number again."),
    ifsc,
    currentPassword: presentPasswordSchema,
  })
  .refine((change) => change.accountNumber === change.accountNumberAgain, {
    path: ["accountNumberAgain"],
    error: "The account numbers don't match. Please type the same one twice.",
  });

/** Times that an owner may enter the reference of a transfer. The CHECK `bank_accounts_few_tries` limits them too. */
export const referenceTries = 5;

/** The bank's reference (UTR) of the transfer of one rupee that confirms an account: 12 digits by IMPS, 16 or 22 characters by NEFT or RTGS. */
export const transferReferenceSchema = z.object({
  reference: z
    .string("Please enter the reference.")
    .overwrite(readCode)
    .min(1, "Please enter the reference.")
    .regex(/^[A-Z0-9]{10,30}$/, "A bank reference (UTR) has 12 to 22 letters and digits."),
});

/** A bank account as displayed. */
export interface ShownBankAccount {
  holder: string;
  /** Last four digits of the account number. */
  lastDigits: string;
  ifsc: string;
}

/** A bank account with its confirmation by a transfer. UTC instants. */
export interface ProvenBankAccount extends ShownBankAccount {
  /** When one rupee was sent; null before. */
  transferredAt: number | null;
  /** When the owner entered its reference; null before: nothing is paid out. */
  provenAt: number | null;
  triesLeft: number;
}

/** Formats a masked account number: "•••• 4321". */
export function maskedNumber(lastDigits: string): string {
  return `•••• ${lastDigits}`;
}
