import { splitPath } from "~/domain/language/addresses";
import { data } from "react-router";
import { Suspense } from "react";
import { findCollection } from "~/content/collections";
import { listingStatus, loadTourListing, type TourListing } from "~/features/search/load-tour-listing";
import { pageMeta } from "~/platform/pages/page-meta";
import { tourListData, type StructuredData } from "~/features/tours/structured-data";
import { ListHead } from "~/features/site/list-head";
import { JsonLd } from "~/features/tours/json-ld";
import { ListSearch } from "~/features/search/list-search";
import { TourFilters } from "~/features/search/tour-filters";
import { TourResults } from "~/features/search/tour-results";
import { listMessages } from "~/features/search/list/messages";
import type { Route } from "./+types/collection";

/** Handles every list of tours in app/content/collections.ts: /tours, /tours/{type}, /experiences/{experience}, ... */
export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const collection = findCollection(splitPath(url.pathname).path);
  if (!collection) throw data(null, { status: 404 });
  const { title, intro, picture, path, filter } = collection;
  const canonical = new URL(path, url).href;
  const listing = await loadTourListing(args, filter);
  const page = {
    title,
    intro,
    picture: `/illustrations/cards/${picture}.svg`,
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

/** Returns the list's title, with the words that were searched. */
function headingOf(title: string, { filter, fixed }: TourListing): string {
  if (filter.q === undefined || filter.q === "") return title;
  const m = listMessages().results;
  return m.titleWithWords(Object.keys(fixed).length === 0 ? m.tours : title, filter.q);
}

interface ListingPageProps {
  title: string;
  intro: string;
  picture: string;
  listing: TourListing;
  structuredData: readonly (StructuredData | null)[];
}

/** Listing of tours: a low head, then the filters and the results. */
function ListingPage({ title, intro, picture, listing, structuredData }: ListingPageProps) {
  return (
    <>
      <JsonLd data={structuredData} />
      <ListHead title={headingOf(title, listing)} intro={intro} picture={picture}>
        <ListSearch listing={listing} />
      </ListHead>
      <div className="mx-auto grid max-w-7xl gap-x-8 px-4 pb-12 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-4">
        <aside aria-label={listMessages().filters.ofList}>
          <TourFilters listing={listing} />
        </aside>
        <Suspense>
          <TourResults
            listing={listing}
            emptyText={listMessages().results.empty}
            className="lg:max-xl:grid-cols-1"
          />
        </Suspense>
      </div>
    </>
  );
}
