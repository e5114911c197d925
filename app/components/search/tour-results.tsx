import { X } from "lucide-react";
import { Link } from "react-router";
import { TourGrid } from "~/components/tours/tour-grid";
import { buttonClasses } from "~/components/ui/button";
import { filterLabels } from "~/domain/tours/tour-filter-labels";
import type { TourListing } from "~/lib/tours/load-tour-listing";

/** Search results: the count, removable filter chips, the tours and pagination. */
export function TourResults({
  listing,
  emptyText,
  className,
}: {
  listing: TourListing;
  emptyText: string;
  /** Class of the grid of tours. */
  className?: string;
}) {
  const { tours, total, nextCursor, isFirstPage } = listing;
  const messages = Object.values(listing.errors);
  if (messages.length > 0) {
    return (
      <section aria-labelledby="results">
        <h2 id="results" className="font-sans text-xl font-semibold">
          Check your search
        </h2>
        <ChosenFilters listing={listing} />
        <p role="alert" className="mt-6 rounded-card border border-line bg-card p-8 text-lg">
          {messages.join(" ")}
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="font-sans text-xl font-semibold">
        {total === 1 ? "1 tour" : `${total} tours`}
      </h2>
      <p role="status" className="sr-only">
        {total === 1 ? "1 tour found" : `${total} tours found`}
      </p>
      <ChosenFilters listing={listing} />
      {total === 0 ? (
        <NothingFound listing={listing} text={emptyText} />
      ) : (
        <TourGrid tours={tours} days={listing.filter} className={className} />
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
  );
}

function ChosenFilters({ listing }: { listing: TourListing }) {
  const chosen = filterLabels(listing.filter).filter(({ name }) => !(name in listing.fixed));
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap gap-2">
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={listingAddress(listing, { [name]: undefined })}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-sm hover:bg-sunken"
          >
            {label}
            <X aria-hidden className="size-4" />
            <span className="sr-only">: remove this filter</span>
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
  );
}

function NothingFound({ listing, text }: { listing: TourListing; text: string }) {
  const { spellings } = listing;
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-8">
      <p className="text-lg">{text}</p>
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
  );
}

/** Returns the URL of a listing with some filters changed, starting from its first page. */
function listingAddress(
  { filter, fixed, sort }: Pick<TourListing, "filter" | "fixed" | "sort">,
  change: Record<string, string | number | undefined>,
): string {
  const params = new URLSearchParams();
  const parameters = Object.entries({
    ...filter,
    sort: sort === "recommended" ? undefined : sort,
    ...change,
  });
  for (const [name, value] of parameters) {
    if (value !== undefined && value !== "" && !(name in fixed)) params.set(name, String(value));
  }
  return `?${params}`;
}
