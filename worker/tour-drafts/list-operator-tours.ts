import { qualityOf, type QualityCheck } from "~/domain/tour-drafts/tour-quality";
import type { TourStatus } from "~/domain/tours/tour";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import * as repo from "../tours/operator-tours.repo";
import type { OperatorTour } from "../tours/operator-tours.repo";
import type { Staff } from "../platform/authz/actors";

/** Days, from today, of which the list shows the seats sold. */
const soldDays = 30;

export interface ListedOperatorTour extends OperatorTour {
  quality: QualityCheck[];
  /** True if there are unpublished edits. */
  isChanged: boolean;
  /** True if edits of a published tour are under review. */
  hasChangedTexts: boolean;
  /** Why edits of a published tour were rejected. */
  textsRejectionReason: string | null;
  canBeDeleted: boolean;
}

const pageSize = 50;

/** Lists one page of the tours of a member's operators, drafts included, with the number of tours in each status. */
export async function listOperatorTours(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"tours">,
  query: { status?: TourStatus | undefined; q?: string | undefined; cursor?: string | undefined } = {},
): Promise<{
  tours: ListedOperatorTour[];
  nextCursor: string | null;
  counts: Record<TourStatus | "all", number>;
}> {
  const from = todayInIndia(clock());
  const [{ ids, nextCursor }, counts] = await Promise.all([
    repo.findTourPage(db, staff.id, { ...query, limit: pageSize }),
    repo.countToursByStatus(db, staff.id),
  ]);
  const [listed, written] = await Promise.all([
    repo.listOperatorTours(db, staff.id, "tours", { ids, days: { from, to: addDays(from, soldDays - 1) } }),
    drafts.listToursWithDrafts(db, staff.id, ids),
  ]);
  const writtenBySlug = new Map(written.map((tour) => [tour.tour.slug, tour]));
  const tours = listed.flatMap((tour) => {
    const found = writtenBySlug.get(tour.slug);
    if (!found) return [];
    const { values, changes } = writtenValues(found);
    return {
      ...tour,
      title: values.title.trim() || tour.title,
      quality: qualityOf({ ...found, values }),
      isChanged: Object.keys(changes).length > 0,
      hasChangedTexts: found.draft !== null && found.draft.submittedAt !== null,
      textsRejectionReason: tour.status === "active" ? (found.draft?.rejectionReason ?? null) : null,
      canBeDeleted: tour.status === "draft" && found.bookings === 0,
    };
  });
  return { tours, nextCursor, counts };
}
