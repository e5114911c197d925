import { and, eq, inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import { deletedTraveler } from "~/domain/accounts/profile";
import { foldedName } from "~/domain/desk/booking-search";
import { hasDetails } from "../bookings/traveler-bookings.repo";
import { nextVersion } from "../bookings/booking-events.repo";
import type { Database } from "../platform/db/client";
import {
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  couponCustomers,
  couponUses,
  mailOutbox,
  notifications,
  partyMembers,
  taxDocuments,
  threadReports,
} from "../platform/db/schema";

/** Bookings whose trips are over or were called off: nobody needs their travelers' details anymore. */
export const isBookingOver = notInArray(bookings.status, ["pending", "confirmed"]);

export const isBookingAhead = inArray(bookings.status, ["pending", "confirmed"]);

/** Values that replace the traveler details of an erased booking. */
export const erasedDetails = {
  customerName: deletedTraveler,
  customerFolded: foldedName(deletedTraveler),
  customerEmail: "",
  emailKey: null,
  caller: null,
  customerPhone: "",
  emergencyName: "",
  emergencyPhone: "",
  specialRequests: null,
  pickUp: null,
  buyerState: null,
  postalCode: null,
  billingAddress: null,
  buyerGstin: null,
};

/** Selects up to so many bookings to erase. The order makes all statements of a batch see the same ones. */
export function bookingsToErase(db: Database, condition: SQL | undefined, limit: number) {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(condition, isBookingOver, hasDetails))
    .orderBy(bookings.travelDate, bookings.id)
    .limit(limit);
}

/**
 * Builds the statements that erase what these bookings hold of their travelers; the bookings, their amounts and their tax documents stay
 * (section 36 of the CGST Act, 2017). Each booking gets its numbered event, so that operators' lists follow. The last statement changes
 * the bookings.
 * @param ids of the bookings
 */
export function eraseBookings(
  db: Database,
  ids: readonly string[],
  { now, actor }: { now: number; actor: "traveler" | "system" },
) {
  const these = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const isTheirs = inArray(bookings.id, these);
  const ofThese = (
    column: typeof bookingMessages.booking | typeof bookingNotes.booking | typeof partyMembers.booking,
  ) => inArray(column, these);
  const usesOf = (condition: SQL | undefined) =>
    db.select({ coupon: couponUses.coupon, emailKey: couponUses.emailKey }).from(couponUses).where(condition);
  const customer = sql`(${couponCustomers.coupon}, ${couponCustomers.emailKey})`;
  return [
    db.insert(bookingEvents).select(
      db
        .select({
          seq: sql<number>`NULL`.as("seq"),
          type: sql`'booking.updated'`.as("type"),
          booking: bookings.id,
          status: bookings.status,
          actorId: sql`NULL`.as("actor_id"),
          actor: sql`${actor}`.as("actor"),
          reason: sql`NULL`.as("reason"),
          topic: sql`NULL`.as("topic"),
          version: nextVersion,
          createdAt: sql`${now}`.as("created_at"),
        })
        .from(bookings)
        .where(isTheirs),
    ),
    db
      .update(bookingEvents)
      .set({ reason: null })
      .where(and(eq(bookingEvents.actor, "traveler"), inArray(bookingEvents.booking, these))),
    db
      .delete(bookingMessages)
      .where(
        and(
          ofThese(bookingMessages.booking),
          or(eq(bookingMessages.toTraveler, true), eq(bookingMessages.author, "traveler")),
        ),
      ),
    db
      .delete(threadReports)
      .where(and(inArray(threadReports.booking, these), eq(threadReports.reporter, "traveler"))),
    db.delete(bookingNotes).where(ofThese(bookingNotes.booking)),
    db.delete(partyMembers).where(ofThese(partyMembers.booking)),
    db
      .delete(couponCustomers)
      .where(
        and(
          sql`${customer} IN (${usesOf(inArray(couponUses.booking, these))})`,
          sql`${customer} NOT IN (${usesOf(notInArray(couponUses.booking, these))})`,
        ),
      ),
    db.update(couponUses).set({ emailKey: "" }).where(inArray(couponUses.booking, these)),
    db
      .update(taxDocuments)
      .set({ document: sql`json_set(${taxDocuments.document}, '$.buyer.contact', NULL)` })
      .where(
        and(
          inArray(taxDocuments.booking, these),
          sql`json_extract(${taxDocuments.document}, '$.buyer.contact') IS NOT NULL`,
        ),
      ),
    // Formats of the keys: notify-of-booking.ts and send-booking-message.ts.
    db.delete(mailOutbox).where(isAbout(mailOutbox.dedupeKey, these)),
    db.delete(notifications).where(isAbout(notifications.dedupeKey, these)),
    db.update(bookings).set(erasedDetails).where(isTheirs),
  ] as const;
}

function isAbout(key: typeof mailOutbox.dedupeKey | typeof notifications.dedupeKey, these: SQL): SQL {
  return sql`(${key} LIKE 'booking/%' AND substr(${key}, 9, 36) IN ${these})
    OR (${key} LIKE 'operator-of-booking/%' AND substr(${key}, 21, 36) IN ${these})`;
}
