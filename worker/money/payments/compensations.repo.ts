import { and, eq, exists, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StoredCompensation, TravelerCompensation } from "~/domain/bookings/compensation";
import {
  compensationChargeEntries,
  compensationPaidEntries,
  travelerCompensationEntries,
} from "~/domain/money/ledger/ledger";
import type { AuditStatements } from "../../audit/with-audit";
import { insertBookingMail } from "../../notifications/bookings/booking-mail.repo";
import type { Mail } from "../../notifications/mail/mailer";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bookings, travelerCompensations, type BookingRow } from "../../platform/db/schema";
import { insertEntries, insertEntriesIf } from "../ledger/ledger.repo";

/**
 * Builds the statements that owe a traveler a compensation, and charge the operator its part; part of the batch of the cancellation. The
 * PRIMARY KEY of the table and the UNIQUE keys of the ledger fail the batch if the booking has one.
 * @param at UTC instant
 */
export function insertCompensation(
  db: Database,
  { id, bookingId, operatorSlug }: Pick<BookingRow, "id" | "bookingId" | "operatorSlug">,
  { amount, byOperator, exemption }: TravelerCompensation,
  at: number,
): BatchItem<"sqlite">[] {
  const note = `Compensation of the traveler of booking ${bookingId}`;
  // A charge belongs to no booking: it is not a part of the operator's share of the sale.
  const owed = { key: `compensation/${id}`, booking: null, operatorSlug, note, at };
  return [
    db.insert(travelerCompensations).values({ booking: id, amount, byOperator, exemption, createdAt: at }),
    ...insertEntries(db, owed, travelerCompensationEntries(amount)),
    ...insertEntries(db, { ...owed, key: `${owed.key}/operator` }, compensationChargeEntries(byOperator)),
  ];
}

type CompensationRow = typeof travelerCompensations.$inferSelect;

/** True for a row that is owed and not paid. */
// Not bound values, so that SQLite uses the index of these rows.
export const isCompensationDue = sql`amount > 0 AND paid_at IS NULL`;

export function toCompensation(row: CompensationRow): StoredCompensation {
  const { amount, byOperator, exemption, reference, createdAt, paidAt } = row;
  return { amount, byOperator, exemption, reference, at: new Date(paidAt ?? createdAt).toISOString() };
}

/** Selects the compensation of a booking. @param condition on the bookings table */
export function selectCompensation(db: Database, condition: SQL | undefined) {
  return db
    .select({ compensation: travelerCompensations })
    .from(travelerCompensations)
    .innerJoin(bookings, eq(bookings.id, travelerCompensations.booking))
    .where(condition);
}

/** Records a transfer once, with its ledger movement and the mail to the traveler. @returns false if nothing was due */
export async function updateCompensationAsPaid(
  db: Database,
  { id, bookingId, operatorSlug }: Pick<BookingRow, "id" | "bookingId" | "operatorSlug">,
  paid: { amount: number; reference: string; by: string; at: number; mail: Mail | null },
  audit: AuditStatements,
): Promise<boolean> {
  const { amount, reference, by, at, mail } = paid;
  const isDue = and(eq(travelerCompensations.booking, id), isCompensationDue);
  const condition = exists(
    db
      .select({ one: sql`1` })
      .from(travelerCompensations)
      .where(isDue),
  );
  const note = `Compensation of the traveler of booking ${bookingId}, ${reference}`;
  const subject = { key: `compensation/${id}/paid`, booking: null, operatorSlug, note, at };
  // The status changes last: the other statements depend on it.
  const { written } = await batchNamed(db, {
    entries: insertEntriesIf(db, subject, compensationPaidEntries(amount), condition),
    audit,
    mail: mail ? insertBookingMail(db, mail, and(eq(bookings.id, id), condition) ?? condition, at) : [],
    written: db.update(travelerCompensations).set({ paidAt: at, reference, paidBy: by }).where(isDue),
  });
  return written.meta.changes > 0;
}
