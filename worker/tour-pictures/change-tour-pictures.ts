import { staleEdit, AppError } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import {
  pictureWordsSchema,
  type EditedPictures,
  type TypedPictureWords,
} from "~/domain/tour-pictures/tour-picture";
import { drawingsFor } from "~/domain/tour-pictures/tour-drawing";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";
import type { Database } from "../platform/db/client";
import { openPictures } from "./open-pictures";
import * as repo from "./tour-pictures.repo";
import { getTourToDraw } from "./tour-drawings.repo";

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
  const before = (await repo.listTourPictures(db, tour.id)).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw changed();
  if (before.join() === ids.join()) return;
  const entry = {
    action: "tour.reorder-pictures",
    subjectId: tour.slug,
    before: { pictures: before },
    after: { pictures: ids },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    repo.updateTourPictureOrder(
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

/**
 * Changes the alternative text, the kind and the attribution of a picture.
 * @throws AppError `not_found`, `invalid`, `conflict`
 */
export async function describeTourPicture(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, id, ...typed }: TypedPictureWords & { slug: string; id: string },
): Promise<void> {
  const { db, clock } = audit;
  const tour = await openPictures(db, editor, slug);
  const after = parseFields(pictureWordsSchema, typed);
  const picture = (await repo.listTourPictures(db, tour.id)).find((each) => each.id === id);
  if (!picture) throw new AppError("not_found", "Picture not found.");
  const { alt, kind, attribution } = picture;
  const before = { alt, kind, attribution };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const entry = {
    action: "tour.describe-picture",
    subjectId: tour.slug,
    before: { id, alt, kind, ...attribution },
    after: { id, alt: after.alt, kind: after.kind, ...after.attribution },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    repo.updateTourPictureWords(
      db,
      { id, tourId: tour.id, editorId: editorIdOf(editor), before, after, at: clock() },
      statements,
    ),
  );
  if (isDone) return;
  await openPictures(db, editor, slug);
  throw staleEdit("this picture");
}

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
    repo.deleteTourPicture(
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

/**
 * Returns a tour's pictures for its editors.
 * @throws AppError `not_found`
 */
export async function getTourPictures(
  { db }: { db: Database },
  editor: TourEditor,
  slug: string,
): Promise<EditedPictures> {
  const tour = await openPictures(db, editor, slug);
  const [pictures, written] = await Promise.all([
    repo.listTourPictures(db, tour.id),
    tour.isOfCatalogue ? null : getTourToDraw(db, tour.id),
  ]);
  const illustration = written && { chosen: tour.drawing, offered: drawingsFor(written) };
  return { slug: tour.slug, title: tour.title, pictures, illustration };
}
