import { z } from "zod";

/** What the sandbox of payments can be told to do. */

const sandboxMethods = ["card", "netbanking", "upi"] as const;

export const sandboxTricks = [
  "none",
  "no-word",
  "twice",
  "reversed",
  "forged",
  "wrong-amount",
  "late",
  "resend",
] as const;
export type SandboxTrick = (typeof sandboxTricks)[number];

export const sandboxTrickLabels: Record<Exclude<SandboxTrick, "resend">, string> = {
  none: "as it should be",
  "no-word": "without any word of it: webhook and customer are lost on the way",
  twice: "and tell of it twice",
  reversed: "and tell of it in reverse order, after an attempt that failed",
  forged: "only in a forged message",
  "wrong-amount": "₹1 too much",
  late: "after the time is over",
};

export const sandboxPaymentSchema = z.object({
  method: z.enum(sandboxMethods),
  outcome: z.enum(["paid", "failed"]),
  trick: z.enum(sandboxTricks).default("none"),
});
export type SandboxPayment = z.output<typeof sandboxPaymentSchema>;

/** An order as the sandbox's page shows it. Amounts are whole rupees. */
export interface SandboxOrder {
  orderId: string;
  amount: number;
  bookingId: string;
  tourTitle: string;
  payPath: string;
  payments: { paymentId: string; amount: number; status: string; method: string }[];
}
