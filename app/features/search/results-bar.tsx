import { List, MapPinned, Search, SlidersHorizontal } from "lucide";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { buttonClasses } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { filterLabels } from "~/domain/search/tour-filter-labels";
import { sortLabel, tourSorts } from "~/domain/tours/tour-search";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { TourListing } from "./load-tour-listing";
import { listMessages } from "./list/messages";
import { searchMessages } from "./messages";
import { listingAddress } from "./listing-address";
import { CompareSwitch } from "./compare-tray";
import { searchForm } from "./list-search";

const views = [
  { view: "list", icon: List },
  { view: "map", icon: MapPinned },
] as const;

const FilterSheet = lazy(() => import("./filter-sheet"));

/** Row above the results: their number, their order and the switch to the map; on phones also the ways to the search and the filters. */
export function ResultsBar({ listing, heading }: { listing: TourListing; heading: string }) {
  const { filter, sort, fixed } = listing;
  const { bar, filters } = listMessages();
  const [sheet, setSheet] = useState<"never" | "closed" | "open">("never");
  const filterButton = useRef<HTMLButtonElement>(null);
  const isSearchAway = useIsSearchAway();
  const chosen = filterLabels(filter).filter(({ name }) => name !== "q" && !(name in fixed)).length;
  return (
    <div className="items-center gap-x-4 max-lg:contents lg:flex">
      <div className="top-15.25 z-20 -mx-4 flex gap-1.5 border-b border-line bg-paper px-4 py-2 max-lg:[@media(min-height:30rem)]:sticky sm:-mx-6 sm:px-6 lg:order-2 lg:m-0 lg:ml-auto lg:gap-4 lg:border-0 lg:p-0">
        <button
          ref={filterButton}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setSheet("open")}
          onPointerEnter={() => void import("./filter-sheet").catch(() => undefined)}
          className={buttonClasses("secondary", "px-2.5 text-sm lg:hidden noscript:hidden")}
        >
          <Icon icon={SlidersHorizontal} className="size-4.5" />
          <span className={cn(isSearchAway && "max-sm:sr-only")}>{filters.title}</span>
          {chosen > 0 && (
            <span className="grid size-5 place-items-center rounded-full bg-ink text-xs text-paper tabular-nums">
              <span>{chosen}</span>
              <span className="sr-only">{filters.active}</span>
            </span>
          )}
        </button>
        <label className="flex min-w-0 items-center gap-2 max-sm:flex-1 sm:max-lg:ml-auto sm:max-lg:w-55">
          <span className="text-sm font-semibold whitespace-nowrap max-lg:sr-only">{bar.sortBy}</span>
          <select
            name="sort"
            form={searchForm}
            defaultValue={sort}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            className={cn(controlClasses, "min-w-0 truncate pr-8 max-lg:text-sm lg:w-auto")}
          >
            {tourSorts.map((value) => (
              <option key={value} value={value}>
                {sortLabel(value, filter.q)}
              </option>
            ))}
          </select>
        </label>
        {isSearchAway && (
          <button
            type="button"
            aria-label={searchMessages().search}
            onClick={() => {
              findSearchBox()?.focus({ preventScroll: true });
              window.scrollTo({ top: 0, behavior: "smooth" });
            }}
            className={buttonClasses("secondary", "px-3 lg:hidden")}
          >
            <Icon icon={Search} className="size-4.5" />
          </button>
        )}
        <ViewSwitch listing={listing} className="lg:order-first" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 max-lg:mt-1 lg:order-1 lg:flex-1">
        <h2 id="results" className="font-sans text-xl font-semibold">
          {heading}
        </h2>
        {listing.view === "list" && listing.total > 1 && <CompareSwitch />}
      </div>
      {sheet !== "never" && (
        <Suspense fallback={<p role="status">{filters.open}</p>}>
          <FilterSheet
            listing={listing}
            isOpen={sheet === "open"}
            close={() => setSheet("closed")}
            reopen={() => setSheet("open")}
            opener={filterButton}
          />
        </Suspense>
      )}
    </div>
  );
}

function findSearchBox() {
  return document.querySelector<HTMLElement>("[role=combobox][name=q]");
}

/** Returns true once the page's search box has scrolled out of view. */
function useIsSearchAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const box = findSearchBox();
    if (!box) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      // The header covers the upper edge.
      rootMargin: "-64px 0px 0px",
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return isAway;
}

function ViewSwitch({ listing, className }: { listing: TourListing; className?: string }) {
  const m = listMessages().bar;
  return (
    <nav
      aria-label={m.view}
      className={cn("flex rounded-control border border-control bg-card p-0.5", className)}
    >
      {views.map(({ view, icon }) => (
        <Link
          key={view}
          to={listingAddress(listing, { view: view === "map" ? view : undefined })}
          preventScrollReset
          aria-current={listing.view === view ? "true" : undefined}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-[0.35rem] px-2.5 text-sm max-lg:min-h-9.5 font-semibold aria-[current]:bg-sunken"
        >
          <Icon icon={icon} className="size-4" />
          <span className="max-sm:sr-only">{m.views[view]}</span>
        </Link>
      ))}
    </nav>
  );
}
