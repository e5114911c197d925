import { and, eq, inArray, notExists, sql, type SQL } from "drizzle-orm";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import type { InvoiceDetails } from "~/domain/money/invoices/invoice-details";
import { insertUpdate } from "../../bookings/booking-events.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bookings, operators, taxDocuments, tours } from "../../platform/db/schema";

/** Returns a booking with the operator that sells it, for its invoice page, or null. */
export async function findInvoiceBooking(db: Database, condition: SQL) {
  const row = await db
    .select({ booking: bookings, operatorName: operators.companyName, operatorGstin: operators.gstin })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(condition)
    .get();
  return row ?? null;
}

/**
 * Updates the buyer's details and writes the event, so that an invoice issued at the same time has either the old or the new ones. Both
 * statements carry the guard: no invoice yet, neither canceled nor expired, and values that differ.
 * @returns true if the booking was changed
 */
export async function updateInvoiceDetails(
  db: Database,
  condition: SQL,
  { state, postalCode, billingAddress, gstin }: InvoiceDetails,
  by: { userId: string | null; at: number },
): Promise<boolean> {
  const changeable = and(
    condition,
    inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(taxDocuments)
        .where(and(eq(taxDocuments.booking, bookings.id), eq(taxDocuments.kind, "invoice"))),
    ),
    sql`(${bookings.buyerState}, ${bookings.postalCode}, ${bookings.billingAddress}, ${bookings.buyerGstin}) IS NOT (${state}, ${postalCode}, ${billingAddress}, ${gstin})`,
  );
  const { written } = await batchNamed(db, {
    update: insertUpdate(db, changeable, {
      status: sql`${bookings.status}`,
      actorId: by.userId,
      actor: "traveler",
      topic: "invoice",
      at: by.at,
    }),
    written: db
      .update(bookings)
      .set({ buyerState: state, postalCode, billingAddress, buyerGstin: gstin })
      .where(changeable),
  });
  return written.meta.changes > 0;
}
