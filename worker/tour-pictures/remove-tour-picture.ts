import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { editorIdOf } from "../tours/admin/tour-editor";
import type { TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import * as repo from "./tour-pictures.repo";

/**
 * Removes a picture from a tour. Its copies are deleted later (delete-removed-pictures.ts), since cached pages still use them.
 * @throws AppError `not_found`, `conflict` (a tour on sale needs at least one image)
 */
export async function removeTourPicture(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  const picture = (await repo.listTourPictures(db, tour.id)).find((each) => each.id === id);
  if (!picture) throw gone();
  const { alt, width, height } = picture;
  const entry = {
    action: "tour.remove-picture",
    subjectId: tour.slug,
    before: { id, alt, width, height },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    repo.removeTourPicture(
      db,
      { id, tourId: tour.id, editorId: editorIdOf(editor), at: clock() },
      statements,
    ),
  );
  if (isDone) return;
  await openPictures(db, editor, slug);
  const notDeleted = (await repo.listTourPictures(db, tour.id)).some((each) => each.id === id);
  throw notDeleted ? needed() : gone();
}

function needed(): AppError {
  return new AppError(
    "conflict",
    "A published tour needs at least one image. Add another picture or choose an illustration first, or unpublish the tour.",
  );
}

function gone(): AppError {
  return new AppError("not_found", "Picture not found.");
}
