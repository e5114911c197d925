import { AppError } from "~/domain/errors";
import { payoutFileName, type PayoutStatement } from "~/domain/money/payouts/payout-statement";
import type { Admin, Staff } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import type { DrawnDocument } from "../../documents/draw-booking-document";
import type { ReadFont } from "../../documents/read-font";
import { findPayout, listStatedLines } from "./payouts.repo";

/**
 * Returns the statement of a payout from its stored lines. Operators see their own, but not withdrawn ones.
 * @throws AppError `not_found`
 */
export async function getPayoutStatement(
  { db }: { db: Database },
  actor: Admin | Staff<"earnings">,
  id: string,
): Promise<PayoutStatement> {
  const payout = await findPayout(db, id);
  if (!payout || ("operators" in actor && !isShownTo(actor, payout)))
    throw new AppError("not_found", "Payout not found.");
  return { ...payout, ...(await listStatedLines(db, id)) };
}

function isShownTo({ operators: own }: Staff<"earnings">, payout: { operator: string; status: string }) {
  return payout.status !== "withdrawn" && own.some(({ operator }) => operator === payout.operator);
}

/** Draws the statement as a PDF. @throws AppError as `getPayoutStatement` */
export async function drawPayoutDocument(
  { readFont, ...dependencies }: { db: Database; readFont: ReadFont },
  actor: Admin | Staff<"earnings">,
  id: string,
): Promise<DrawnDocument> {
  const statement = await getPayoutStatement(dependencies, actor, id);
  // Loaded on demand: the drawing code is large and few requests need it.
  const { drawPayoutStatement } = await import("../../documents/draw-payout-statement");
  return {
    filename: `${payoutFileName(statement)}.pdf`,
    contentType: "application/pdf",
    content: await drawPayoutStatement(statement, readFont),
  };
}
