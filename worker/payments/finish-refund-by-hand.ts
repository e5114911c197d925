import { z } from "zod";
import { AppError } from "~/domain/errors";
import type { AuditDependencies } from "../audit/with-audit";
import { finishRefund } from "./record-refund";
import type { RefundDependencies } from "./record-refund";
import { findRefund } from "./refunds.repo";
import type { Admin } from "../authz/actors";

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
