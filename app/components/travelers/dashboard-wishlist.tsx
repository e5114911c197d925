import { Link } from "react-router";
import { WishlistGrid } from "~/components/wishlist/wishlist-grid";
import type { WishedTour } from "~/domain/wishlist/wishlist";

/** The newest wishlist items, with a link to all of them. */
export function DashboardWishlist({ items, size }: { items: readonly WishedTour[]; size: number }) {
  return (
    <section aria-labelledby="dashboard-wishlist" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="dashboard-wishlist" className="text-3xl">
          Wishlist
        </h2>
        {size > 0 && (
          <Link to="/wishlist" className="py-2 font-semibold text-peacock underline underline-offset-4">
            {size > items.length ? `All ${size} tours` : "Open the wishlist"}
          </Link>
        )}
      </div>
      <WishlistGrid items={items}>
        <p className="mt-2 text-muted">
          Your wishlist is empty. Press the heart on{" "}
          <Link to="/tours" className="font-semibold text-peacock underline underline-offset-4">
            any tour
          </Link>{" "}
          to save it here.
        </p>
      </WishlistGrid>
    </section>
  );
}
