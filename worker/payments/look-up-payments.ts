import type { ChangeDependencies } from "../bookings/change-booking";
import type { Gateways } from "./choose-gateways";
import type { GatewayPayment, PaymentGateway } from "./gateway";
import { leaseLookUps, updatePaymentAsFailed } from "./payments.repo";
import type { ToldEvent } from "./payments.repo";
import { recordCapture } from "./record-capture";

export interface PaymentDependencies extends ChangeDependencies {
  gateways: Gateways;
}

const lookUpsPerRun = 20;

/** Records what a gateway says of one attempt to pay. */
export async function recordAttempt(
  dependencies: ChangeDependencies,
  gateway: PaymentGateway,
  payment: GatewayPayment,
  told: ToldEvent | null = null,
): Promise<void> {
  const { status, ...attempt } = payment;
  if (status === "captured") {
    await recordCapture(dependencies, { gateway: gateway.name, ...attempt }, told);
  }
  if (status === "failed") {
    await updatePaymentAsFailed(dependencies.db, { gateway: gateway.name, ...attempt });
  }
}

/** Asks a gateway what became of an order, and records it. @throws GatewayFault */
export async function lookUpOrder(
  dependencies: ChangeDependencies,
  gateway: PaymentGateway,
  orderId: string,
): Promise<void> {
  const attempts = await gateway.lookUp(orderId);
  // Money first: an attempt that failed says nothing beside one that did not.
  for (const attempt of attempts.toSorted(
    (a, b) => Number(b.status === "captured") - Number(a.status === "captured"),
  )) {
    await recordAttempt(dependencies, gateway, attempt);
  }
}

/**
 * Finds out what became of the orders nobody has told us of: a webhook may be lost.
 * @throws AggregateError when any could not be asked; they are asked again later
 */
export async function lookUpPayments(dependencies: PaymentDependencies): Promise<void> {
  const { db, clock, gateways } = dependencies;
  const due = await leaseLookUps(db, { now: clock(), limit: lookUpsPerRun });
  const results = await Promise.allSettled(
    due.map(async ({ gateway: name, orderId }) => {
      const gateway = name === "manual" ? undefined : gateways.byName[name];
      if (gateway) await lookUpOrder(dependencies, gateway, orderId);
    }),
  );
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be looked up`);
}
