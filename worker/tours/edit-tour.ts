import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import type { TourFields } from "~/domain/tour-form";
import { requireAdmin } from "../accounts/require-admin";
import { differenceOf } from "../audit/difference-of";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { refersToNothing } from "../db/errors";
import { whyNotPublishable } from "./change-tour";
import { noSuchOperator, readTour } from "./create-tour";
import * as repo from "./tour-edit.repo";
import type { EditedTour } from "./tour-edit.repo";
import { findTourState } from "./tour-state.repo";

/**
 * Changes a tour on behalf of an administrator. Price and seats hold for new bookings; days to come keep what is sold on them.
 * @param edit the fields that are to be other ones, checked here, and the version they were read at
 * @returns the version it has now
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `conflict` (it was changed since it was read; nothing is
 *   overwritten), `invalid` with the messages of its fields
 */
export async function editTour(
  audit: AuditDependencies,
  viewer: Viewer | null,
  { slug, version, changes }: { slug: string; version: number; changes: Record<string, unknown> },
): Promise<{ version: number }> {
  requireAdmin(viewer);
  const { db } = audit;
  const tour = await repo.findEditedTour(db, slug);
  if (!tour) throw new AppError("not_found", "There is no such tour.");
  const fields = readTour({ ...tour.fields, ...changes });
  refuseOlder(tour, version);
  const { before, after } = differenceOf(tour.fields, fields);
  if (Object.keys(after).length === 0) return { version };
  const isPublished = fields.status === "active" && tour.status !== "active";
  const entry = { action: "tour.edit" as const, subjectId: slug, before, after };
  const now = audit.clock();
  try {
    const isDone = await withAudit(audit, viewer, entry, (statements) =>
      repo.updateTour(db, { ...tour, fields, isPublished }, statements, { now, today: todayInIndia(now) }),
    );
    if (isDone) return { version: version + 1 };
  } catch (error) {
    if (refersToNothing(error)) throw noSuchOperator(error);
    throw error;
  }
  throw await refusal(audit, { tour, fields, isPublished });
}

function refuseOlder(tour: EditedTour, version: number): void {
  if (tour.deletedAt !== null) {
    throw new AppError("conflict", "This tour is deleted. Please restore it before you edit it.");
  }
  if (tour.version !== version) {
    throw new AppError(
      "conflict",
      "Somebody else has changed this tour since you opened it. Nothing of yours was saved, and nothing of theirs is lost.",
    );
  }
}

/** Why it was not written, as the tour is now. */
async function refusal(
  { db }: AuditDependencies,
  { tour, fields, isPublished }: { tour: EditedTour; fields: TourFields; isPublished: boolean },
): Promise<AppError> {
  const [now, state] = await Promise.all([
    repo.findEditedTour(db, tour.slug),
    findTourState(db, tour.slug, fields.operator),
  ]);
  if (!now || !state) return new AppError("not_found", "There is no such tour.");
  refuseOlder(now, tour.version);
  if (isPublished && !(state.isPictured && state.isOperatorVerified)) {
    // Its texts come with the edit.
    const message = whyNotPublishable({ ...state, isWritten: true });
    return new AppError("invalid", message, { errors: { status: [message] } });
  }
  const message = "There are bookings of this tour: it stays with its operator, who knows their customers.";
  return new AppError("invalid", message, { errors: { operator: [message] } });
}
