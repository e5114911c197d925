import { z } from "zod";
import { plainLine } from "~/domain/typed-input/characters";

/** Files of the payment service and of banks, and what their lines can match. */
export type BankFileKind = "settlements" | "statement" | "answer";
export type BankMatchKind = "settlement" | "payout" | "payout-return" | "tax";

export const bankFileKindLabels: Record<BankFileKind, string> = {
  settlements: "Settlements",
  statement: "Bank statement",
  answer: "Bank's answer",
};

/** Max size of an imported file, in bytes. */
export const maxBankFileBytes = 1024 * 1024;

export const bankMatchLabels: Record<BankMatchKind, string> = {
  settlement: "Settlement",
  payout: "Payout",
  "payout-return": "Returned payout",
  tax: "Tax payment",
};

/** A line that matches nothing, and why that is so. */
export const resolvedLineSchema = z.object({
  /** Source and id. */
  line: z
    .string()
    .max(200)
    .regex(/^(settlement|statement)\/./, "Line not found."),
  note: z
    .string()
    .transform(plainLine)
    .pipe(z.string().min(1, "Please say why.").max(200, "Please keep the note to 200 characters.")),
});
export type ResolvedLine = z.infer<typeof resolvedLineSchema>;

/** Row of a bank's answer, and what it changes. */
export interface AnsweredPayout {
  line: number;
  /** Our reference. */
  reference: string;
  /** Null if no payout has the reference. */
  id: string | null;
  companyName: string | null;
  /** Whole rupees. */
  amount: number | null;
  /** The bank's reference; empty if it has none. */
  utr: string;
  day: string;
  reason: string;
  change: "pay" | "return" | "withdraw" | null;
  /** The change in words, or the reason for none. */
  text: string;
}
