import type { Viewer } from "~/domain/account";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./moderation.repo";
import type { ModeratedReview } from "./moderation.repo";

export interface ModerationList {
  reviews: ModeratedReview[];
  nextCursor: string | null;
}

/**
 * One page of all reviews, newest first, for an administrator.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listReviewsForModeration(
  { db }: { db: Database },
  viewer: Viewer | null,
  {
    cursor,
    limit,
    ...filter
  }: { status?: ModeratedReview["status"] | undefined; cursor?: string | undefined; limit: number },
): Promise<ModerationList> {
  requireAdmin(viewer);
  return repo.listReviewsForModeration(db, filter, { cursor, limit });
}
