import { z } from "zod";
import type { PayWay } from "~/domain/bookings/payment-methods";
import { GatewayError, type PaymentGateway } from "./gateway";
import { toPaise } from "~/domain/money/paise";
import {
  orderSchema,
  paymentSchema,
  refundSchema,
  signatureChecks,
  toPayment,
  toRefund,
  type SigningSecrets,
} from "./razorpay-shapes";

const api = "https://api.razorpay.com";
const patience = 15_000;

/** Methods as Razorpay's page preselects them. Source: razorpay.com/docs/payments/payment-gateway/web-integration/hosted. */
const methods: Record<PayWay, string> = { upi: "upi", card: "card", "net-banking": "netbanking" };

const paymentsSchema = z.object({ items: z.array(paymentSchema) });
const refundsSchema = z.object({ items: z.array(refundSchema) });
const upiSchema = z.object({ link: z.string().startsWith("upi://") });
const errorSchema = z.object({ error: z.object({ code: z.string() }) });

/** Creates the Razorpay gateway. Source: razorpay.com/docs/api. @param fetcher replaces `fetch` in tests */
export function createRazorpayGateway(
  secrets: SigningSecrets & { keyId: string },
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): PaymentGateway {
  const authorization = `Basic ${btoa(`${secrets.keyId}:${secrets.keySecret}`)}`;

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<z.output<Schema>> {
    const response = await fetcher(`${api}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { Authorization: authorization, "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new GatewayError(`no response: ${error instanceof Error ? error.name : "unknown"}`);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const code = errorSchema.safeParse(answer).data?.error.code ?? "";
      throw new GatewayError(`${response.status} ${code}`.trim());
    }
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new GatewayError(`unexpected response to ${path}`);
    return parsed.data;
  }

  return {
    name: "razorpay",
    formOrigin: api,
    ...signatureChecks(secrets),

    async createOrder({ amount, receipt, notes }) {
      const body = { amount: toPaise(amount), currency: "INR", receipt, notes, payment_capture: true };
      return (await ask(orderSchema, "/v1/orders", { body })).id;
    },

    checkoutOf: (details) => ({
      action: `${api}/v1/checkout/embedded`,
      fields: {
        key_id: secrets.keyId,
        amount: String(toPaise(details.amount)),
        currency: "INR",
        order_id: details.orderId,
        name: "Tour Bharat",
        description: details.description,
        "prefill[name]": details.customer.name,
        "prefill[email]": details.customer.email,
        "prefill[contact]": details.customer.phone,
        "prefill[method]": methods[details.way],
        callback_url: details.callbackUrl,
        cancel_url: details.cancelUrl,
      },
    }),

    async upiLink(details) {
      const body = {
        amount: toPaise(details.amount),
        currency: "INR",
        order_id: details.orderId,
        email: details.customer.email,
        contact: details.customer.phone,
        method: "upi",
        upi: { flow: "intent" },
        description: details.description,
      };
      try {
        return (await ask(upiSchema, "/v1/payments/create/upi", { body })).link;
      } catch (error) {
        // Razorpay enables UPI links on request only; its own page offers UPI to all accounts.
        if (error instanceof GatewayError && /^40[04]/.test(error.message)) return null;
        throw error;
      }
    },

    async lookUp(orderId) {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await ask(paymentsSchema, path);
      return items.map(toPayment).filter((payment) => payment !== null);
    },

    async refund({ paymentId, amount, paise, refundId }) {
      return toRefund(
        await ask(refundSchema, `/v1/payments/${encodeURIComponent(paymentId)}/refund`, {
          body: { amount: toPaise(amount) + paise, receipt: refundId, notes: { refund: refundId } },
          headers: { "X-Refund-Idempotency": refundId },
        }),
      );
    },

    async findRefund({ paymentId, refundId }) {
      // 100 is the most that Razorpay lists at once, and more than a payment has here.
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
      const { items } = await ask(refundsSchema, path);
      const found = items.find(({ receipt }) => receipt === refundId);
      return found ? toRefund(found) : null;
    },

    pollRefund: async (gatewayRefundId) =>
      toRefund(await ask(refundSchema, `/v1/refunds/${encodeURIComponent(gatewayRefundId)}`)),
  };
}
