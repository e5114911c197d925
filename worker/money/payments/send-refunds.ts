import { z } from "zod";
import { AppError } from "~/domain/errors";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import type { GatewayRefund } from "./gateway";
import type { PaymentDependencies } from "./look-up-payments";
import { finishRefund, recordRefund, type RefundDependencies } from "./record-refund";
import {
  leaseDueRefunds,
  updateRefundAsRefused,
  updateRefundAsSent,
  findRefund,
  type LeasedRefund,
} from "./refunds.repo";
import { logError } from "../../platform/log";

const minute = 60_000;

/** Delay before each retry of a refund; after the last failure it is left to administrators. */
export const refundDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);

const leaseTime = 5 * minute;
const askAgainAfter = 60 * minute;
const refundsPerRun = 20;

/** Sends due refunds. Safe to run concurrently: the gateway deduplicates by our own id. */
export async function sendRefunds(dependencies: SendDependencies): Promise<void> {
  const now = dependencies.clock();
  const due = await leaseDueRefunds(dependencies.db, { now, until: now + leaseTime, limit: refundsPerRun });
  const results = await Promise.allSettled(due.map((refund) => send(dependencies, refund)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

type SendDependencies = Pick<PaymentDependencies, "db" | "clock" | "gateways" | "bookingMailer">;

async function send(dependencies: SendDependencies, refund: LeasedRefund): Promise<void> {
  const { db, clock } = dependencies;
  const { id, amount, paise, attempts, paymentId, gatewayRefundId } = refund;
  const gateway = gatewayOf(dependencies, refund);
  try {
    if (!gateway || paymentId === null) throw new Error(`gateway ${refund.gateway} is not configured`);
    const sent =
      gatewayRefundId === null
        ? await gateway.refund({ paymentId, amount, paise, refundId: id })
        : await gateway.pollRefund(gatewayRefundId);
    await recordSent(dependencies, refund, sent);
  } catch (error) {
    const delay = refundDelays[attempts];
    const message = error instanceof Error ? error.message : String(error);
    logError("refund not sent", error, {
      refund: id,
      attempt: attempts + 1,
      maxAttempts: refundDelays.length + 1,
    });
    const known = delay === undefined ? await lookUpRefund(dependencies, refund) : "unsent";
    if (typeof known === "object") return recordSent(dependencies, refund, known);
    const unsure = "The payment service did not say if it was sent. Check there before you pay.";
    await updateRefundAsRefused(db, id, {
      error: (known === "unknown" ? `${unsure} (${message})` : message).slice(0, 500),
      nextAttemptAt: delay === undefined ? null : clock() + delay,
    });
  }
}

function gatewayOf({ gateways }: Pick<PaymentDependencies, "gateways">, { gateway }: LeasedRefund) {
  return gateway === "manual" ? undefined : gateways.byName[gateway];
}

/** Records a gateway's state of a refund that was sent. */
async function recordSent(
  dependencies: SendDependencies,
  refund: LeasedRefund,
  sent: GatewayRefund,
): Promise<void> {
  const { db, clock } = dependencies;
  if (sent.status === "done") return finishRefund(dependencies, refund, sent.gatewayRefundId);
  if (sent.status === "failed") return recordRefund(dependencies, { ...sent, refundId: refund.id });
  const nextAttemptAt = clock() + askAgainAfter;
  await updateRefundAsSent(db, refund.id, { gatewayRefundId: sent.gatewayRefundId, nextAttemptAt });
}

/**
 * Asks the gateway for a refund before people make it: a request whose answer was lost may have been sent.
 * @returns "unsent" if the gateway has none, "unknown" if it cannot be asked
 */
async function lookUpRefund(
  dependencies: Pick<PaymentDependencies, "gateways">,
  refund: LeasedRefund,
): Promise<GatewayRefund | "unsent" | "unknown"> {
  const { id: refundId, paymentId } = refund;
  const gateway = gatewayOf(dependencies, refund);
  if (!gateway || paymentId === null) return "unknown";
  return gateway.findRefund({ paymentId, refundId }).then(
    (found) => found ?? "unsent",
    () => "unknown",
  );
}

/**
 * Records a refund that an administrator has paid: of a payment without a gateway, or one that a gateway could not refund.
 * @throws AppError `not_found`, `illegal_transition` (already done, or the gateway's to do), `conflict`
 * (it was refunded, or is being sent again, since it was read, or the gateway has sent it)
 */
export async function finishRefundByHand(
  dependencies: RefundDependencies & Pick<PaymentDependencies, "gateways"> & { audit: AuditDependencies },
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
  const known = refund.gateway === "manual" ? "unsent" : await lookUpRefund(dependencies, refund);
  if (typeof known === "object" && known.status !== "failed") {
    await recordSent(dependencies, refund, known);
    throw new AppError("conflict", "The payment service has sent this refund already. Please don't pay it.");
  }
  await finishRefund(dependencies, refund, null, { audit: dependencies.audit, viewer: admin });
}
