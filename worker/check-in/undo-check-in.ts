import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { requireRight } from "../authz/require-right";
import { deleteCheckIn, listCheckInStates, undoAction } from "./check-ins.repo";

/**
 * Undoes a check-in made by mistake.
 * @param id of the check-in that was seen: no other is deleted
 * @throws AppError `not_found` (also for another company's booking), `conflict` (already undone)
 */
export async function undoCheckIn(
  { audit }: { audit: AuditDependencies },
  asking: Viewer | null,
  { bookingId, id }: { bookingId: string; id: string },
): Promise<void> {
  const { db } = audit;
  const { viewer } = await requireRight(db, asking, "departures");
  const state = (await listCheckInStates(db, viewer.id, [bookingId])).get(bookingId);
  if (!state) throw new AppError("not_found", "Booking not found.");
  const gone = new AppError("conflict", "This check-in was already undone.");
  if (state.checkIn?.id !== id) throw gone;
  const { at, way } = state.checkIn;
  const isUndone = await withAudit(
    audit,
    viewer,
    { action: undoAction, subjectId: bookingId, before: { id, at, way }, after: null },
    (statements) => deleteCheckIn(db, viewer.id, { id, bookingId }, statements),
  );
  if (!isUndone) throw gone;
}
