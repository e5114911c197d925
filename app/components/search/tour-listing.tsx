import { X } from "lucide-react";
import { Link } from "react-router";
import { TourGrid } from "~/components/tours/tour-grid";
import { buttonClasses } from "~/components/ui/button";
import { filterLabels } from "~/domain/tour-filter-labels";
import { listingAddress } from "~/lib/load-tour-listing";
import type { TourListing as Listing } from "~/lib/load-tour-listing";
import { TourFilters } from "./tour-filters";

/** Filters beside the tours they leave, with the chosen ones as chips that can be taken away. */
export function TourListing({ listing, emptyText }: { listing: Listing; emptyText: string }) {
  const { tours, total, nextCursor, isFirstPage, filter, fixed, spellings } = listing;
  const chosen = filterLabels(filter).filter(({ name }) => !(name in fixed));
  return (
    <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[16rem_1fr]">
      <aside aria-label="Search and filters">
        <TourFilters listing={listing} />
      </aside>
      <section aria-labelledby="results">
        <h2 id="results" className="font-sans text-xl font-semibold">
          {total === 1 ? "1 tour" : `${total} tours`}
        </h2>
        <p role="status" className="sr-only">
          {total === 1 ? "1 tour found" : `${total} tours found`}
        </p>
        {chosen.length > 0 && (
          <ul aria-label="Chosen filters" className="mt-3 flex flex-wrap gap-2">
            {chosen.map(({ name, label }) => (
              <li key={name}>
                <Link
                  to={listingAddress(listing, { [name]: undefined })}
                  preventScrollReset
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-sm hover:bg-sunken"
                >
                  {label}
                  <X aria-hidden className="size-4" />
                  <span className="sr-only">: take this filter away</span>
                </Link>
              </li>
            ))}
            <li>
              <Link
                to="?"
                preventScrollReset
                className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-peacock underline"
              >
                Clear all
              </Link>
            </li>
          </ul>
        )}
        {total === 0 ? (
          <div className="mt-6 rounded-card border border-line bg-card p-8">
            <p className="text-lg">{emptyText}</p>
            {spellings.length > 0 && (
              <p className="mt-2">
                Did you mean{" "}
                {spellings.map((spelling, index) => (
                  <span key={spelling}>
                    {index > 0 && ", "}
                    <Link
                      to={listingAddress(listing, { q: spelling })}
                      className="font-semibold text-peacock underline"
                    >
                      {spelling}
                    </Link>
                  </span>
                ))}
                ?
              </p>
            )}
            <Link to="/tours" className={buttonClasses("secondary", "mt-5")}>
              See all tours
            </Link>
          </div>
        ) : (
          <TourGrid tours={tours} className="mt-6 lg:grid-cols-2 xl:grid-cols-3" />
        )}
        <nav aria-label="More results" className="mt-8 flex gap-3">
          {!isFirstPage && (
            <Link to={listingAddress(listing, {})} className={buttonClasses("secondary")}>
              First page
            </Link>
          )}
          {nextCursor !== null && (
            <Link to={listingAddress(listing, { cursor: nextCursor })} className={buttonClasses("secondary")}>
              More tours
            </Link>
          )}
        </nav>
      </section>
    </div>
  );
}
