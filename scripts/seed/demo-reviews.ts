import { z } from "zod";
import { reviewerName } from "../../app/domain/reviews/review";
import { replyTextSchema, reviewFormSchema } from "../../app/domain/reviews/review-form";
import { tourRating } from "../../worker/reviews/tour-reviews.repo";
import type { DemoBooking } from "./demo-booking";
import { readDemoFolder } from "./demo-files";
import { insertAll, tourId } from "./sql";

/** A review text of packages/demo-data/reviews. */
const reviewTextSchema = z
  .strictObject({
    stars: z.int(),
    title: z.string(),
    text: z.string(),
    /** Number of travelers. */
    party: z.int().min(1).max(6),
    /** Set if the text fits only one of them. */
    by: z.enum(["woman", "man"]).optional(),
    /** Months of travel, 1 to 12, if the text fits only these. */
    months: z.array(z.int().min(1).max(12)).optional(),
    /** The operator's answer. */
    reply: replyTextSchema.optional(),
  })
  .refine(({ stars, title, text }) => reviewFormSchema.safeParse({ rating: stars, title, text }).success);
export type ReviewText = z.output<typeof reviewTextSchema>;

/** Reads the demo reviews by tour slug. Must run in the project root. */
export function readReviewTexts(): Map<string, ReviewText[]> {
  const files = readDemoFolder("reviews", z.record(z.string(), z.array(reviewTextSchema)));
  return new Map(files.flatMap((texts) => Object.entries(texts)));
}

/** Returns the statements for the bookings' reviews and the resulting ratings of the tours. */
export function reviewStatements(bookings: readonly DemoBooking[]): string[] {
  const rows = bookings.flatMap(({ id, tour, customer, review }) =>
    review === null
      ? []
      : {
          id: id.replace("booking", "review"),
          booking: id,
          tour_id: tourId(tour.slug),
          user_id: customer.id,
          author_name: reviewerName(customer.name),
          rating: review.stars,
          title: review.title,
          text: review.text,
          status: "published",
          created_at: review.createdAt,
          updated_at: review.createdAt,
        },
  );
  return [
    ...insertAll("reviews", rows),
    `UPDATE tours SET rating = ${tourRating.rating}, review_count = ${tourRating.reviewCount} WHERE id IN (SELECT tour_id FROM reviews)`,
  ];
}
