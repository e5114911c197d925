import { Hero } from "~/components/layout/hero";
import type { TourListing as Listing } from "~/lib/load-tour-listing";
import { TourListing } from "./tour-listing";

/** A page that lists tours: a picture with the title, then the search and what it finds. */
export function ListingPage({
  title,
  intro,
  picture,
  listing,
  emptyText = "No tour packages found for this search.",
  children,
}: {
  title: string;
  intro: string;
  picture: string;
  listing: Listing;
  emptyText?: string;
  /** Stands between the hero and the list. */
  children?: React.ReactNode;
}) {
  return (
    <>
      <Hero picture={picture} alt="" className="min-h-[18rem] md:min-h-[20rem]">
        <h1 className="max-w-3xl text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg">{intro}</p>
      </Hero>
      {children}
      <TourListing listing={listing} emptyText={emptyText} />
    </>
  );
}
