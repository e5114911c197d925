import { Stars } from "~/components/ui/stars";
import type { TourCard } from "~/domain/tour";
import { cn } from "~/lib/cn";

/** "3 reviews", "1 review". */
export function reviewsText(count: number): string {
  return count === 1 ? "1 review" : `${count.toLocaleString("en-IN")} reviews`;
}

/** What travellers gave a tour, in a line of stars and a number; nothing while nobody has. */
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
    <span className={cn("inline-flex items-center gap-1.5 text-sm whitespace-nowrap", className)}>
      <Stars value={tour.rating} />
      <span aria-hidden className="tabular-nums">
        <strong>{mean}</strong> ({tour.reviewCount.toLocaleString("en-IN")})
      </span>
      <span className="sr-only">
        {mean} out of 5 stars, {reviewsText(tour.reviewCount)}
      </span>
    </span>
  );
}
