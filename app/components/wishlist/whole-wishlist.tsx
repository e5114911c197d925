import type { WishedTour } from "~/domain/wishlist/wishlist";
import { EmptyWishlist } from "./empty-wishlist";
import { WishlistGrid } from "./wishlist-grid";

/** A wishlist with its size, or the empty state. */
export function WholeWishlist({ items }: { items: readonly WishedTour[] }) {
  const heading = (
    <h2 className="mt-8 font-sans text-xl font-semibold">
      {items.length === 1 ? "1 tour" : `${items.length} tours`}
    </h2>
  );
  return (
    <WishlistGrid items={items} heading={heading}>
      <EmptyWishlist />
    </WishlistGrid>
  );
}
