import { upiLink } from "~/domain/money/payments/upi";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { GatewayError, type PaymentGateway } from "./gateway";
import { toPaise } from "~/domain/money/paise";
import { signatureChecks, toPayment, toRefund, type SigningSecrets } from "./razorpay-shapes";
import { findSandboxRefund, insertSandboxObject, listSandboxPayments } from "./sandbox.repo";
import type { Keys } from "../../platform/keys/keys";
import { randomId } from "../../platform/surroundings";
import { sandboxPathOf } from "~/domain/money/payments/return-language";

export function sandboxSecrets(keys: Keys): SigningSecrets {
  return {
    keySecret: keys.sign("sandbox-gateway", "key"),
    webhookSecret: keys.sign("sandbox-gateway", "webhook"),
  };
}

/** Creates an id in Razorpay's format: "order_" and fourteen letters and digits. */
export function newSandboxId(prefix: "order" | "pay" | "evt"): string {
  return `${prefix}_${randomId().replaceAll("-", "").slice(0, 14)}`;
}

/** Creates a gateway that takes no money: it has Razorpay's interface, and its own pages control its payments (pay-in-sandbox.ts). */
export function createSandboxGateway({
  db,
  clock,
  keys,
}: {
  db: Database;
  clock: Clock;
  keys: Keys;
}): PaymentGateway {
  const checks = signatureChecks(sandboxSecrets(keys));
  return {
    name: "sandbox",
    formOrigin: null,
    ...checks,

    async createOrder({ amount, receipt, notes }) {
      const id = newSandboxId("order");
      const entity = { id, entity: "order", amount: toPaise(amount), currency: "INR", receipt, notes };
      await insertSandboxObject(db, { id, kind: "order", orderId: id, entity, createdAt: clock() });
      return id;
    },

    checkoutOf: ({ orderId, callbackUrl, cancelUrl }) => ({
      action: sandboxPathOf(orderId),
      fields: { callback_url: callbackUrl, cancel_url: cancelUrl },
    }),

    upiLink: ({ orderId, amount, bookingId }) =>
      Promise.resolve(
        upiLink({
          payee: "tourbharat@sandbox",
          payeeName: "Tour Bharat",
          reference: orderId,
          note: `Booking ${bookingId}`,
          amount,
        }),
      ),

    async lookUp(orderId) {
      const entities = await listSandboxPayments(db, orderId);
      return entities.map(toPayment).filter((payment) => payment !== null);
    },

    async refund({ paymentId, amount, paise, refundId }) {
      const id = `rfnd_${refundId}`;
      const entity = {
        id,
        entity: "refund",
        amount: toPaise(amount) + paise,
        currency: "INR",
        payment_id: paymentId,
        receipt: refundId,
        status: "processed",
      };
      // Refunds are looked up by their own id only, never by order.
      await insertSandboxObject(db, { id, kind: "refund", orderId: paymentId, entity, createdAt: clock() });
      return { gatewayRefundId: id, refundId, status: "done" };
    },

    async findRefund({ refundId }) {
      const entity = await findSandboxRefund(db, `rfnd_${refundId}`);
      return entity && toRefund(entity);
    },

    async pollRefund(gatewayRefundId) {
      const entity = await findSandboxRefund(db, gatewayRefundId);
      if (!entity) throw new GatewayError("refund not found");
      return toRefund(entity);
    },
  };
}
