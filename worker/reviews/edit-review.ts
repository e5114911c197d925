import { AppError } from "~/domain/errors";
import { reviewEditDays } from "~/domain/reviews/review";
import type { ReviewContent } from "~/domain/reviews/review-form";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getSettings, requireFeature } from "../settings/get-settings";
import { getOwnReview } from "./get-own-review";
import { updateReview } from "./reviews.repo";
import type { Traveler } from "../authz/actors";

/**
 * Changes the viewer's review of a trip, within fourteen days of writing it. Hidden reviews stay hidden.
 * @throws AppError `not_found` (also for others' reviews), `not_reviewable` (too late), `unavailable`
 * (reviews are switched off)
 */
export async function editReview(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  change: ReviewContent & { bookingId: string },
): Promise<void> {
  requireFeature(await getSettings(db), "reviews");
  const now = clock();
  const writtenAfter = now - reviewEditDays * 86_400_000;
  if (await updateReview(db, traveler, change, { now, writtenAfter })) return;
  const { review } = await getOwnReview({ db, clock }, traveler, change.bookingId);
  if (!review) throw new AppError("not_found", "Review not found.");
  throw new AppError("not_reviewable", `Reviews can be changed for ${reviewEditDays} days only.`);
}
