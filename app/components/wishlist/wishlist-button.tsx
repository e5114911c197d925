import { Heart } from "lucide-react";
import { useLocation } from "react-router";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { WishlistItemState } from "~/hooks/use-wishlist-item";
import { cn } from "~/lib/cn";

/** Toggle button, pressed while its tour is on the wishlist. Without scripts it is a form that returns to its page. */
export function WishlistButton({
  tour,
  isSmall = false,
  item: { isSaved, save, remove },
}: {
  tour: Pick<TourCard, "slug" | "place">;
  /** True on small pictures: it looks smaller than its target. */
  isSmall?: boolean | undefined;
  item: WishlistItemState;
}) {
  const { pathname, search } = useLocation();

  function toggle(event: React.FormEvent) {
    event.preventDefault();
    if (isSaved) remove();
    else save();
  }

  return (
    <form method="post" action="/wishlist" onSubmit={toggle} className="print:hidden">
      <input type="hidden" name="intent" value={isSaved ? "remove" : "save"} />
      <input type="hidden" name="slug" value={tour.slug} />
      <input type="hidden" name="next" value={pathname + search} />
      <button
        type="submit"
        aria-pressed={isSaved}
        aria-label={`Save ${tour.place} to the wishlist`}
        className="grid size-11 animate-fade place-items-center rounded-full text-vermilion transition-transform duration-150 hover:scale-105 active:scale-90"
      >
        <span
          className={cn(
            "grid place-items-center rounded-full bg-card/95 shadow-card",
            isSmall ? "size-9" : "size-11",
          )}
        >
          <Heart aria-hidden className={cn(isSmall ? "size-5" : "size-5.5", isSaved && "fill-current")} />
        </span>
      </button>
    </form>
  );
}
