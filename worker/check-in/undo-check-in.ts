import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { deleteCheckIn, listCheckInStates, undoAction } from "./check-ins.repo";
import type { Staff } from "../authz/actors";

/**
 * Undoes a check-in made by mistake.
 * @param id of the check-in that was seen: no other is deleted
 * @throws AppError `not_found` (also for another operator's booking), `conflict` (already undone)
 */
export async function undoCheckIn(
  { audit }: { audit: AuditDependencies },
  staff: Staff<"departures">,
  { bookingId, id }: { bookingId: string; id: string },
): Promise<void> {
  const { db } = audit;
  const state = (await listCheckInStates(db, staff.id, [bookingId])).get(bookingId);
  if (!state) throw new AppError("not_found", "Booking not found.");
  const gone = new AppError("conflict", "This check-in was already undone.");
  if (state.checkIn?.id !== id) throw gone;
  const { at, way } = state.checkIn;
  const isUndone = await withAudit(
    audit,
    staff,
    { action: undoAction, subjectId: bookingId, before: { id, at, way }, after: null },
    (statements) => deleteCheckIn(db, staff.id, { id, bookingId }, statements),
  );
  if (!isUndone) throw gone;
}
