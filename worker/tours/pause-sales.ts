import { isTravelDate, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { AppError, invalidFields } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { editorIdOf, type TourEditor } from "./admin/tour-editor";
import { requireEditableTour } from "./rules/require-editable-tour";
import { updatePause } from "./tour-state.repo";

/**
 * Pauses the sales of a tour: seats cannot be held or booked, and trips cannot move to it. It stays visible, and its bookings stay. A paused tour
 * gets the new end.
 * @param until first day on which it is sold again; null until it is resumed
 * @throws AppError `not_found`, `invalid` (the day)
 */
export async function pauseSales(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, until }: { slug: string; until: string | null },
): Promise<void> {
  const today = todayInIndia(audit.clock());
  if (until !== null && (!isTravelDate(until) || until <= today || until > lastBookableDate(today)))
    throw invalidFields({
      until: ["Please choose a day from tomorrow to two years ahead, or leave it empty."],
    });
  await write(audit, editor, slug, { action: "tour.pause", until, at: audit.clock() });
}

/** Resumes the sales of a tour. @throws AppError `not_found`, `illegal_transition` (not paused) */
export function resumeSales(audit: AuditDependencies, editor: TourEditor, slug: string): Promise<void> {
  return write(audit, editor, slug, { action: "tour.resume", until: null, at: null });
}

async function write(
  audit: AuditDependencies,
  editor: TourEditor,
  slug: string,
  { action, until, at }: { action: "tour.pause" | "tour.resume"; until: string | null; at: number | null },
): Promise<void> {
  await requireEditableTour(audit.db, editor, slug);
  const after = at === null ? { isPaused: false } : { isPaused: true, until };
  const isDone = await withAudit(audit, editor, { action, subjectId: slug, after }, (statements) =>
    updatePause(audit.db, { slug, editorId: editorIdOf(editor), at, until }, statements),
  );
  if (!isDone) throw new AppError("illegal_transition", "The sales of this tour are not paused.");
}
