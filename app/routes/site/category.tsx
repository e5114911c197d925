import { Suspense } from "react";
import { data } from "react-router";
import type { Route } from "./+types/category";
import { Hero } from "~/features/site/hero";
import { JsonLd } from "~/features/tours/json-ld";
import { SearchBar } from "~/features/search/search-bar";
import { TourResults } from "~/features/search/tour-results";
import { listMessages } from "~/features/search/list/messages";
import { categoryPictures } from "~/content/pictures";
import { listTextMessages } from "~/content/lists/messages";
import { tourMessages } from "~/domain/tours/messages";
import { categories } from "~/domain/tours/tour";
import { listingStatus, loadTourListing } from "~/features/search/load-tour-listing";
import { pageMeta } from "~/platform/pages/page-meta";
import { tourListData } from "~/features/tours/structured-data";

/** An unknown category is an empty list with the title "Tour Packages" and status 200 (specification 2, section 8). */
export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args;
  const slug = params.category.toLowerCase();
  const category = categories.find((known) => known === slug) ?? null;
  const m = listTextMessages();
  const title = category === null ? m.unknownCategory : tourMessages().categories[category];
  const listing = await loadTourListing(
    args,
    // For an unknown category, a max price of 0 matches nothing.
    category === null ? { maxPrice: 0 } : { category },
  );
  const canonical = new URL(`/category/${slug}`, url).href;
  const page = {
    listing,
    category,
    title,
    intro: m.categoryIntro(title),
    picture: `/illustrations/heroes/${categoryPictures[category ?? "heritage-tours"]}.svg`,
    canonical,
    structuredData: [tourListData(title, listing.tours, canonical)],
  };
  return data(page, { status: listingStatus(listing) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, intro, canonical } = loaderData;
  const tags = pageMeta({ title, description: intro, canonical });
  return loaderData.category === null ? [...tags, { name: "robots", content: "noindex" }] : tags;
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { title, intro, picture, listing, structuredData } = loaderData;
  return (
    <>
      <JsonLd data={structuredData} />
      <Hero picture={picture} alt="" className="pb-24 md:min-h-[300px] md:pb-24 lg:min-h-[600px]">
        <h1 className="text-4xl sm:text-5xl md:text-4xl lg:text-6xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-muted sm:text-xl md:text-lg lg:text-xl">{intro}</p>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <SearchBar action="?" filter={listing.filter} errors={listing.errors} />
        <div className="mt-12">
          <Suspense>
            <TourResults
              listing={listing}
              emptyText={listMessages().results.emptyCategory}
              className="xl:grid-cols-3"
            />
          </Suspense>
        </div>
      </div>
    </>
  );
}
