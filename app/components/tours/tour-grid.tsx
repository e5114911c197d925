import type { TourCard as Tour } from "~/domain/tour";
import { cn } from "~/lib/cn";
import { TourCard } from "./tour-card";

/** Posters side by side, two to four in a row as the screen allows. */
export function TourGrid({ tours, className }: { tours: readonly Tour[]; className?: string }) {
  return (
    <ul className={cn("grid gap-6 sm:grid-cols-2 lg:grid-cols-3", className)}>
      {tours.map((tour) => (
        <li key={tour.slug} className="grid">
          <TourCard tour={tour} />
        </li>
      ))}
    </ul>
  );
}
