import type { Route } from "./+types/tours";
import { ListingPage } from "~/components/search/listing-page";
import { servicesContext } from "~/context";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await loadTourListing(context.get(servicesContext), url);
  return { listing, canonical: new URL("/tours", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "All tours",
    description: "Search every tour by place, region, departure city, kind, length, month and price.",
    canonical: loaderData?.canonical ?? "/tours",
  });
}

export default function Tours({ loaderData }: Route.ComponentProps) {
  return (
    <ListingPage
      title="All tours"
      intro="Every tour we sell, from a morning in Old Delhi to sixteen days by rail. The price is per person and all-in."
      picture="/illustrations/heroes/himalaya-to-sea-by-rail.svg"
      listing={loaderData.listing}
    />
  );
}
