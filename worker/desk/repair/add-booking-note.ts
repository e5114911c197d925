import { AppError } from "~/domain/errors";
import { withAudit } from "../../audit/with-audit";
import { readBookingState } from "../../bookings/booking-change.repo";
import type { PrivilegedChangeDependencies } from "../../bookings/change-booking";
import { insertBookingNote } from "./booking-notes.repo";
import { officeBookingWith, type OfficeActor } from "./repair-booking";

/**
 * Adds an internal note to a booking, which only the author's side reads.
 * @throws AppError `not_found`
 */
export async function addBookingNote(
  { db, audit, clock }: Pick<PrivilegedChangeDependencies, "db" | "audit" | "clock">,
  actor: OfficeActor,
  { bookingId, noteId, text }: { bookingId: string; noteId: string; text: string },
): Promise<void> {
  const state = await readBookingState(db, officeBookingWith(actor, bookingId));
  if (!state) throw new AppError("not_found", "Booking not found.");
  const { booking } = state;
  const side = actor.role === "admin" ? ("team" as const) : ("operator" as const);
  const note = { id: noteId, booking: booking.id, side, text, authorId: actor.id, createdAt: clock() };
  await withAudit(
    audit,
    actor,
    // Without the text, which only its side may read.
    { action: "booking.add-note", subjectId: booking.bookingId, after: { side } },
    (statements) => insertBookingNote(db, note, statements),
  );
}
