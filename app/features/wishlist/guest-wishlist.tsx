import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useGuestWishlist } from "./use-guest-wishlist";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { OfflineNote } from "~/ui/offline-note";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { wishlistMessages } from "./lists/messages";
import { EmptyWishlist } from "./empty-wishlist";
import { WishlistGrid } from "./wishlist-grid";

/** Data of the wishlist's loader that a guest's wishlist needs. */
export interface GuestWishlistData {
  /** null if the server can't be reached. */
  tours: TourCard[] | null;
  /** When they were loaded, ISO 8601. */
  at: string;
}

/** Returns the pictures that the page shows, for offline use. */
async function findPictures(): Promise<string[]> {
  return Array.from(
    document.querySelectorAll<HTMLImageElement>("#main article img"),
    ({ src }) => new URL(src).pathname,
  );
}

/** A guest's wishlist. It is stored in the browser, which fetches the tours by slug. */
export function GuestWishlist() {
  const m = wishlistMessages().guest;
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

  const slugs = items.map(({ slug }) => slug).join(",");
  const { isOffline } = useOfflinePage("wishlist", {
    // The second is the router's own address of what `load` asks for.
    addresses: data?.tours
      ? ["/wishlist", `/wishlist.data?slugs=${slugs}&_routes=routes%2Faccount%2Fwishlist`]
      : [],
    at: data?.at ?? "",
    findMore: findPictures,
  });

  if (!isHydrated) {
    return (
      <noscript>
        <p className="mt-8">{m.needsScript}</p>
      </noscript>
    );
  }
  if (items.length > 0 && data === undefined) {
    return (
      <p role="status" className="mt-8">
        {m.loading}
      </p>
    );
  }
  if (data?.tours === null) {
    return (
      <p role="alert" className="mt-8">
        {m.failed}
      </p>
    );
  }
  const tours = data?.tours ?? [];
  return (
    <>
      {isOffline && data && (
        <div className="mt-4">
          <OfflineNote at={data.at} isOffline />
        </div>
      )}
      {items.length > 0 && (
        <p className="mt-2 max-w-2xl text-muted">
          <span>{m.stored(items.length)}</span>{" "}
          <Link
            to="/login?next=/wishlist"
            className="font-semibold text-peacock underline underline-offset-4"
          >
            {m.logIn}
          </Link>{" "}
          {m.toSeeThem}
        </p>
      )}
      {items.length > 0 && <h2 className="sr-only">{m.savedTours}</h2>}
      <WishlistGrid
        items={items.flatMap(({ slug, savedAt }) =>
          tours.filter((tour) => tour.slug === slug).map((tour) => ({ tour, savedAt })),
        )}
      >
        <EmptyWishlist />
      </WishlistGrid>
    </>
  );
}
