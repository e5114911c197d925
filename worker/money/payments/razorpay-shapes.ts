import { z } from "zod";
import { disputeStatuses } from "~/domain/money/payments/dispute";
import { hmacHex, isSameText } from "../../platform/keys/hmac";
import type { GatewayDispute, GatewayEvent, GatewayPayment, GatewayRefund, PaymentGateway } from "./gateway";
import { splitPaise } from "~/domain/money/paise";

/** Razorpay's objects and signatures, which the sandbox uses too. Source: razorpay.com/docs/api, .../webhooks. */

export const orderSchema = z.object({ id: z.string(), amount: z.int() });

export const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string().max(10).default("INR"),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  method: z.string().nullish(),
});

export const refundSchema = z.object({
  id: z.string(),
  status: z.enum(["pending", "processed", "failed"]),
  receipt: z.string().nullish(),
});

/** Source: razorpay.com/docs/api/disputes/entity. `respond_by` is in Unix seconds. */
const disputeSchema = z.object({
  id: z.string().max(60),
  payment_id: z.string(),
  amount: z.int().min(1),
  status: z.enum(disputeStatuses),
  reason_code: z.string().nullish(),
  reason_description: z.string().nullish(),
  respond_by: z.int().nullish(),
});

const webhookSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.unknown() }).optional(),
    refund: z.object({ entity: z.unknown() }).optional(),
    dispute: z.object({ entity: z.unknown() }).optional(),
  }),
});

/** Refunded payments were captured before. */
const paymentStatuses = {
  created: "open",
  authorized: "open",
  captured: "captured",
  refunded: "captured",
  failed: "failed",
} as const;
const refundStatuses = { pending: "open", processed: "done", failed: "failed" } as const;

/** Returns null for a payment without an order, which is not one of the platform's. */
export function toPayment(entity: z.output<typeof paymentSchema>): GatewayPayment | null {
  const { id, order_id: orderId, amount, currency, status, method } = entity;
  if (orderId === null) return null;
  return {
    orderId,
    paymentId: id,
    ...splitPaise(amount),
    currency,
    status: paymentStatuses[status],
    method: method ?? null,
  };
}

export function toRefund({ id, status, receipt }: z.output<typeof refundSchema>): GatewayRefund {
  return { gatewayRefundId: id, refundId: receipt ?? null, status: refundStatuses[status] };
}

function toDispute(entity: z.output<typeof disputeSchema>): GatewayDispute {
  const { id, payment_id, amount, status, reason_code, reason_description, respond_by } = entity;
  return {
    reference: id,
    paymentId: payment_id,
    amount: Math.ceil(amount / 100),
    status,
    reason: (reason_description ?? reason_code ?? "not given").slice(0, 300),
    respondBy: respond_by ? respond_by * 1000 : null,
  };
}

function toEvent(id: string, body: unknown): GatewayEvent {
  const { event: type, payload } = webhookSchema.parse(body);
  // The events of disputes and refunds contain their payment too.
  if (payload.dispute) {
    return { id, type, about: "dispute", dispute: toDispute(disputeSchema.parse(payload.dispute.entity)) };
  }
  if (payload.refund) {
    return { id, type, about: "refund", refund: toRefund(refundSchema.parse(payload.refund.entity)) };
  }
  const payment = payload.payment ? toPayment(paymentSchema.parse(payload.payment.entity)) : null;
  return payment ? { id, type, about: "payment", payment } : { id, type, about: "nothing" };
}

export interface SigningSecrets {
  /** Signs the parameters of the customer's return. */
  keySecret: string;
  webhookSecret: string;
}

export function signCallback(
  { keySecret }: SigningSecrets,
  callback: { orderId: string; paymentId: string },
): string {
  return hmacHex(keySecret, `${callback.orderId}|${callback.paymentId}`);
}

export function signWebhook({ webhookSecret }: SigningSecrets, rawBody: string): string {
  return hmacHex(webhookSecret, rawBody);
}

export function signatureChecks(
  secrets: SigningSecrets,
): Pick<PaymentGateway, "verifyCallback" | "readWebhook"> {
  return {
    verifyCallback: async ({ signature, ...callback }) =>
      isSameText(signCallback(secrets, callback), signature),
    async readWebhook(rawBody, headers) {
      const signature = headers.get("X-Razorpay-Signature") ?? "";
      if (!isSameText(signWebhook(secrets, rawBody), signature)) return null;
      // Signed but without an id: the signature identifies its content.
      const id = headers.get("x-razorpay-event-id") ?? signature;
      return toEvent(id, JSON.parse(rawBody));
    },
  };
}
