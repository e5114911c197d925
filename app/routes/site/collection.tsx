import { data } from "react-router";
import { Suspense } from "react";
import { findCollection } from "~/content/collections";
import { servicesContext } from "~/context";
import { listingStatus, loadTourListing, type TourListing } from "~/lib/tours/load-tour-listing";
import { pageMeta } from "~/lib/pages/page-meta";
import { tourListData, type StructuredData } from "~/lib/tours/structured-data";
import { Hero } from "~/components/layout/hero";
import { JsonLd } from "~/components/layout/json-ld";
import { TourFilters } from "~/components/search/tour-filters";
import { TourResults } from "~/components/search/tour-results";
import type { Route } from "./+types/collection";

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

interface ListingPageProps {
  title: string;
  intro: string;
  picture: string;
  listing: TourListing;
  structuredData: readonly (StructuredData | null)[];
}

/** Listing of tours: a hero, then the filters and the results. */
function ListingPage({ title, intro, picture, listing, structuredData }: ListingPageProps) {
  return (
    <>
      <JsonLd data={structuredData} />
      <Hero picture={picture} alt="" className="min-h-[18rem] md:min-h-[20rem]">
        <h1 className="max-w-3xl text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg">{intro}</p>
      </Hero>
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[16rem_1fr]">
        <aside aria-label="Search and filters">
          <TourFilters listing={listing} />
        </aside>
        <Suspense>
          <TourResults
            listing={listing}
            emptyText="No tour packages found for this search."
            className="mt-6 lg:grid-cols-2 xl:grid-cols-3"
          />
        </Suspense>
      </div>
    </>
  );
}
