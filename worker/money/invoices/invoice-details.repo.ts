import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { AskedState } from "~/domain/money/invoices/invoice-details";
import { asksState } from "~/domain/money/tax/tax-documents";
import type { StateCode } from "~/domain/operators/gst-states";
import type { Database } from "../../platform/db/client";
import { bookings, operators, taxDocuments, tours } from "../../platform/db/schema";
import { hasInvoice } from "./tax-documents.repo";

/** Selects a booking with the operator that sells it, for its invoice. @param condition on the bookings table */
export function selectInvoiceBooking(db: Database, condition: SQL | undefined) {
  return db
    .select({
      booking: bookings,
      tourSlug: tours.slug,
      // In a batch, columns are distinguished by name only.
      operatorName: sql<string>`${operators.companyName}`.as("seller_name"),
      operatorGstin: sql<string | null>`${operators.gstin}`.as("seller_gstin"),
      hasInvoice,
      /** State of the last booking of its account that has one. */
      lastState: sql<StateCode | null>`(SELECT former.buyer_state FROM bookings AS former
        WHERE former.user_id = ${bookings.userId} AND former.buyer_state IS NOT NULL
        ORDER BY former.created_at DESC LIMIT 1)`.as("last_state"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(condition);
}

/**
 * Matches bookings whose tax invoice waits for the buyer's State only: everything is paid, or kept of a canceled one. The first line is the
 * WHERE of the index `bookings_state_waiting`.
 */
export const waitsForState = sql`"buyer_state" IS NULL AND "buyer_gstin" IS NULL AND "gst_percent" > 0 AND "own_sale" IS NULL AND "paid_amount" > "refunded_amount"
  AND (+${bookings.status} = 'cancelled' OR +${bookings.status} IN ('confirmed', 'completed', 'no-show')
    AND ${bookings.paidAmount} - ${bookings.refundedAmount} >= ${bookings.totalAmount})
  AND EXISTS (SELECT 1 FROM operators AS seller WHERE seller.slug = ${bookings.operatorSlug} AND seller.gstin IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM ${taxDocuments} WHERE ${taxDocuments.booking} = ${bookings.id} AND ${taxDocuments.kind} = 'invoice')`;

const waitingShown = 100;

/** Lists the references of the oldest of these bookings. @param only a further condition */
export async function listWaitingForState(db: Database, only: SQL): Promise<string[]> {
  const rows = await db
    .select({ bookingId: bookings.bookingId })
    .from(bookings)
    .where(and(waitsForState, only))
    .orderBy(asc(bookings.createdAt))
    .limit(waitingShown);
  return rows.map(({ bookingId }) => bookingId);
}

/** Returns what to ask a buyer whose State the tax invoice needs, prefilled; null if it needs none. */
export function askedStateOf(
  row: Awaited<ReturnType<typeof selectInvoiceBooking>>[number] | undefined,
): AskedState | null {
  if (!row || row.hasInvoice === 1 || !asksState(row.booking, row.operatorGstin, [])) return null;
  return { state: row.lastState ?? "", postalCode: row.booking.postalCode ?? "" };
}

/** Returns the same for a booking, by its id. */
export async function findAskedState(db: Database, booking: string): Promise<AskedState | null> {
  return askedStateOf(await selectInvoiceBooking(db, eq(bookings.id, booking)).get());
}
