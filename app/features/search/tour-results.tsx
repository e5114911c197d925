import { X } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { TourCard } from "~/features/tours/tour-card";
import { buttonClasses } from "~/ui/button";
import { placeName } from "~/domain/places/place-name";
import { filterLabels, filtersWith } from "~/domain/search/tour-filter-labels";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { listMessages } from "./list/messages";
import { maxCompared } from "./max-compared";
import { listingAddress } from "./listing-address";
import type { TourListing } from "./load-tour-listing";
import { CompareBox, CompareTray, type ComparedTour } from "./compare-tray";
import { NearMe } from "./near-me";
import { ResultsBar } from "./results-bar";
import { ResultsMap } from "./results-map";

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
  const m = listMessages().results;
  const messages = Object.values(listing.errors);
  if (messages.length > 0) {
    return (
      <section aria-labelledby="results">
        <ResultsBar listing={listing} heading={m.checkSearch} />
        <ChosenFilters listing={listing} />
        <p role="alert" className="mt-6 rounded-card border border-line bg-card p-8 text-lg">
          {messages.join(" ")}
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="results" className="min-w-0">
      <ResultsBar listing={listing} heading={m.heading(total, listing.festival || null)} />
      <p role="status" className="sr-only">
        {m.found(total)}
      </p>
      <Understanding listing={listing} />
      <ChosenFilters listing={listing} />
      {listing.nearMe !== null && <NearYou listing={listing} rest={listing.nearMe} />}
      {total === 0 ? (
        <NothingFound listing={listing} text={emptyText} className={className} />
      ) : listing.view === "map" ? (
        <ResultsMap listing={listing} />
      ) : (
        <Cards tours={tours} listing={listing} className={className} />
      )}
      <nav aria-label={m.more} className="mt-8 flex items-center gap-3">
        {!isFirstPage && (
          <Link to={listingAddress(listing, {})} className={buttonClasses("secondary")}>
            {m.firstPage}
          </Link>
        )}
        {nextCursor !== null && (
          <Link to={listingAddress(listing, { cursor: nextCursor })} className={buttonClasses("secondary")}>
            {m.moreTours}
          </Link>
        )}
        <Link
          to="/terms#how-tours-are-ranked-and-what-we-earn"
          className="ml-auto inline-flex min-h-11 items-center text-sm text-peacock underline underline-offset-4"
        >
          {m.howWeSort}
        </Link>
      </nav>
      {listing.similar && (
        <>
          <h3 className="mt-4 font-sans text-lg font-semibold">{listing.similar.heading}</h3>
          <Cards tours={listing.similar.tours} listing={listing} className={className} canCompare={false} />
        </>
      )}
    </section>
  );
}

/** Cities to start from that are offered beside "Near me", those with most tours. */
const nearCities = 6;

/** Asks where to be near for a search that says "near me". @param rest the search without these words */
function NearYou({ listing, rest }: { listing: TourListing; rest: string }) {
  const m = listMessages().near;
  const navigate = useNavigate();
  const addressNear = (near: string) =>
    listingAddress(listing, { near, q: rest === "" ? undefined : rest, literal: undefined });
  const cities = Object.entries(listing.facets.city)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, nearCities);
  return (
    <div className="mt-3 rounded-card border border-line bg-card px-4 py-3">
      <p className="font-semibold">{m.whereAreYou}</p>
      <NearMe onFound={(position) => void navigate(addressNear(position), { preventScrollReset: true })} />
      <ul aria-label={m.nearCities} className="flex flex-wrap gap-x-4">
        {cities.map(([city]) => (
          <li key={city}>
            <Link
              to={addressNear(city)}
              preventScrollReset
              className="inline-flex min-h-9 items-center font-semibold text-peacock underline underline-offset-4"
            >
              {m.city(placeName(city))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cards({
  tours,
  listing,
  className,
  canCompare = true,
}: {
  tours: TourListing["tours"];
  listing: TourListing;
  className: string | undefined;
  /** False for a second list of a page, which has one tray. */
  canCompare?: boolean;
}) {
  const [compared, setCompared] = useState<ComparedTour[]>([]);
  const list = useRef<HTMLUListElement>(null);
  /** Reads the boxes that were ticked before hydration, or that the browser restored. */
  const readBoxes = useEffectEvent(() => {
    const ticked = Array.from(
      list.current?.querySelectorAll<HTMLInputElement>("[name=tours]:checked") ?? [],
      ({ value }) => value,
    ).slice(0, maxCompared);
    if (ticked.length > 0) setCompared(tours.filter(({ slug }) => ticked.includes(slug)));
  });
  useEffect(() => readBoxes(), []);
  return (
    <>
      <ul ref={list} className={cn("mt-3 grid gap-3 max-sm:mt-2 md:grid-cols-2 lg:gap-x-4", className)}>
        {tours.map((tour) => (
          <li key={tour.slug} className="grid">
            <TourCard tour={tour} days={listing.filter}>
              {canCompare && <CompareBox tour={tour} compared={compared} onChange={setCompared} />}
            </TourCard>
          </li>
        ))}
      </ul>
      {canCompare && <CompareTray compared={compared} days={listing.filter} onChange={setCompared} />}
    </>
  );
}

/** Notes on what was searched instead of the words as typed. */
function Understanding({ listing }: { listing: TourListing }) {
  const { corrected, nearMiss, notes, filter, total } = listing;
  if (corrected === null && nearMiss === null && notes.length === 0) return null;
  const m = listMessages().results;
  return (
    <div className="mt-2 grid gap-1 text-sm">
      {corrected !== null && (
        <p>
          {total > 0 && <ShowingFor words={corrected} />}
          <Link
            to={listingAddress(listing, { literal: 1 })}
            className="inline-block font-semibold text-peacock underline"
          >
            {m.searchInstead(filter.q ?? "")}
          </Link>
        </p>
      )}
      {nearMiss !== null && <p className="text-base font-semibold">{nearMiss}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function ShowingFor({ words }: { words: string }) {
  return listMessages().results.showingFor(words);
}

function ChosenFilters({ listing }: { listing: TourListing }) {
  const { understood, filter, fixed } = listing;
  const fromWords = understood.map(({ label, without }) => ({
    label,
    to: listingAddress(listing, { q: without, literal: undefined }),
  }));
  const chosen = filterLabels(filter)
    // The words have chips of their own.
    .filter(({ name }) => !(name in fixed) && (name !== "q" || fromWords.length === 0))
    .map(({ name, label, rest }) => ({
      label,
      to: listingAddress(listing, {
        ...Object.fromEntries(filtersWith(name).map((each) => [each, undefined])),
        [name]: rest,
      }),
    }));
  const chips = [...fromWords, ...chosen];
  if (chips.length === 0) return null;
  const m = listMessages().results;
  return (
    <ul
      aria-label={m.activeFilters}
      className="mt-2 flex flex-wrap gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap"
    >
      {chips.map(({ label, to }) => (
        // Labels may be equal, addresses are not.
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-sm hover:bg-sunken"
          >
            <span>{label}</span>
            <Icon icon={X} className="size-4" />
            <span className="sr-only">{m.removeFilter}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="?"
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-peacock underline"
        >
          {m.clearAll}
        </Link>
      </li>
    </ul>
  );
}

/** The empty result: how to find more, and the tours that match most. */
function NothingFound({
  listing,
  text,
  className,
}: {
  listing: TourListing;
  text: string;
  className: string | undefined;
}) {
  const { nearest, relaxations, filter, fixed } = listing;
  const m = listMessages().results;
  const canWiden = Object.keys(filter).some((name) => !(name in fixed));
  return (
    <>
      <div className="mt-6 rounded-card border border-line bg-card p-6">
        <p className="text-lg">{text}</p>
        {relaxations.length > 0 ? (
          <ul aria-label={m.findMore} className="mt-3 grid gap-1">
            {relaxations.map(({ label, total, change }) => (
              <li key={label}>
                <Link
                  to={listingAddress(listing, change)}
                  className="inline-flex min-h-9 items-center font-semibold text-peacock underline"
                >
                  {m.without(label, total)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          canWiden && <p className="mt-1 text-muted">{m.removeOne}</p>
        )}
        <Link to="/tours" className={buttonClasses("secondary", "mt-4")}>
          {m.seeAll}
        </Link>
      </div>
      {nearest.length > 0 && (
        <>
          <h3 className="mt-8 font-sans text-lg font-semibold">{m.closest}</h3>
          <Cards tours={nearest} listing={listing} className={className} />
        </>
      )}
    </>
  );
}
