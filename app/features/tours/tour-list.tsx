import type { TourCard as Tour } from "~/domain/tours/tour-schema";
import { cn } from "~/ui/cn";
import { tourCardMessages } from "./card/messages";
import { TourCard } from "./tour-card";

const atFirst = 12;

/** Columns of a list of tour cards across the page. */
export const tourColumns = "grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3";

/** Compact cards of tours, one to three in a row. */
export function TourList({ tours, className }: { tours: readonly Tour[]; className?: string }) {
  return (
    <FoldedItems
      items={tours}
      className={cn(tourColumns, className)}
      render={(tour) => (
        <li key={tour.slug} className="grid">
          <TourCard tour={tour} />
        </li>
      )}
    />
  );
}

/** A list of tours; those after the first twelve are folded. */
export function FoldedItems<Item>({
  items,
  className,
  render,
}: {
  items: readonly Item[];
  className: string;
  /** Renders a list item. */
  render: (item: Item) => React.ReactNode;
}) {
  const more = items.length - atFirst;
  return (
    <>
      <ul className={className}>{items.slice(0, atFirst).map(render)}</ul>
      {more > 0 && (
        <details className="fold group/more mt-4">
          <summary className="mx-auto flex min-h-11 w-fit cursor-pointer items-center rounded-control border border-control bg-card px-5 font-semibold group-open/more:hidden hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {tourCardMessages().more(more)}
          </summary>
          <ul className={className}>{items.slice(atFirst).map(render)}</ul>
        </details>
      )}
    </>
  );
}
