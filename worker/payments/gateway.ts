/** What we need of a company that takes payments. Amounts are whole rupees. */

export type GatewayName = "razorpay" | "sandbox";

/** An attempt to pay an order. One order may have several; money has come only where it is captured. */
export interface GatewayPayment {
  orderId: string;
  paymentId: string;
  amount: number;
  status: "open" | "failed" | "captured";
  /** "card", "upi", "netbanking" ... */
  method: string | null;
}

export interface GatewayRefund {
  gatewayRefundId: string;
  /** Our own id, where the gateway tells it. */
  refundId: string | null;
  status: "open" | "done" | "failed";
}

/** What a gateway tells of itself. `id` is the same however often it is told. */
export type GatewayEvent = { id: string; type: string } & (
  | { about: "payment"; payment: GatewayPayment }
  | { about: "refund"; refund: GatewayRefund }
  | { about: "nothing" }
);

/** A form that the customer's browser posts to get to the gateway's own page. */
export interface Checkout {
  action: string;
  fields: Record<string, string>;
}

/** What the gateway's page and a UPI application show of whom and what is paid. */
export interface CheckoutDetails {
  orderId: string;
  amount: number;
  bookingId: string;
  description: string;
  customer: { name: string; email: string; phone: string };
  /** Where the customer is sent with the outcome, and without one. Absolute. */
  callbackUrl: string;
  cancelUrl: string;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  /** Where the forms of `checkoutOf` go, for the policy of our pages; null for our own site. */
  readonly formOrigin: string | null;
  /**
   * @param order.receipt ours, for people: no more than 40 characters
   * @returns the gateway's id of the order
   */
  createOrder(order: { amount: number; receipt: string; notes: Record<string, string> }): Promise<string>;
  checkoutOf(details: CheckoutDetails): Checkout;
  /** A link that opens UPI applications, by NPCI's linking rules; null where the gateway offers none. */
  upiLink(details: CheckoutDetails): Promise<string | null>;
  /** Whether the gateway itself has sent the customer back with this payment of this order. */
  verifyCallback(callback: { orderId: string; paymentId: string; signature: string }): Promise<boolean>;
  /** What a webhook says, or null where its signature is not the gateway's. */
  readWebhook(rawBody: string, headers: Headers): Promise<GatewayEvent | null>;
  /** All attempts to pay an order. */
  lookUp(orderId: string): Promise<GatewayPayment[]>;
  /** Sends money back. With the same `refundId` it is sent once, however often it is asked. */
  refund(refund: { paymentId: string; amount: number; refundId: string }): Promise<GatewayRefund>;
  lookUpRefund(gatewayRefundId: string): Promise<GatewayRefund>;
}

/** The gateway did not do what it was asked, or could not be reached. Its message holds nothing secret or personal. */
export class GatewayFault extends Error {
  override name = "GatewayFault";
}
