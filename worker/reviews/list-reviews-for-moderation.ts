import type { Viewer } from "~/domain/account";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./moderation.repo";
import type { ModeratedReview, ModerationFilter, ModerationSort } from "./moderation.repo";

export interface ModerationList {
  reviews: ModeratedReview[];
  nextCursor: string | null;
}

/**
 * One page of all reviews, newest first where no other sort is asked for, for an administrator.
 * @throws AppError `invalid` for a cursor that is none, or is of another sort
 */
export async function listReviewsForModeration(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    cursor,
    limit,
    sort = "-written",
    ...filter
  }: ModerationFilter & { sort?: ModerationSort; cursor?: string | undefined; limit: number },
): Promise<ModerationList> {
  requireAdmin(viewer);
  return repo.listReviewsForModeration(db, filter, { sort, cursor, limit });
}
