import { z } from "zod";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "../accounts/require-admin";
import type { AuditDependencies } from "../audit/with-audit";
import { finishRefund } from "./record-refund";
import type { RefundDependencies } from "./record-refund";
import { findRefund } from "./refunds.repo";

/**
 * Notes that an administrator has returned money: that of a payment that came without a gateway, or that a gateway could
 * not return.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `illegal_transition` (done already, or the gateway's to do),
 *   `conflict` (it was returned, or is being sent again, since it was read)
 */
export async function finishRefundByHand(
  dependencies: RefundDependencies & { audit: AuditDependencies },
  viewer: Viewer | null,
  id: string,
): Promise<void> {
  requireAdmin(viewer);
  const refund = z.uuid().safeParse(id).success
    ? await findRefund(dependencies.db, { id, gatewayRefundId: null })
    : null;
  if (!refund) throw new AppError("not_found", "There is no such refund.");
  if (refund.status === "done") throw new AppError("illegal_transition", "This was returned already.");
  if (refund.gateway !== "manual" && refund.status !== "failed") {
    throw new AppError("illegal_transition", "The payment service is returning this by itself.");
  }
  await finishRefund(dependencies, refund, null, { audit: dependencies.audit, viewer });
}
