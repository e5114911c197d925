import { Stars } from "~/components/ui/stars";
import type { TourCard } from "~/domain/tours/tour-schema";
import { cn } from "~/lib/cn";

/** Formats a count, e.g. "3 reviews". */
export function reviewsText(count: number): string {
  return count === 1 ? "1 review" : `${count.toLocaleString("en-IN")} reviews`;
}

/** Mean rating of a tour as stars and a number; empty without reviews. */
export function TourRating({
  tour,
  foldsToOne = false,
  className,
}: {
  tour: Pick<TourCard, "rating" | "reviewCount">;
  /** Shows one star in a narrow container. */
  foldsToOne?: boolean;
  className?: string;
}) {
  if (tour.rating === null) return null;
  const mean = tour.rating.toFixed(1);
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-sm whitespace-nowrap", className)}>
      <Stars value={tour.rating} foldsToOne={foldsToOne} />
      <span aria-hidden className="tabular-nums">
        <strong>{mean}</strong>
        {` (${tour.reviewCount.toLocaleString("en-IN")})`}
      </span>
      <span className="sr-only">{`${mean} out of 5 stars, ${reviewsText(tour.reviewCount)}`}</span>
    </span>
  );
}
