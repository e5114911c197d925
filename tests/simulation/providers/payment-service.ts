import type { Random } from "../../../scripts/prove/random.ts";
import { GatewayError, type PaymentGateway } from "../../../worker/money/payments/gateway";
import {
  paymentSchema,
  refundSchema,
  signatureChecks,
  signCallback,
  signWebhook,
  toPayment,
  toRefund,
} from "../../../worker/money/payments/razorpay-shapes";
import { Isolate } from "../runtime/isolate.ts";
import type { Scheduler } from "../runtime/scheduler.ts";
import type { Faults } from "./faults.ts";

/** Milliseconds that our gateway waits for an answer. */
const patience = 15_000;
const secrets = { keySecret: "key of the simulation", webhookSecret: "webhook of the simulation" };

export interface ServicePayment {
  id: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  status: "captured" | "failed";
  method: string;
}

export interface ServiceRefund {
  id: string;
  payment_id: string;
  amount: number;
  status: "pending" | "processed" | "failed";
  /** Our own id. */
  receipt: string;
}

export interface Webhook {
  body: string;
  headers: Headers;
}

interface Options {
  random: Random;
  scheduler: Scheduler;
  faults: Faults;
  /** Receives each delivery of a webhook: late, repeated and in any order. */
  deliver: (webhook: Webhook) => void;
}

/** The payment service as it is outside of our processes: it forgets nothing, but its answers and webhooks may fail. */
export class PaymentService {
  readonly #options: Options;
  readonly orders = new Map<string, { amount: number }>();
  readonly payments: ServicePayment[] = [];
  readonly refunds: ServiceRefund[] = [];
  #ids = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns our side of the interface. */
  gateway(): PaymentGateway {
    return {
      name: "razorpay",
      formOrigin: null,
      ...signatureChecks(secrets),
      checkoutOf: ({ orderId }) => ({ action: `https://payments.example/${orderId}`, fields: { orderId } }),
      upiLink: async ({ orderId }) => `upi://pay?tr=${orderId}`,
      createOrder: ({ amount }) => this.#answer("order", () => this.#createOrder(amount * 100)),
      lookUp: (orderId) =>
        this.#answer("look-up", () =>
          this.payments
            .filter(({ order_id }) => order_id === orderId)
            .flatMap((payment) => toPayment(paymentSchema.parse(payment)) ?? []),
        ),
      refund: ({ paymentId, amount, paise, refundId }) =>
        this.#answer("refund", () => this.#refund(paymentId, amount * 100 + paise, refundId)),
      findRefund: ({ refundId }) =>
        this.#answer("find-refund", () => {
          const found = this.refunds.find(({ receipt }) => receipt === refundId);
          return found ? toRefund(refundSchema.parse(found)) : null;
        }),
      pollRefund: (id) =>
        this.#answer("poll-refund", () => {
          const found = this.refunds.find((refund) => refund.id === id);
          if (!found) throw new GatewayError("404 BAD_REQUEST_ERROR");
          return toRefund(refundSchema.parse(found));
        }),
    };
  }

  /** A person pays an order. Their bank may take another amount, and refuse. @returns the parameters of the return */
  pay(orderId: string, outcome: "captured" | "failed", amount?: number) {
    const order = this.orders.get(orderId);
    if (!order) throw new Error(`there is no order ${orderId}`);
    // One payment of an order is captured. Source: razorpay.com/docs/payments/orders
    const isPaid = this.payments.some((each) => each.order_id === orderId && each.status === "captured");
    const status = isPaid ? "failed" : outcome;
    const payment: ServicePayment = {
      id: this.#newId("pay"),
      order_id: orderId,
      amount: amount ?? order.amount,
      currency: "INR",
      status,
      method: this.#options.random.pick(["upi", "card", "netbanking"]),
    };
    this.payments.push(payment);
    this.#announce(`payment.${status}`, { payment: { entity: payment } });
    const callback = { orderId, paymentId: payment.id };
    return { ...callback, signature: signCallback(secrets, callback) };
  }

  #createOrder(amount: number): string {
    const id = this.#newId("order");
    this.orders.set(id, { amount });
    return id;
  }

  /** Refunds once per refund id, and never more than was paid. */
  #refund(paymentId: string, amount: number, receipt: string) {
    const known = this.refunds.find((refund) => refund.receipt === receipt);
    if (known) return toRefund(refundSchema.parse(known));
    const payment = this.payments.find(({ id }) => id === paymentId);
    if (payment?.status !== "captured" || amount > payment.amount - this.refundedOf(paymentId))
      throw new GatewayError("400 BAD_REQUEST_ERROR");
    const { random, scheduler } = this.#options;
    const status = random.weighted([
      ["processed", 6],
      ["pending", 3],
      ["failed", 1],
    ] as const);
    const refund: ServiceRefund = { id: this.#newId("rfnd"), payment_id: paymentId, amount, status, receipt };
    this.refunds.push(refund);
    if (status === "pending")
      scheduler.after(random.between(1, 48) * 3_600_000, () => {
        refund.status = random.chance(0.9) ? "processed" : "failed";
        this.#announce(`refund.${refund.status}`, { refund: { entity: refund } });
      });
    else this.#announce(`refund.${status}`, { refund: { entity: refund } });
    return toRefund(refundSchema.parse(refund));
  }

  /** Paise of a payment that went back, or are on their way. */
  refundedOf(paymentId: string): number {
    return this.refunds
      .filter(({ payment_id, status }) => payment_id === paymentId && status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  #newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${String(this.#ids).padStart(14, "0")}`;
  }

  /** Sends a webhook: never, once or several times, soon or late. */
  #announce(event: string, payload: object): void {
    const { random, scheduler, deliver } = this.#options;
    const body = JSON.stringify({ entity: "event", event, payload });
    const headers = new Headers({
      "X-Razorpay-Signature": signWebhook(secrets, body),
      "x-razorpay-event-id": this.#newId("evt"),
    });
    const times = random.weighted([
      [0, 1],
      [1, 6],
      [2, 2],
      [3, 1],
    ] as const);
    for (let time = 0; time < times; time += 1)
      scheduler.after(
        random.chance(0.8) ? random.between(100, 20_000) : random.between(1, 300) * 60_000,
        () => deliver({ body, headers }),
      );
  }

  async #answer<Result>(call: string, act: () => Result): Promise<Result> {
    const { random, faults } = this.#options;
    const isolate = Isolate.current();
    await isolate.sleep(random.between(50, 800));
    await faults.mayDie();
    const fault = faults.ofProvider(call);
    if (fault === "refused") throw new GatewayError("503 SERVER_ERROR");
    if (fault === "late") await isolate.sleep(random.between(1000, patience - 1000));
    if (fault === "silent") return this.#fallSilent(isolate);
    if (fault === "twice") act();
    const result = act();
    await faults.mayDie();
    if (fault === "lost") return this.#fallSilent(isolate);
    await isolate.sleep(random.between(20, 200));
    return result;
  }

  async #fallSilent(isolate: Isolate): Promise<never> {
    await isolate.sleep(patience);
    throw new GatewayError("no response: TimeoutError");
  }
}
