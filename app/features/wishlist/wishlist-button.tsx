import { useLocation } from "react-router";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { wishlistOwner } from "~/domain/wishlist/wishlist-owner";
import type { TourCard } from "~/domain/tours/tour-schema";
import { cn } from "~/ui/cn";
import { useViewer } from "~/platform/pages/use-site";
import { heartMessages } from "./messages";
import type { WishlistItemState } from "./use-wishlist-item";

/**
 * Toggle button, pressed while its tour is on the wishlist. Without scripts it is a form that returns to its page, and hidden
 * from guests, whose wishlist is in the browser.
 */
export function WishlistButton({
  tour,
  isSmall = false,
  item: { isSaved, save, remove },
}: {
  tour: Pick<TourCard, "slug" | "place">;
  /** True in the corner of small pictures: it looks smaller than its target. */
  isSmall?: boolean | undefined;
  item: WishlistItemState;
}) {
  const { pathname, search } = useLocation();
  const isForm = wishlistOwner(useViewer()) !== null;

  function toggle(event: React.SyntheticEvent) {
    event.preventDefault();
    if (isSaved) remove();
    else save();
  }

  const place = isSmall ? "absolute top-0.5 left-0.5" : undefined;
  const button = (
    <button
      type={isForm ? "submit" : "button"}
      onClick={isForm ? undefined : toggle}
      aria-pressed={isSaved}
      aria-label={heartMessages().save(tour.place)}
      className={cn("heart", isSmall && "before:size-9 after:size-5", !isForm && place)}
    />
  );
  if (!isForm) return button;
  return (
    <form method="post" action={pathIn(currentLanguage(), "/wishlist")} onSubmit={toggle} className={place}>
      <input type="hidden" name="intent" value={isSaved ? "remove" : "save"} />
      <input type="hidden" name="slug" value={tour.slug} />
      <input type="hidden" name="next" value={pathname + search} />
      {button}
    </form>
  );
}
