import { wishlistOwner } from "~/domain/wishlist/wishlist-items";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useWishlistItem } from "~/hooks/use-wishlist-item";
import { useHydrated } from "~/hooks/use-hydrated";
import { useIsPreview } from "~/hooks/use-preview";
import { useViewer } from "~/hooks/use-site";
import { WishlistButton } from "./wishlist-button";

interface TourWishlistButtonProps {
  tour: Pick<TourCard, "slug" | "place">;
  isSmall?: boolean;
}

/**
 * The heart of a tour. A guest's wishlist is in the browser, so the button renders after hydration: the server sends the
 * same page to all guests.
 */
export function TourWishlistButton(props: TourWishlistButtonProps) {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const isPreview = useIsPreview();
  if (isPreview) return null;
  if (!isHydrated && wishlistOwner(viewer) === null) return null;
  return <HydratedButton {...props} />;
}

function HydratedButton({ tour, isSmall }: TourWishlistButtonProps) {
  return <WishlistButton tour={tour} isSmall={isSmall} item={useWishlistItem(tour.slug)} />;
}
