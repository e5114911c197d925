import type { AppError } from "~/domain/errors";
import { staleEdit } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { editorIdOf } from "../tours/admin/tour-editor";
import type { TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { listTourPictures, updateTourPictureOrder } from "./tour-pictures.repo";

/**
 * Changes the order of a tour's pictures; the first one represents the tour in lists.
 * @param order.ids all pictures, each once
 * @throws AppError `not_found`, `conflict` (these are not the tour's pictures)
 */
export async function reorderTourPictures(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, ids }: { slug: string; ids: readonly string[] },
): Promise<void> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  const before = (await listTourPictures(db, tour.id)).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw changed();
  if (before.join() === ids.join()) return;
  const entry = {
    action: "tour.reorder-pictures",
    subjectId: tour.slug,
    before: { pictures: before },
    after: { pictures: ids },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updateTourPictureOrder(
      db,
      { ids, tourId: tour.id, editorId: editorIdOf(editor), at: clock() },
      statements,
    ),
  );
  if (isDone) return;
  await openPictures(db, editor, slug);
  throw changed();
}

function changed(): AppError {
  return staleEdit("these pictures");
}
