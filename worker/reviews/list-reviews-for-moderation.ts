import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "../authz/require-admin";
import type { Database } from "../db/client";
import * as repo from "./moderation.repo";
import type { ModeratedReview, ModerationFilter, ModerationSort } from "./moderation.repo";

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
