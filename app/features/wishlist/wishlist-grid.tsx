import { useEffect, useRef, useState } from "react";
import { TourCard } from "~/features/tours/tour-card";
import { FoldedItems, tourColumns } from "~/features/tours/tour-list";
import { Button } from "~/ui/button";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import { useWishlistItem } from "./use-wishlist-item";
import { cn } from "~/ui/cn";
import { wishlistMessages } from "./lists/messages";
import { WishlistButton } from "./wishlist-button";

/**
 * The tours of a list, newest first. A removed tour is replaced by an Undo while the page is open.
 * @param items the current list
 * @param list id of the list
 * @param elsewhere slugs in the owner's other lists: a tour that was moved there leaves this one
 * @param renderBelow renders controls below a tour's card
 * @param children empty state
 */
export function WishlistGrid({
  items,
  list = "",
  elsewhere,
  renderBelow,
  children,
}: {
  items: readonly WishedTour[];
  list?: string;
  elsewhere?: ReadonlySet<string>;
  renderBelow?: (tour: WishedTour["tour"]) => React.ReactNode;
  children: React.ReactNode;
}) {
  const [seen, setSeen] = useState(items);
  const unseen = items.filter(({ tour }) => !seen.some((item) => item.tour.slug === tour.slug));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  const shown = seen.filter(({ tour }) => !elsewhere?.has(tour.slug));

  if (shown.length === 0) return children;
  return (
    <FoldedItems
      items={shown.toSorted((a, b) => b.savedAt - a.savedAt)}
      className={cn(tourColumns, "mt-5")}
      render={(item) => (
        <WishedTourItem key={item.tour.slug} item={item} list={list} renderBelow={renderBelow} />
      )}
    />
  );
}

function WishedTourItem({
  item: { tour, savedAt },
  list,
  renderBelow,
}: {
  item: WishedTour;
  list: string;
  renderBelow: ((tour: WishedTour["tour"]) => React.ReactNode) | undefined;
}) {
  const m = wishlistMessages();
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
    <li ref={place} className="grid grid-rows-[1fr_auto]">
      {saved.isSaved ? (
        <>
          <TourCard tour={tour} wishlistButton={<WishlistButton tour={tour} isSmall item={saved} />} />
          {renderBelow?.(tour)}
        </>
      ) : (
        <div className="grid min-h-48 animate-fade content-center justify-items-center gap-4 rounded-card border border-dashed border-control p-6 text-center">
          <p>
            <strong className="block font-display text-xl font-normal">{tour.place}</strong>
            {m.isOff}
          </p>
          <Button variant="secondary" onClick={() => saved.save(savedAt, list)}>
            {m.undo}
            <span className="sr-only">{m.undoRemoval(tour.place)}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
