import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { reviewerName, reviewEditDays } from "~/domain/reviews/review";
import type { ReviewContent } from "~/domain/reviews/review-form";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { getSettings, requireFeature } from "../settings/get-settings";
import type { Traveler } from "../platform/authz/actors";
import { getTravelerReview } from "./get-traveler-review";
import { createReview, updateReview } from "./reviews.repo";
import { randomId } from "../platform/surroundings";
import { reviewErrors } from "./messages";

/**
 * Publishes the viewer's review of a completed trip, once, and updates the tour's rating.
 * @throws AppError `not_found` (also for others' bookings), `not_reviewable` (the trip is not over, or did
 * not take place), `already_reviewed`, `unavailable` (reviews are switched off)
 */
export async function writeReview(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { bookingId, ...content }: ReviewContent & { bookingId: string },
): Promise<void> {
  requireFeature(await getSettings(db), "reviews");
  const now = clock();
  const review = { ...content, id: randomId(), bookingId, authorName: reviewerName(traveler.name) };
  try {
    if (await createReview(db, traveler, review, { now, today: todayInIndia(now) })) return;
  } catch (error) {
    if (!violates(error, "reviews.booking")) throw error;
    throw new AppError("already_reviewed", reviewErrors().alreadyReviewed, { cause: error });
  }
  await getTravelerReview({ db, clock }, traveler, bookingId);
  throw new AppError("not_reviewable", reviewErrors().notReviewable);
}

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
  const { review } = await getTravelerReview({ db, clock }, traveler, change.bookingId);
  if (!review) throw new AppError("not_found", reviewErrors().noReview);
  throw new AppError("not_reviewable", reviewErrors().tooLate(reviewEditDays));
}
