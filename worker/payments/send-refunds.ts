import { z } from "zod";
import { AppError } from "~/domain/errors";
import type { AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../authz/actors";
import type { PaymentDependencies } from "./look-up-payments";
import { finishRefund, recordRefund, type RefundDependencies } from "./record-refund";
import {
  leaseDueRefunds,
  updateRefundAsRefused,
  updateRefundAsSent,
  findRefund,
  type LeasedRefund,
} from "./refunds.repo";

const minute = 60_000;

/** Delay before each retry of a refund; after the last failure it is left to administrators. */
export const refundDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);

const leaseTime = 5 * minute;
const askAgainAfter = 60 * minute;
const refundsPerRun = 20;

/** Sends due refunds. Safe to run concurrently: the gateway deduplicates by our own id. */
export async function sendRefunds(
  dependencies: Pick<PaymentDependencies, "db" | "clock" | "gateways" | "bookingMailer">,
): Promise<void> {
  const now = dependencies.clock();
  const due = await leaseDueRefunds(dependencies.db, { now, until: now + leaseTime, limit: refundsPerRun });
  const results = await Promise.allSettled(due.map((refund) => send(dependencies, refund)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

async function send(
  dependencies: Pick<PaymentDependencies, "db" | "clock" | "gateways" | "bookingMailer">,
  refund: LeasedRefund,
): Promise<void> {
  const { db, clock, gateways } = dependencies;
  const { id, amount, attempts, paymentId, gatewayRefundId } = refund;
  const gateway = refund.gateway === "manual" ? undefined : gateways.byName[refund.gateway];
  try {
    if (!gateway || paymentId === null) throw new Error(`gateway ${refund.gateway} is not configured`);
    const sent =
      gatewayRefundId === null
        ? await gateway.refund({ paymentId, amount, refundId: id })
        : await gateway.pollRefund(gatewayRefundId);
    if (sent.status === "done") await finishRefund(dependencies, refund, sent.gatewayRefundId);
    else if (sent.status === "failed") await recordRefund(dependencies, { ...sent, refundId: id });
    else {
      const nextAttemptAt = clock() + askAgainAfter;
      await updateRefundAsSent(db, id, { gatewayRefundId: sent.gatewayRefundId, nextAttemptAt });
    }
  } catch (error) {
    const delay = refundDelays[attempts];
    const message = error instanceof Error ? error.message : String(error);
    console.error(`refund ${id} not sent, try ${attempts + 1} of ${refundDelays.length + 1}: ${message}`);
    await updateRefundAsRefused(db, id, {
      error: message.slice(0, 500),
      nextAttemptAt: delay === undefined ? null : clock() + delay,
    });
  }
}

/**
 * Records a refund that an administrator has paid: of a payment without a gateway, or one that a gateway could not refund.
 * @throws AppError `not_found`, `illegal_transition` (already done, or the gateway's to do), `conflict`
 * (it was refunded, or is being sent again, since it was read)
 */
export async function finishRefundByHand(
  dependencies: RefundDependencies & { audit: AuditDependencies },
  admin: Admin,
  id: string,
): Promise<void> {
  const refund = z.uuid().safeParse(id).success
    ? await findRefund(dependencies.db, { id, gatewayRefundId: null })
    : null;
  if (!refund) throw new AppError("not_found", "Refund not found.");
  if (refund.status === "done")
    throw new AppError("illegal_transition", "This refund has already been paid.");
  if (refund.gateway !== "manual" && refund.status !== "failed") {
    throw new AppError("illegal_transition", "The payment service is already sending this refund.");
  }
  await finishRefund(dependencies, refund, null, { audit: dependencies.audit, viewer: admin });
}
