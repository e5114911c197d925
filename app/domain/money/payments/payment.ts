import { z } from "zod";
import { compensationSchema } from "~/domain/bookings/compensation";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import type { RefundState } from "./refund-state";
import type { AskedState } from "~/domain/money/invoices/invoice-details";
import type { PaymentMethod, PayWay } from "~/domain/bookings/payment-methods";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { QuoteLine } from "~/domain/prices/quote";
import type { CoverImage } from "~/domain/tours/tour-schema";
import type { Deposit } from "~/domain/prices/deposit";

/** Time for which an unpaid online booking holds its seats, in milliseconds. */
export const timeToPay = 20 * 60_000;

/** The same for a phone booking with a mailed payment link. */
export const timeToPayByLink = 24 * 60 * 60_000;

/** Payment methods outside the gateways. */
export const receivedBy = ["cash", "bank-transfer", "upi", "card", "cheque"] as const;
export type ReceivedBy = (typeof receivedBy)[number];

export const receivedByLabels: Record<ReceivedBy, string> = {
  cash: "Cash",
  "bank-transfer": "Bank transfer",
  upi: "UPI",
  card: "Card",
  cheque: "Cheque",
};

/** Returns the account that money reaches which the office receives: all but banknotes ends in the bank. */
export function accountOf(method: ReceivedBy): "bank" | "cash" {
  return method === "cash" ? "cash" : "bank";
}

/** The body of `POST /api/admin/bookings/{bookingId}/payments`. */
export const receivedPaymentSchema = z.strictObject({
  amount: z
    .int("Please enter whole rupees.")
    .min(1, "Please enter the amount received.")
    .max(1_000_000_000, "Please enter a smaller amount."),
  method: z.enum(receivedBy, "Please choose the payment method."),
  /** Idempotency key of this receipt. */
  receiptId: z.uuid("The receipt id must be a UUID.").optional(),
});
export type ReceivedPayment = z.output<typeof receivedPaymentSchema>;

/** Payments and refunds of a booking, as shown to admins. Whole rupees; instants ISO 8601 in UTC. */
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
  compensation: compensationSchema.nullable(),
});
export type BookingMoney = z.infer<typeof bookingMoneySchema>;

/** Data of a booking's payment page. Amounts are whole rupees, instants ISO 8601 in UTC. */
export interface PayPage {
  bookingId: string;
  /** Path on which the traveler of a booking by an assistant agrees first; null once that is done, and for all others. */
  agreePath: string | null;
  status: BookingStatus;
  tourTitle: string;
  tourDuration: string;
  departureCity: string;
  operatorName: string;
  /** Null if the tour was deleted. */
  cover: CoverImage | null;
  travelDate: string;
  /** "HH:mm" in IST. */
  startTime: string;
  /** Closing time of a day pass, IST, "HH:mm". */
  openUntil?: string | undefined;
  numberOfTravelers: number;
  children: number;
  infants: number;
  /** Empty for bookings older than price lines. */
  priceLines: QuoteLine[];
  /** Last day on which everything paid is refunded for a cancellation; null if that is over. */
  fullRefundUntil: TravelDate | null;
  total: number;
  paid: number;
  toPay: number;
  /** Payable instead of everything; null once anything was paid, and from the balance's day on. */
  deposit: Deposit | null;
  /** When the balance is due of which a deposit was paid, or null. */
  balanceDueAt: string | null;
  /** Set with `dueAt` if confirming the e-mail address by then is enough. */
  verifyBy: string | null;
  /** When the booking expires unless it is paid; null if it stays. */
  dueAt: string | null;
  /** Server time, so that the countdown doesn't depend on the browser's clock. */
  now: string;
  canPay: boolean;
  /** State to choose before a payment, prefilled; null if the tax invoice needs none. */
  askedState: AskedState | null;
  /** True if the payments are simulated. */
  isDemo: boolean;
  /** Payment method chosen with the booking. */
  method: PaymentMethod;
  /** Way of the last payment, or of the chosen method: the page opens on it. */
  way: PayWay;
  /** Result of the last attempt to pay the amount due. */
  lastAttempt: "none" | "open" | "failed";
  /** The open UPI payment; null once paid, failed, expired or replaced by another method. */
  upi: { link: string; amount: number } | null;
  /** Refunds, pending or made, with their reasons. */
  refunds: { amount: number; reason: string; state: RefundState; method: string | null; byHand: boolean }[];
  /** Path of the sandbox page for the open order, in builds that include the sandbox. */
  sandboxPath: string | null;
}
