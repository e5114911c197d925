import { useEffect, useRef, useState } from "react";
import { TourCard } from "~/components/tours/tour-card";
import { Button } from "~/components/ui/button";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import { useWishlistItem } from "~/hooks/use-wishlist-item";
import { WishlistButton } from "./wishlist-button";

/**
 * A wishlist's tours, newest first. A removed tour is replaced by an Undo while the page is open.
 * @param items the current list
 * @param heading heading of the list, if the page has none
 * @param children empty state
 */
export function WishlistGrid({
  items,
  heading,
  children,
}: {
  items: readonly WishedTour[];
  heading?: React.ReactNode;
  children: React.ReactNode;
}) {
  const [seen, setSeen] = useState(items);
  const unseen = items.filter(({ tour }) => !seen.some((item) => item.tour.slug === tour.slug));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);

  if (seen.length === 0) return children;
  return (
    <>
      {heading}
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {seen
          .toSorted((a, b) => b.savedAt - a.savedAt)
          .map((item) => (
            <WishedTourItem key={item.tour.slug} item={item} />
          ))}
      </ul>
    </>
  );
}

function WishedTourItem({ item: { tour, savedAt } }: { item: WishedTour }) {
  const saved = useWishlistItem(tour.slug);
  const place = useRef<HTMLLIElement>(null);
  const wasSaved = useRef(saved.isSaved);

  useEffect(() => {
    if (wasSaved.current === saved.isSaved) return;
    wasSaved.current = saved.isSaved;
    // The pressed heart has unmounted: focus its Undo button.
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus();
  }, [saved.isSaved]);

  return (
    <li ref={place} className="grid">
      {saved.isSaved ? (
        <TourCard tour={tour} wishlistButton={<WishlistButton tour={tour} item={saved} />} />
      ) : (
        <div className="grid min-h-48 animate-fade content-center justify-items-center gap-4 rounded-card border border-dashed border-control p-6 text-center">
          <p>
            <strong className="block font-display text-xl font-normal">{tour.place}</strong> is off your
            wishlist.
          </p>
          <Button variant="secondary" onClick={() => saved.save(savedAt)}>
            Undo<span className="sr-only"> removing {tour.place} from the wishlist</span>
          </Button>
        </div>
      )}
    </li>
  );
}
