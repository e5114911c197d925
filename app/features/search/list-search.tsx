import { Search } from "lucide";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { TourListing } from "./load-tour-listing";
import { searchMessages } from "./messages";
import { SearchBox } from "./search-box";

/** Id of the form that holds a listing's filters; its search box and its order are elsewhere on the page. */
export const searchForm = "search";

/** Search box in the head of a listing. It submits the filters with it. */
export function ListSearch({ listing }: { listing: TourListing }) {
  const m = searchMessages();
  return (
    <div
      role="search"
      aria-label={m.tours}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2 lg:w-96"
    >
      <SearchBox
        name="q"
        label={m.search}
        isLabelHidden
        form={searchForm}
        defaultValue={listing.filter.q ?? ""}
      />
      <Button type="submit" form={searchForm} aria-label={m.search} className="px-3.5">
        <Icon icon={Search} className="size-5" />
      </Button>
    </div>
  );
}
