import { data } from "react-router";
import type { Route } from "./+types/collection";
import { ListingPage } from "~/components/search/listing-page";
import { findCollection } from "~/content/collections";
import { servicesContext } from "~/context";
import { listingStatus, loadTourListing } from "~/lib/tours/load-tour-listing";
import { pageMeta } from "~/lib/pages/page-meta";
import { tourListData } from "~/lib/tours/structured-data";

/** Handles every list of tours in app/content/collections.ts: /tours, /tours/{type}, /experiences/{experience}, ... */
export async function loader({ context, url }: Route.LoaderArgs) {
  const collection = findCollection(url.pathname);
  if (!collection) throw data(null, { status: 404 });
  const { title, intro, picture, path, filter } = collection;
  const canonical = new URL(path, url).href;
  const listing = await loadTourListing(context.get(servicesContext), url, filter);
  const page = {
    title,
    intro,
    picture: `/illustrations/heroes/${picture}.svg`,
    canonical,
    listing,
    structuredData: [tourListData(title, listing.tours, canonical)],
  };
  return data(page, { status: listingStatus(listing) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, intro, canonical, listing } = loaderData;
  const tags = pageMeta({ title, description: intro, canonical });
  // Further pages are not indexed: their title and canonical URL are the first page's.
  return listing.isFirstPage ? tags : [...tags, { name: "robots", content: "noindex, follow" }];
}

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
