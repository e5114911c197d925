import { AppError } from "~/domain/errors";
import { slugOf } from "~/domain/tour-drafts/tour-form";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Staff } from "../platform/authz/actors";
import { violates } from "../platform/db/errors";
import { randomHex } from "../media/picture-store";
import type { SizedPictureStore } from "../media/sized-picture-store";
import { listTourPictures } from "../tour-pictures/tour-pictures.repo";
import { hasDraftQuota } from "./draft-quota.repo";
import { requireFound } from "./get-tour-wizard";
import { noRoom } from "./start-tour";
import { findWrittenTour } from "./tour-drafts.repo";
import { insertCopy } from "./draft-changes.repo";

/** Max tours whose slug begins with the same words. */
const maxSlugs = 50;

/** Max length of a title. */
const maxLength = 70;

/**
 * Copies a tour into a new draft of its operator: texts with unsubmitted changes, pictures, prices and departure rules, but neither reviews,
 * bookings nor changes of single dates. A catalogue tour's illustration stays with it.
 * @throws AppError `not_found`, `invalid` (too many unpublished tours)
 */
export async function duplicateTour(
  { audit, tourPictureStore: store }: { audit: AuditDependencies; tourPictureStore: SizedPictureStore },
  staff: Staff<"tours">,
  slug: string,
): Promise<{ slug: string }> {
  const { db } = audit;
  const { id, tour, operator } = requireFound(await findWrittenTour(db, staff.id, slug));
  const title = `${tour.fields.title.slice(0, maxLength - " (copy)".length).trimEnd()} (copy)`;
  const pictures = (await listTourPictures(db, id)).map(({ sources, ...picture }) => ({
    ...picture,
    widths: sources.map(({ width }) => width),
    copy: randomHex(16),
  }));
  // If this fails, no row names the copies, and they are swept.
  for (const { id: from, copy, widths } of pictures) await store.copy(from, copy, widths);
  for (let attempt = 0; attempt < maxSlugs; attempt += 1) {
    const copied = slugOf(title, attempt);
    const entry = { action: "tour.duplicate" as const, subjectId: copied, after: { from: slug, title } };
    try {
      await withAudit(audit, staff, entry, (statements) =>
        insertCopy(
          db,
          { from: id, slug: copied, title, operator: operator.slug, userId: staff.id, pictures },
          statements,
          audit.clock(),
        ),
      );
      return { slug: copied };
    } catch (error) {
      if (violates(error, "tours.slug")) continue;
      if (violates(error, "tours_operator_named") && !(await hasDraftQuota(db, operator.slug)))
        throw noRoom();
      throw error;
    }
  }
  throw new AppError("conflict", "There are too many copies of this tour. Rename one first.");
}
