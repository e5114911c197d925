import { AppError, invalidFields, staleEdit } from "~/domain/errors";
import { pictureAltSchema } from "~/domain/tour-pictures/tour-picture";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { editorIdOf } from "../tours/admin/tour-editor";
import type { TourEditor } from "../tours/admin/tour-editor";
import { openPictures } from "./open-pictures";
import { listTourPictures, updateTourPictureAlt } from "./tour-pictures.repo";

/**
 * Changes the alternative text of a picture.
 * @throws AppError `not_found`, `invalid`, `conflict`
 */
export async function changeTourPictureAlt(
  audit: AuditDependencies,
  editor: TourEditor,
  change: { slug: string; id: string; alt: string },
): Promise<void> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, change.slug);
  const words = pictureAltSchema.safeParse(change.alt);
  if (!words.success) {
    const alt = words.error.issues.map(({ message }) => message);
    throw invalidFields({ alt });
  }
  const { id } = change;
  const picture = (await listTourPictures(db, tour.id)).find((each) => each.id === id);
  if (!picture) throw new AppError("not_found", "Picture not found.");
  const [before, alt] = [picture.alt, words.data];
  if (alt === before) return;
  const entry = {
    action: "tour.describe-picture",
    subjectId: tour.slug,
    before: { id, alt: before },
    after: { id, alt },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updateTourPictureAlt(
      db,
      { id, tourId: tour.id, editorId: editorIdOf(editor), before, alt, at: clock() },
      statements,
    ),
  );
  if (isDone) return;
  await openPictures(db, editor, change.slug);
  throw staleEdit("this picture");
}
