import type { DisputeStatus } from "~/domain/money/payments/dispute";
import type { PayWay } from "~/domain/bookings/payment-methods";

/** The interface of a payment gateway. Amounts are whole rupees. */

export type GatewayName = "razorpay" | "sandbox";

/** An attempt to pay an order. An order may have several; money has been received only if it is captured. */
export interface GatewayPayment {
  orderId: string;
  paymentId: string;
  /** Whole rupees, rounded down. */
  amount: number;
  /** Paise beyond them. An amount with paise is no order's: it is refunded in full. */
  paise: number;
  /** ISO 4217. Another than INR is refunded; `amount` and `paise` are then its units. */
  currency: string;
  status: "open" | "failed" | "captured";
  /** "card", "upi", "netbanking" ... */
  method: string | null;
}

export interface GatewayRefund {
  gatewayRefundId: string;
  /** Our own id, if the gateway returns it. */
  refundId: string | null;
  status: "open" | "done" | "failed";
}

export interface GatewayDispute {
  /** The gateway's id. */
  reference: string;
  /** The gateway's id of the payment. */
  paymentId: string;
  /** Whole rupees, rounded up. */
  amount: number;
  status: DisputeStatus;
  reason: string;
  /** UTC instant in milliseconds until which we can answer; null if unknown. */
  respondBy: number | null;
}

/** A gateway's webhook event. Its `id` is the same for each delivery. */
export type GatewayEvent = { id: string; type: string } & (
  | { about: "payment"; payment: GatewayPayment }
  | { about: "refund"; refund: GatewayRefund }
  | { about: "dispute"; dispute: GatewayDispute }
  | { about: "nothing" }
);

/** A form that the customer's browser posts to the gateway's own page. */
export interface Checkout {
  action: string;
  fields: Record<string, string>;
}

/** Details that the gateway's page and UPI apps show of the payment. */
export interface CheckoutDetails {
  orderId: string;
  amount: number;
  /** The way the customer chose, so that the gateway's page need not ask again. */
  way: PayWay;
  bookingId: string;
  description: string;
  customer: { name: string; email: string; phone: string };
  /** Absolute URL to which the customer returns, with or without a result. */
  callbackUrl: string;
  cancelUrl: string;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  /** Origin of the forms of `checkoutOf`, for the pages' Content-Security-Policy; null for this site. */
  readonly formOrigin: string | null;
  /**
   * Creates an order.
   * @param order.receipt our own reference for people: at most 40 characters
   * @returns the gateway's id of the order
   */
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<string>;
  checkoutOf(details: CheckoutDetails): Checkout;
  /** Creates a link that opens UPI apps, by NPCI's linking rules; null if the gateway offers none. */
  upiLink(details: CheckoutDetails): Promise<string | null>;
  /** Returns true if the gateway signed this payment of this order on the customer's return. */
  verifyCallback(callback: { orderId: string; paymentId: string; signature: string }): Promise<boolean>;
  /** Parses a webhook; null if its signature is invalid. */
  readWebhook(rawBody: string, headers: Headers): Promise<GatewayEvent | null>;
  /** Lists all attempts to pay an order. */
  lookUp(orderId: string): Promise<GatewayPayment[]>;
  /** Sends a refund, with the paise of a payment that is refunded in full. Idempotent per `refundId`. */
  refund(refund: {
    paymentId: string;
    amount: number;
    paise: number;
    refundId: string;
  }): Promise<GatewayRefund>;
  /** Finds a refund of a payment by our own id; null if the gateway has none. */
  findRefund(refund: { paymentId: string; refundId: string }): Promise<GatewayRefund | null>;
  pollRefund(gatewayRefundId: string): Promise<GatewayRefund>;
}

/** The gateway failed or could not be reached. The message contains nothing secret or personal. */
export class GatewayError extends Error {
  override name = "GatewayError";
}
