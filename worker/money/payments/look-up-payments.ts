import type { ChangeDependencies } from "../../bookings/change-booking";
import type { Gateways } from "./choose-gateways";
import type { GatewayPayment, PaymentGateway } from "./gateway";
import { leasePolls, updatePaymentAsFailed, type ReceivedEvent } from "./payments.repo";
import { recordCapture } from "./record-capture";

export interface PaymentDependencies extends ChangeDependencies {
  gateways: Gateways;
}

const pollsPerRun = 20;

/** Records the gateway's state of one attempt to pay. */
export async function recordAttempt(
  dependencies: ChangeDependencies,
  gateway: PaymentGateway,
  payment: GatewayPayment,
  received: ReceivedEvent | null = null,
): Promise<void> {
  const { status, ...attempt } = payment;
  // Less than one rupee is no money that the books know.
  if (status === "captured" && payment.amount > 0) {
    await recordCapture(dependencies, { gateway: gateway.name, ...attempt }, received);
  }
  if (status === "failed") {
    await updatePaymentAsFailed(dependencies.db, { gateway: gateway.name, ...attempt });
  }
}

/** Looks up an order at its gateway and records the result. @throws GatewayError */
export async function pollOrder(
  dependencies: ChangeDependencies,
  gateway: PaymentGateway,
  orderId: string,
): Promise<void> {
  const attempts = await gateway.lookUp(orderId);
  // Captured attempts first: a failed attempt is irrelevant beside a successful one.
  for (const attempt of attempts.toSorted(
    (a, b) => Number(b.status === "captured") - Number(a.status === "captured"),
  )) {
    await recordAttempt(dependencies, gateway, attempt);
  }
}

/**
 * Looks up open orders, since webhooks can be lost.
 * @throws AggregateError if any look-up failed; those are retried later
 */
export async function reconcilePayments(dependencies: PaymentDependencies): Promise<void> {
  const { db, clock, gateways } = dependencies;
  const due = await leasePolls(db, { now: clock(), limit: pollsPerRun });
  const results = await Promise.allSettled(
    due.map(async ({ gateway: name, orderId }) => {
      const gateway = name === "manual" ? undefined : gateways.byName[name];
      if (gateway) await pollOrder(dependencies, gateway, orderId);
    }),
  );
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} order look-ups failed`);
}
