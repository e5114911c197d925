import { asc, eq } from "drizzle-orm";
import { AppError } from "~/domain/errors";
import { payoutFileName, type PayoutStatement } from "~/domain/money/payout-statement";
import type { Admin, Staff } from "../authz/actors";
import type { Database } from "../db/client";
import { bookings, operators, payoutLines, payouts } from "../db/schema";
import type { DrawnDocument } from "../documents/draw-booking-document";
import { findPayout } from "./payouts.repo";

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
  const [[operator], rows] = await db.batch([
    db
      .select({ gstin: payouts.gstin, pan: payouts.pan, address: operators.address })
      .from(payouts)
      .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
      .where(eq(payouts.id, id)),
    db
      .select({
        line: payoutLines,
        bookingId: bookings.bookingId,
        tour: bookings.tourTitle,
        travelDate: bookings.travelDate,
      })
      .from(payoutLines)
      .leftJoin(bookings, eq(bookings.id, payoutLines.booking))
      .where(eq(payoutLines.payout, id))
      .orderBy(asc(payoutLines.id)),
  ]);
  const none = { gstin: null, pan: null, address: null };
  return {
    ...payout,
    ...(operator ?? none),
    lines: rows.map(({ line: { payout: _, ...line }, ...about }) => ({ ...line, ...about })),
  };
}

function isShownTo({ operators: own }: Staff<"earnings">, payout: { operator: string; status: string }) {
  return payout.status !== "withdrawn" && own.some(({ operator }) => operator === payout.operator);
}

/** Draws the statement as a PDF. @throws AppError as `getPayoutStatement` */
export async function drawPayoutDocument(
  dependencies: { db: Database },
  actor: Admin | Staff<"earnings">,
  id: string,
): Promise<DrawnDocument> {
  const statement = await getPayoutStatement(dependencies, actor, id);
  // Loaded on demand: the drawing code is large and few requests need it.
  const { drawPayoutStatement } = await import("../documents/draw-payout-statement");
  return {
    filename: `${payoutFileName(statement)}.pdf`,
    contentType: "application/pdf",
    content: await drawPayoutStatement(statement),
  };
}
