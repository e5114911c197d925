import { z } from "zod";
import { addDays, isTravelDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { notPlainText, plainText } from "~/domain/plain-text";

/** Payouts to operators. Amounts are whole rupees. */

export const payoutStatuses = ["due", "paid", "withdrawn"] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutStatusLabels: Record<PayoutStatus, string> = {
  due: "Due",
  paid: "Paid",
  withdrawn: "Withdrawn",
};

/**
 * Returns the day before which trips must have ended to be paid out: complaints and refunds come in the days after them.
 * @param now UTC instant
 */
export function payableBefore({ payouts }: { payouts: { reserveDays: number } }, now: number): TravelDate {
  return addDays(todayInIndia(now), -payouts.reserveDays);
}

/** Maximum amount of a manual entry: ten crore. */
const most = 100_000_000;

export const rupeesTypedSchema = z
  .string()
  .trim()
  // Accepts grouped amounts, such as "₹1,25,999".
  .transform((typed) => typed.replaceAll(/[₹,\s]/g, ""))
  .pipe(
    z
      .string()
      .regex(/^\d{1,9}$/, "Please enter whole rupees, such as 12500.")
      .transform(Number),
  );

const amountSchema = z
  .int("Please enter whole rupees.")
  .min(1, "Please enter at least one rupee.")
  .max(most, "This amount is too large for a single entry.");

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
    .trim()
    .min(4, "Please enter the bank's reference, at least 4 characters.")
    .max(60, "Please keep the reference to 60 characters.")
    .regex(plainText, notPlainText),
  paidOn: z
    .string("Please enter the date of the transfer.")
    .refine(isTravelDate, "Please enter the date of the transfer."),
});
export type BankTransfer = z.output<typeof bankTransferSchema>;

export const payoutSchema = z.object({
  id: z.string(),
  operator: z.string(),
  companyName: z.string(),
  amount: z.int(),
  status: z.enum(payoutStatuses),
  reference: z.string().nullable().meta({ description: "The bank's reference, once paid" }),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidOn: z.iso.date().nullable().meta({ description: "Date of the transfer, in India" }),
});
export type Payout = z.output<typeof payoutSchema>;

/** Money received or spent that has no other entry in the ledger. */
export const otherEntrySchema = z.object({
  /** Idempotency key of the form. */
  entryId: z.uuid(),
  direction: z.enum(["in", "out"], "Please choose money in or money out."),
  amount: rupeesTypedSchema.pipe(amountSchema),
  note: z
    .string()
    .trim()
    .min(3, "Please enter a short description.")
    .max(200, "Please keep the note to 200 characters.")
    .regex(plainText, notPlainText),
});
export type OtherEntry = z.output<typeof otherEntrySchema>;
