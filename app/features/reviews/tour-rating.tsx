import { ratingMessages } from "./rating/messages";
import { starsFilled } from "./stars";
import type { TourCard } from "~/domain/tours/tour-schema";
import { cn } from "~/ui/cn";

/** Formats a count, e.g. "3 reviews". */
export function reviewsText(count: number): string {
  return ratingMessages().count(count);
}

/** Mean rating of a tour as stars and a number; empty without reviews. */
export function TourRating({
  tour,
  className,
}: {
  tour: Pick<TourCard, "rating" | "reviewCount">;
  className?: string;
}) {
  if (tour.rating === null) return null;
  const mean = tour.rating.toFixed(1);
  return (
    <span
      role="img"
      aria-label={ratingMessages().rated(mean, reviewsText(tour.reviewCount))}
      className={cn("rating", starsFilled(tour.rating), className)}
    >
      <strong>{mean}</strong>
      <span>{`(${tour.reviewCount.toLocaleString("en-IN")})`}</span>
    </span>
  );
}
