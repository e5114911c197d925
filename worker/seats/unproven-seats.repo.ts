import { and, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { StartKey } from "~/domain/departures/start";
import { isBookedOn, ofDeparture, seatsTaken } from "./seats.repo";
import type { Database } from "../platform/db/client";
import { bookings, departures, spentProofs } from "../platform/db/schema";

/** Matches bookings that expire unless their address is confirmed, or they are paid. */
export const awaitsProof: SQL = sql`${bookings.verifiedAt} IS NULL AND (${bookings.status} = 'confirmed'
  OR (${bookings.status} = 'pending' AND ${bookings.isProvisional}))`;

/** Selects when a pending booking ends unless its address is confirmed, a UTC instant; NULL for others. */
export const confirmBy = sql<
  number | null
>`CASE WHEN ${bookings.status} = 'pending' AND ${awaitsProof} THEN ${bookings.paymentDueAt} END`;

/** A solved challenge, until its end (UTC instant). */
export interface Proof {
  id: string;
  expiresAt: number;
}

/**
 * Returns the statement that requires and spends a proof of work once three quarters of a departure's capacity are unpaid, their addresses
 * unproven. Fails with NOT NULL `spent_proofs.id` without a proof, and with UNIQUE `spent_proofs.id` if it was used before. Part of the batch
 * that writes the booking, after its insert.
 */
export function spendBookingProof(
  db: Database,
  {
    id,
    tourId,
    travelDate,
    start = "",
  }: { id: string; tourId: number; travelDate: string; start?: StartKey | undefined },
  proof: Proof | null,
) {
  const unproven = db
    .select({ seats: sql`coalesce(sum(${seatsTaken}), 0)` })
    .from(bookings)
    .where(
      and(
        isBookedOn,
        ne(bookings.id, id),
        isNull(bookings.verifiedAt),
        eq(bookings.paidAmount, bookings.refundedAmount),
        inArray(sql`+${bookings.status}`, ["pending", "confirmed"]),
      ),
    );
  return db.insert(spentProofs).select(
    db
      .select({
        id: sql`${proof?.id ?? null}`.as("id"),
        expiresAt: sql`${proof?.expiresAt ?? 0}`.as("expires_at"),
      })
      .from(departures)
      .where(
        and(ofDeparture({ tourId, travelDate, start }), sql`${unproven} * 4 >= ${departures.capacity} * 3`),
      ),
  );
}
