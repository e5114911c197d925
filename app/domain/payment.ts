import { z } from "zod";
import type { BookingStatus } from "./booking-status";

/** How long a booking that is paid online keeps its seats without the payment, in milliseconds. */
export const timeToPay = 20 * 60_000;

/** The same where the link is mailed to somebody who books by telephone. */
export const timeToPayByLink = 24 * 60 * 60_000;

/** How money was received that no gateway tells of. */
export const receivedBy = ["cash", "bank-transfer", "upi", "card", "cheque"] as const;
export type ReceivedBy = (typeof receivedBy)[number];

export const receivedByLabels: Record<ReceivedBy, string> = {
  cash: "Cash",
  "bank-transfer": "Bank transfer",
  upi: "UPI",
  card: "Card",
  cheque: "Cheque",
};

/** The body of `POST /api/admin/bookings/{bookingId}/payments`. */
export const receivedPaymentSchema = z.strictObject({
  amount: z
    .int("Please enter whole rupees.")
    .min(1, "Please enter how much was received.")
    .max(1_000_000_000, "Please enter less."),
  method: z.enum(receivedBy, "Please choose how it was received."),
  /** Of this receipt: sent again it is recorded once. */
  receiptId: z.uuid("This is not the id of a receipt.").optional(),
});
export type ReceivedPayment = z.output<typeof receivedPaymentSchema>;

/** What was paid and returned on a booking, as administrators see it. Whole rupees; instants ISO 8601 in UTC. */
export const bookingMoneySchema = z.object({
  owed: z.int(),
  payments: z.array(
    z.object({
      id: z.string(),
      gateway: z.enum(["razorpay", "sandbox", "manual"]),
      method: z.string().nullable(),
      amount: z.int(),
      status: z.enum(["created", "failed", "captured"]),
      at: z.iso.datetime(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      gateway: z.enum(["razorpay", "sandbox", "manual"]),
      amount: z.int(),
      reason: z.string(),
      status: z.enum(["due", "done", "failed"]),
      lastError: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type BookingMoney = z.infer<typeof bookingMoneySchema>;

/** What the pay page of a booking tells. Amounts are whole rupees, instants ISO 8601 in UTC. */
export interface PayPage {
  bookingId: string;
  status: BookingStatus;
  tourTitle: string;
  travelDate: string;
  numberOfTravelers: number;
  total: number;
  paid: number;
  toPay: number;
  /** Until when the seats are kept; null where they are the customer's already, or nobody's. */
  dueAt: string | null;
  /** Of the server, so that the time left does not depend on the browser's clock. */
  now: string;
  canPay: boolean;
  /** What became of the last attempt to pay what is owed. */
  lastAttempt: "none" | "open" | "failed";
  /** The UPI payment that is open; null once it is paid, failed, expired or replaced by another method. */
  upi: { link: string; amount: number } | null;
  /** What goes back or has gone back, and why. */
  refunds: { amount: number; reason: string; status: "due" | "done" | "failed" }[];
  /** Where the sandbox's page for the open order is, in builds that have one. */
  sandboxPath: string | null;
}
