import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import type { ReviewStatus } from "~/domain/review";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import { updateReviewStatus } from "./reviews.repo";

/**
 * Hides a review from everyone, or shows it again, on behalf of an administrator. The tour's rating follows.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function moderateReview(
  { db }: { db: Database },
  viewer: Viewer | null,
  change: { id: string; status: ReviewStatus },
): Promise<void> {
  requireAdmin(viewer);
  if (await updateReviewStatus(db, change)) return;
  throw new AppError("not_found", "There is no such review.");
}
