import { and, asc, eq, gt, isNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import {
  bookings,
  resellerBookings,
  seatHolds,
  tours,
  type ResellerBookingRow,
} from "../../platform/db/schema";

/** A reservation with its booking, once it is confirmed. */
export interface Reservation {
  reservation: ResellerBookingRow;
  booking: {
    id: string;
    bookingId: string;
    status: string;
    totalAmount: number;
    refundedAmount: number;
    paidAmount: number;
    cancelledAt: number | null;
    linkVersion: number;
    travelDate: string;
    numberOfTravelers: number;
    start: string;
    isCheckedIn: number;
    /** Time of its last change, UTC instant. */
    changedAt: number;
  } | null;
  tourSlug: string;
}

export type NewReservation = typeof resellerBookings.$inferInsert;

export function insertReservation(db: Database, reservation: NewReservation) {
  return db.insert(resellerBookings).values(reservation);
}

function selectReservations(db: Database, condition: SQL | undefined) {
  return db
    .select({
      reservation: resellerBookings,
      booking: {
        id: bookings.id,
        bookingId: bookings.bookingId,
        status: bookings.status,
        totalAmount: bookings.totalAmount,
        refundedAmount: bookings.refundedAmount,
        paidAmount: bookings.paidAmount,
        cancelledAt: bookings.cancelledAt,
        linkVersion: bookings.linkVersion,
        travelDate: bookings.travelDate,
        numberOfTravelers: bookings.numberOfTravelers,
        start: sql<string>`${bookings.start}`.as("booked_start"),
        isCheckedIn:
          sql<number>`EXISTS (SELECT 1 FROM check_ins WHERE check_ins.booking = ${bookings.id})`.as(
            "is_checked_in",
          ),
        changedAt:
          sql<number>`(SELECT max(created_at) FROM booking_events WHERE booking = ${bookings.id})`.as(
            "changed_at",
          ),
      },
      tourSlug: tours.slug,
    })
    .from(resellerBookings)
    .innerJoin(tours, eq(tours.id, resellerBookings.tourId))
    .leftJoin(bookings, eq(bookings.id, resellerBookings.booking))
    .where(condition)
    .orderBy(asc(resellerBookings.createdAt), asc(resellerBookings.uuid))
    .limit(100);
}

/**
 * Finds reservations of a reseller by their uuid, or by its own or our reference.
 * @param operators slugs of those that its key opens; null for all
 */
export function findReservations(
  db: Database,
  { reseller, operators }: { reseller: string; operators: readonly string[] | null },
  by: { uuid: string } | { resellerReference?: string | undefined; supplierReference?: string | undefined },
): Promise<Reservation[]> {
  const ofReseller = and(
    eq(resellerBookings.reseller, reseller),
    operators === null
      ? undefined
      : sql`${tours.operatorSlug} IN (SELECT value FROM json_each(${JSON.stringify(operators)}))`,
  );
  if ("uuid" in by) return selectReservations(db, and(ofReseller, eq(resellerBookings.uuid, by.uuid)));
  const { resellerReference, supplierReference } = by;
  return selectReservations(
    db,
    and(
      ofReseller,
      resellerReference === undefined ? undefined : eq(resellerBookings.resellerReference, resellerReference),
      supplierReference === undefined ? undefined : eq(bookings.bookingId, supplierReference),
    ),
  );
}

type ReservationKey = Pick<ResellerBookingRow, "reseller" | "uuid">;

function isOf({ reseller, uuid }: ReservationKey) {
  return and(eq(resellerBookings.reseller, reseller), eq(resellerBookings.uuid, uuid));
}

/** Selects the hold of a reservation as it is now. */
function holdOf(db: Database, of: ReservationKey) {
  return db.select({ hold: resellerBookings.hold }).from(resellerBookings).where(isOf(of));
}

/** Matches a reservation that is still on hold at an instant. */
function isOnHold(of: ReservationKey, now: number) {
  return and(
    isOf(of),
    isNull(resellerBookings.booking),
    isNull(resellerBookings.cancelledAt),
    gt(resellerBookings.expiresAt, now),
  );
}

/** Sums what a reseller's reservations on hold cost it, but that of one. Whole rupees. */
export async function sumOnHold(
  db: Database,
  reseller: string,
  except: string,
  now: number,
): Promise<number> {
  const row = await db
    .select({ sum: sql<number>`coalesce(sum(${resellerBookings.net}), 0)`.as("on_hold") })
    .from(resellerBookings)
    .where(
      and(
        eq(resellerBookings.reseller, reseller),
        gt(resellerBookings.expiresAt, now),
        isNull(resellerBookings.booking),
        isNull(resellerBookings.cancelledAt),
        ne(resellerBookings.uuid, except),
      ),
    )
    .get();
  return row?.sum ?? 0;
}

type Changed = Partial<
  Omit<ResellerBookingRow, "reseller" | "uuid" | "booking" | "createdAt" | "expiresAt"> & {
    expiresAt: number | SQL;
  }
>;

/** Builds the statement that changes a reservation while it is on hold. */
export function updateReservation(db: Database, of: ReservationKey, set: Changed, now: number) {
  return db
    .update(resellerBookings)
    .set({ ...set, updatedAt: now })
    .where(isOnHold(of, now));
}

/**
 * Builds the statement that changes what a reservation sells, with another hold. Fails with NOT NULL `reseller_bookings.hold` if the
 * reservation has got another hold since it was read, or is no longer on hold: the new hold would belong to nothing.
 */
export function moveReservation(
  db: Database,
  { hold, ...of }: ResellerBookingRow,
  set: Changed & { hold: string },
  now: number,
) {
  const isAsRead = and(isOnHold(of, now), eq(resellerBookings.hold, hold));
  return db
    .update(resellerBookings)
    .set({ ...set, hold: sql`iif(${isAsRead}, ${set.hold}, NULL)`, updatedAt: now })
    .where(isOf(of));
}

/** Builds the statement that changes what a reseller knows of a booking, or of a reservation. An erased contact stays erased. */
export function updateKnown(
  db: Database,
  of: ReservationKey,
  set: Pick<
    Changed,
    "resellerReference" | "encryptedContact" | "cancelReason" | "unitItems" | "travelDate" | "start"
  >,
  now: number,
) {
  const { encryptedContact: stored } = resellerBookings;
  const contact = set.encryptedContact && {
    encryptedContact: sql`iif(${stored} IS NULL, NULL, ${set.encryptedContact})`,
  };
  return db
    .update(resellerBookings)
    .set({ ...set, ...contact, updatedAt: now })
    .where(isOf(of));
}

/** Keeps a reservation on hold until later; one that is kept longer already stays as it is. */
export async function extend(
  db: Database,
  reservation: ReservationKey,
  until: number,
  now: number,
): Promise<void> {
  const later = (column: SQLWrapper) => sql`max(${column}, ${until})`;
  await batchNamed(db, {
    reservation: updateReservation(db, reservation, { expiresAt: later(resellerBookings.expiresAt) }, now),
    hold: db
      .update(seatHolds)
      .set({ expiresAt: later(seatHolds.expiresAt) })
      .where(and(eq(seatHolds.id, holdOf(db, reservation)), gt(seatHolds.expiresAt, now))),
  });
}

/** Builds the statement that releases the seats of a hold. */
export function deleteHold(db: Database, id: string) {
  return db.delete(seatHolds).where(eq(seatHolds.id, id));
}

/** Gives a reservation up, and its seats back, while it is on hold. @returns false if it was booked, given up or expired meanwhile */
export async function cancelOnHold(
  db: Database,
  of: ReservationKey,
  reason: string | null,
  now: number,
): Promise<boolean> {
  const { reservation } = await batchNamed(db, {
    hold: db
      .delete(seatHolds)
      .where(
        and(
          eq(seatHolds.id, holdOf(db, of)),
          sql`EXISTS (SELECT 1 FROM ${resellerBookings} WHERE ${isOnHold(of, now)})`,
        ),
      ),
    reservation: updateReservation(db, of, { cancelledAt: now, cancelReason: reason }, now),
  });
  return reservation.meta.changes > 0;
}
