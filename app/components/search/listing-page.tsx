import { Suspense } from "react";
import { Hero } from "~/components/layout/hero";
import { JsonLd } from "~/components/layout/json-ld";
import type { TourListing } from "~/lib/tours/load-tour-listing";
import type { StructuredData } from "~/lib/tours/structured-data";
import { TourFilters } from "./tour-filters";
import { TourResults } from "./tour-results";

interface ListingPageProps {
  title: string;
  intro: string;
  picture: string;
  listing: TourListing;
  structuredData: readonly (StructuredData | null)[];
}

/** Listing of tours: a hero, then the filters and the results. */
export function ListingPage({ title, intro, picture, listing, structuredData }: ListingPageProps) {
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
