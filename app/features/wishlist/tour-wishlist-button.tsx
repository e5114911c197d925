import type { TourCard } from "~/domain/tours/tour-schema";
import { useWishlistItem } from "./use-wishlist-item";
import { useIsPreview } from "~/platform/pages/use-preview";
import { WishlistButton } from "./wishlist-button";

interface TourWishlistButtonProps {
  tour: Pick<TourCard, "slug" | "place">;
  isSmall?: boolean;
}

/** The heart of a tour. A guest's wishlist is in the browser: the server sends all guests the same page, with empty hearts. */
export function TourWishlistButton(props: TourWishlistButtonProps) {
  const item = useWishlistItem(props.tour.slug);
  return useIsPreview() ? null : <WishlistButton {...props} item={item} />;
}
