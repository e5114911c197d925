import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useGuestWishlist } from "~/hooks/use-guest-wishlist";
import { useHydrated } from "~/hooks/use-hydrated";
import { WholeWishlist } from "./whole-wishlist";

/** Data of the wishlist's loader that a guest's wishlist needs. */
export interface GuestWishlistData {
  tours: TourCard[];
}

/** A guest's wishlist. It is stored in the browser, which fetches the tours by slug. */
export function GuestWishlist() {
  const isHydrated = useHydrated();
  const items = useGuestWishlist();
  const { data, load } = useFetcher<GuestWishlistData>();
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const slugs = items.map(({ slug }) => slug);
    if (slugs.every((slug) => asked.current.has(slug))) return;
    asked.current = new Set(slugs);
    void load(`/wishlist?slugs=${slugs.join(",")}`);
  }, [items, load]);

  if (!isHydrated) {
    return (
      <noscript>
        <p className="mt-8">A guest's wishlist needs JavaScript. With an account it works without.</p>
      </noscript>
    );
  }
  if (items.length > 0 && data === undefined) {
    return (
      <p role="status" className="mt-8">
        Loading your wishlist …
      </p>
    );
  }
  const tours = data?.tours ?? [];
  return (
    <WholeWishlist
      items={items.flatMap(({ slug, savedAt }) =>
        tours.filter((tour) => tour.slug === slug).map((tour) => ({ tour, savedAt })),
      )}
    />
  );
}
