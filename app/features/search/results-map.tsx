import { useRef } from "react";
import { ServerHtml } from "~/platform/hydration/server-html";
import { useLinksInHtml } from "~/platform/hydration/use-links-in-html";
import { listingAddress } from "./listing-address";
import type { TourListing } from "./load-tour-listing";

/** Results on a map with a list beside it (map-of-results.tsx). A tour and its marker show each other. */
export function ResultsMap({ listing }: { listing: TourListing }) {
  const shown = useRef<string>(undefined);
  const onClick = useLinksInHtml();

  function show({ currentTarget, target }: React.SyntheticEvent<HTMLDivElement>) {
    const at = target instanceof Element ? target.closest("[data-at]")?.getAttribute("data-at") : null;
    if (at === null || at === undefined || at === shown.current) return;
    shown.current = at;
    for (const each of currentTarget.querySelectorAll("[data-at]"))
      each.classList.toggle("is-active", each.getAttribute("data-at") === at);
  }

  return (
    <ServerHtml
      key={listingAddress(listing, {})}
      id="results-map"
      html={listing.map}
      onClick={onClick}
      onPointerOver={show}
      onFocus={show}
      className="mt-3 grid gap-5 md:grid-cols-2"
    />
  );
}
