import type { WantedDays } from "~/domain/calendar/wanted-days";
import type { TourCard as Tour } from "~/domain/tours/tour-schema";
import { cn } from "~/lib/cn";
import { TourCard } from "./tour-card";

/** Grid of tour cards, two to four in a row by screen width. */
export function TourGrid({
  tours,
  days,
  className,
}: {
  tours: readonly Tour[];
  /** The searched travel dates. */
  days?: WantedDays;
  className?: string;
}) {
  return (
    <ul className={cn("grid gap-6 sm:grid-cols-2 lg:grid-cols-3", className)}>
      {tours.map((tour) => (
        <li key={tour.slug} className="grid">
          <TourCard tour={tour} days={days} />
        </li>
      ))}
    </ul>
  );
}
