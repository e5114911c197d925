import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { TourPictureStore } from "../media/tour-picture-store";
import { requireTourEditor } from "../tours/require-tour-editor";
import { deleteTourPicture, findPicturedTour, listTourPictures } from "./tour-pictures.repo";

/**
 * Takes a picture away from a tour, and its copies after it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function removeTourPicture(
  { audit, store }: { audit: AuditDependencies; store: TourPictureStore },
  viewer: Viewer | null,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  const { db, clock } = audit;
  const { editor, tour } = requireTourEditor(viewer, await findPicturedTour(db, slug));
  const picture = (await listTourPictures(db, tour.id)).find((each) => each.id === id);
  if (!picture) throw gone();
  const { alt, width, height } = picture;
  const entry = {
    action: "tour.remove-picture",
    subjectId: tour.slug,
    before: { id, alt, width, height },
  } as const;
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    deleteTourPicture(db, { id, tourId: tour.id, at: clock() }, statements),
  );
  if (!isDone) throw gone();
  store.discard(
    id,
    picture.sources.map((source) => source.width),
  );
}

function gone(): AppError {
  return new AppError("not_found", "This picture is no longer there.");
}
