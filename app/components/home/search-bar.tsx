import { Form } from "react-router";
import { SearchBox } from "~/components/search/search-box";
import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import { tourTypeLabels, tourTypes } from "~/domain/tour";
import { durationBuckets, durationLabels } from "~/domain/tour-search";

/** The search that stands on the hero's lower edge; it leads to the list of tours. */
export function SearchBar() {
  return (
    <Form
      id="search"
      action="/tours"
      role="search"
      aria-label="Tours"
      className="relative z-10 -mt-16 grid scroll-mt-6 gap-4 rounded-card border border-line bg-card p-5 shadow-float sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end lg:p-6"
    >
      <SearchBox name="q" label="Where to" />
      <label>
        <span className="text-sm font-semibold">Tour type</span>
        <select name="type" className={controlClasses}>
          <option value="">Any Type</option>
          {tourTypes.map((type) => (
            <option key={type} value={type}>
              {tourTypeLabels[type]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="text-sm font-semibold">Duration</span>
        <select name="duration" className={controlClasses}>
          <option value="">Any duration</option>
          {durationBuckets.map((bucket) => (
            <option key={bucket} value={bucket}>
              {durationLabels[bucket]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" className="self-end px-8">
        Search
      </Button>
    </Form>
  );
}
