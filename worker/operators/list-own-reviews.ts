import type { Viewer } from "~/domain/account";
import type { Database } from "../db/client";
import * as repo from "./own-reviews.repo";
import type { OwnReview } from "./own-reviews.repo";
import { requireRight } from "./require-right";

export interface OwnReviewList {
  reviews: OwnReview[];
  nextCursor: string | null;
  /** Of all published reviews of the operator's tours. */
  count: number;
  /** Of their stars, null without one. */
  mean: number | null;
}

/**
 * One page of the published reviews of an operator's tours, newest first.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listOwnReviews(
  { db }: { db: Database },
  asking: Viewer | null,
  page: { cursor?: string | undefined; limit: number },
): Promise<OwnReviewList> {
  const { viewer } = await requireRight(db, asking, "reviews");
  const [list, summary] = await Promise.all([
    repo.listOwnReviews(db, viewer.id, page),
    repo.getReviewMean(db, viewer.id),
  ]);
  return { ...list, ...summary };
}
