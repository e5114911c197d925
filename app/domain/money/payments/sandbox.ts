import { z } from "zod";

/** Options of the payment sandbox. */

const sandboxMethods = ["card", "netbanking", "upi"] as const;

export const sandboxScenarios = [
  "none",
  "dropped",
  "duplicate",
  "reversed",
  "forged",
  "wrong-amount",
  "late",
  "resend",
] as const;
type SandboxTrick = (typeof sandboxScenarios)[number];

export const sandboxScenarioLabels: Record<Exclude<SandboxTrick, "resend">, string> = {
  none: "normally",
  dropped: "without notification: neither the webhook nor the customer returns",
  duplicate: "and notify twice",
  reversed: "and notify in reverse order, after a failed attempt",
  forged: "only in a forged notification",
  "wrong-amount": "₹1 too much",
  late: "after the deadline",
};

export const sandboxPaymentSchema = z.object({
  method: z.enum(sandboxMethods),
  outcome: z.enum(["paid", "failed"]),
  scenario: z.enum(sandboxScenarios).default("none"),
});
export type SandboxPayment = z.output<typeof sandboxPaymentSchema>;

/** An order on the sandbox page. Amounts are whole rupees. */
export interface SandboxOrder {
  orderId: string;
  amount: number;
  bookingId: string;
  tourTitle: string;
  payPath: string;
  payments: { paymentId: string; amount: number; status: string; method: string }[];
}
