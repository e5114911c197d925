import type { Database } from "../db/client";
import * as repo from "./moderation.repo";
import type { ModeratedReview, ModerationFilter, ModerationSort } from "./moderation.repo";
import type { Admin } from "../authz/actors";

export interface ModerationList {
  reviews: ModeratedReview[];
  nextCursor: string | null;
}

/**
 * Lists one page of all reviews for an administrator, newest first by default.
 * @throws AppError `invalid` (cursor)
 */
export async function listReviewsForModeration(
  { db }: { db: Database },
  _admin: Admin,
  {
    cursor,
    limit,
    sort = "-written",
    ...filter
  }: ModerationFilter & { sort?: ModerationSort; cursor?: string | undefined; limit: number },
): Promise<ModerationList> {
  return repo.listReviewsForModeration(db, filter, { sort, cursor, limit });
}
