import { z } from "zod";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { notPlainText, plainText } from "~/domain/plain-text";
import { plainLine } from "~/domain/typed-input/characters";
import { daySchema } from "~/domain/calendar/day-schema";
import { readNumber } from "~/domain/typed-input/number";

/** Payouts to operators. Amounts are whole rupees. */

/** Missing requirements in a few words. */
export const payoutNeedLabels = {
  verification: "not verified",
  account: "no bank account",
  transfer: "bank account not confirmed by one rupee",
  pan: "no PAN",
} as const;

export const payoutStatuses = ["due", "approved", "paid", "withdrawn", "returned"] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutStatusLabels: Record<PayoutStatus, string> = {
  due: "Due",
  approved: "Approved",
  paid: "Paid",
  withdrawn: "Withdrawn",
  returned: "Returned by the bank",
};

/** Requirements of a payout: the problem if one is missing, and the place where it is given. */
const payoutNeeds = {
  verification: "it is not verified (an administrator verifies it on its page)",
  account:
    "it has no confirmed bank account (the owner enters one in the portal, Company Profile, Bank details)",
  transfer:
    "its bank account is not confirmed by the transfer of one rupee (record it on the operator's page, then its owner enters the reference)",
  pan: "it has no PAN (the owner enters it in the portal, Company Profile)",
} as const;
export type PayoutNeed = keyof typeof payoutNeeds;

/** Says why an operator cannot be paid and what to do about it. @param missing at least one */
export function missingForPayout(companyName: string, missing: readonly PayoutNeed[]): string {
  return `${companyName} can't be paid yet: ${missing.map((need) => payoutNeeds[need]).join("; ")}.`;
}

/** Says what the platform has to enter first. @param missing at least one */
export function identityMissing(missing: readonly string[]): string {
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(missing);
  return `No payout can be prepared before these of Tour Bharat are entered: ${list}.`;
}

/** True for an operator that a payout can be prepared for. */
export function isReadyToPrepare(owed: {
  payable: number;
  due: number | null;
  missing: readonly PayoutNeed[];
}): boolean {
  return owed.payable > 0 && owed.due === null && owed.missing.length === 0;
}

/** Minimum amount of an RTGS transfer, in rupees; NEFT has none. Source: the Reserve Bank of India, RTGS System Regulations. */
const rtgsFrom = 200_000;

/** A line of the file that a bank takes for many transfers. */
export interface BankFileRow {
  holder: string;
  accountNumber: string;
  ifsc: string;
  /** Whole rupees. */
  amount: number;
  remark: string;
  reference: string;
  /** The owner's address; empty without an account. */
  email: string;
}

/** Returns our reference in the bank file, by which the bank's answer and statement name a payout. */
export function transferReferenceOf(id: string): string {
  return `TB${id
    .replaceAll(/[^a-z0-9]/gi, "")
    .slice(0, 14)
    .toUpperCase()}`;
}

export function transferModeOf(amount: number): "NEFT" | "RTGS" {
  return amount >= rtgsFrom ? "RTGS" : "NEFT";
}

/**
 * Returns the day before which trips must have ended to be paid out: complaints and refunds come in the days after them.
 * @param now UTC instant
 */
export function payableBefore({ payouts }: { payouts: { reserveDays: number } }, now: number): TravelDate {
  return addDays(todayInIndia(now), -payouts.reserveDays);
}

const wholeRupees = "Please enter whole rupees, such as 12500.";

/** Maximum amount of a manual entry: ten crore. */
const maxAmount = 100_000_000;

export const rupeesTypedSchema = z
  .string()
  .transform((typed) => readNumber(typed))
  .pipe(z.int(wholeRupees).min(0, wholeRupees).max(999_999_999, wholeRupees));

const amountSchema = z
  .int("Please enter whole rupees.")
  .min(1, "Please enter at least one rupee.")
  .max(maxAmount, "This amount is too large for a single entry.");

const noteSchema = z
  .string()
  .trim()
  .max(200, "Please keep the note to 200 characters.")
  .regex(plainText, notPlainText)
  .transform((note) => (note === "" ? null : note));

/** A payout to be prepared. */
export const newPayoutSchema = z.strictObject({
  operator: z.string().min(1).max(100),
  amount: amountSchema,
  note: noteSchema.nullable().optional(),
});
export type NewPayout = z.output<typeof newPayoutSchema>;

/** Details of a completed bank transfer. */
export const bankTransferSchema = z.strictObject({
  reference: z
    .string("Please enter the bank's reference.")
    .overwrite(plainLine)
    .min(4, "Please enter the bank's reference, at least 4 characters.")
    .max(60, "Please keep the reference to 60 characters.")
    .regex(plainText, notPlainText),
  paidOn: daySchema("Please enter the date of the transfer."),
});
export type BankTransfer = z.output<typeof bankTransferSchema>;

/** Reason why the bank returned a payout. */
const returnReasonSchema = z
  .string("Please enter the reason.")
  .trim()
  .min(3, "Please enter the bank's reason.")
  .max(200, "Please keep the reason to 200 characters.")
  .regex(plainText, notPlainText);
export const payoutReturnSchema = z.strictObject({ reason: returnReasonSchema });

const administratorSchema = z.object({ id: z.string(), name: z.string() }).nullable();

export const payoutSchema = z.object({
  id: z.string(),
  operator: z.string(),
  companyName: z.string(),
  amount: z.int().meta({ description: "Whole rupees, after the taxes withheld" }),
  withheld: z
    .object({ gst: z.int(), tcs: z.int(), tds: z.int() })
    .meta({ description: "GST on our commission, TCS and TDS of this payout" }),
  status: z.enum(payoutStatuses),
  reference: z.string().nullable().meta({ description: "The bank's reference, once paid" }),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidOn: z.iso.date().nullable().meta({ description: "Date of the transfer, in India" }),
  preparedBy: administratorSchema.meta({ description: "Null for a deleted account" }),
  approvedBy: administratorSchema.meta({ description: "Another administrator, where there are two" }),
  returnReason: z.string().nullable().meta({ description: "Reason of the bank that returned it" }),
});
export type Payout = z.output<typeof payoutSchema>;

/** Money received or spent that has no other entry in the ledger. */
export const otherEntrySchema = z.object({
  /** Idempotency key of the form. */
  entryId: z.uuid(),
  direction: z.enum(["in", "out", "deposit"], "Please choose income, expense or cash paid into the bank."),
  /** Without effect on a deposit. */
  account: z.enum(["bank", "cash"], "Please choose bank or cash.").default("bank"),
  amount: rupeesTypedSchema.pipe(amountSchema),
  note: z
    .string()
    .trim()
    .min(3, "Please enter a short description.")
    .max(200, "Please keep the note to 200 characters.")
    .regex(plainText, notPlainText),
});
export type OtherEntry = z.output<typeof otherEntrySchema>;
