import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import type { GatewayRefund } from "./gateway";
import { findOperatorOf, findRefund, updateRefundAsDone, updateRefundAsRefused } from "./refunds.repo";
import type { RefundRow } from "./refunds.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
}

/** Notes, once, that the money of a refund has been returned. */
export async function finishRefund(
  { db, clock }: Dependencies,
  refund: RefundRow,
  gatewayRefundId: string | null,
): Promise<void> {
  const operatorSlug = await findOperatorOf(db, refund.booking);
  try {
    await updateRefundAsDone(db, refund, { gatewayRefundId, operatorSlug, at: clock() });
  } catch (error) {
    if (!violates(error, "ledger_entries.key")) throw error;
  }
}

/** Records what a gateway says of a refund. One that it gave up is left to people, since it would do so again. */
export async function recordRefund(
  dependencies: Dependencies,
  { gatewayRefundId, refundId, status }: GatewayRefund,
): Promise<void> {
  const refund = await findRefund(dependencies.db, { id: refundId, gatewayRefundId });
  if (!refund) return;
  if (status === "done") await finishRefund(dependencies, refund, gatewayRefundId);
  if (status === "failed") {
    const failure = { error: "the gateway could not return it", nextAttemptAt: null };
    await updateRefundAsRefused(dependencies.db, refund.id, failure);
  }
}
