import { wishlistOwner } from "~/domain/wishlist/wishlist-items";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useWishlistItem } from "~/hooks/use-wishlist-item";
import { useHydrated } from "~/hooks/use-hydrated";
import { useIsPreview } from "~/hooks/use-preview";
import { useViewer } from "~/hooks/use-site";
import { WishlistButton } from "./wishlist-button";

/**
 * The heart of a tour. A guest's wishlist is in the browser, so the button renders after hydration: the server sends the
 * same page to all guests.
 */
export function TourWishlistButton({ tour }: { tour: Pick<TourCard, "slug" | "place"> }) {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const isPreview = useIsPreview();
  if (isPreview) return null;
  if (!isHydrated && wishlistOwner(viewer) === null) return null;
  return <HydratedButton tour={tour} />;
}

function HydratedButton({ tour }: { tour: Pick<TourCard, "slug" | "place"> }) {
  return <WishlistButton tour={tour} item={useWishlistItem(tour.slug)} />;
}
