import { SlidersHorizontal } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import { monthNames } from "~/domain/calendar/calendar";
import {
  categories,
  categoryLabels,
  departureCities,
  regionLabels,
  regions,
  tourTypeLabels,
  tourTypes,
} from "~/domain/tours/tour";
import {
  durationBuckets,
  durationLabels,
  sortLabel,
  tourSorts,
  type FacetName,
} from "~/domain/tours/tour-search";
import type { TourListing } from "~/lib/tours/load-tour-listing";
import { useFormValues } from "~/hooks/use-form-values";
import { useRangeErrors } from "~/hooks/use-range-errors";
import { DateRangeFields } from "./date-range-fields";
import { RangeField } from "./range-field";
import { SearchBox } from "./search-box";

const fields: { name: FacetName; label: string; options: readonly (readonly [string, string])[] }[] = [
  { name: "region", label: "Region", options: regions.map((region) => [region, regionLabels[region]]) },
  { name: "city", label: "Leaves from", options: departureCities.map((city) => [city, city]) },
  { name: "type", label: "Kind of tour", options: tourTypes.map((type) => [type, tourTypeLabels[type]]) },
  {
    name: "category",
    label: "Collection",
    options: categories.map((category) => [category, categoryLabels[category]]),
  },
  {
    name: "duration",
    label: "Duration",
    options: durationBuckets.map((bucket) => [bucket, durationLabels[bucket]]),
  },
  { name: "month", label: "Best in", options: monthNames.map((month, index) => [String(index + 1), month]) },
];

const priceFields = [
  { name: "minPrice", label: "Price from (₹)" },
  { name: "maxPrice", label: "Price up to (₹)" },
] as const;

/** Filters of a listing: a plain form, submitted on change after hydration. */
export function TourFilters({ listing }: { listing: TourListing }) {
  const submit = useSubmit();
  const { filter, fixed, facets, sort } = listing;
  // Removing a chip clears its field.
  const { errors, onSubmit } = useRangeErrors(listing.errors);
  const form = useFormValues({ ...filter, sort });
  const folded = fields.filter(({ name }) => !(name in fixed));
  return (
    <Form
      role="search"
      aria-label="Tours"
      ref={form}
      onSubmit={onSubmit}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true });
      }}
      className="grid gap-3"
    >
      <SearchBox name="q" label="Search" defaultValue={filter.q} />
      <details className="fold-below-lg" open={Object.keys(listing.errors).length > 0 || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <SlidersHorizontal aria-hidden className="size-4" />
          Filters
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-1 lg:grid-cols-1">
          <DateRangeFields filter={filter} error={errors.to} />
          {folded.map(({ name, label, options }) => (
            <label key={name}>
              <span className="text-sm font-semibold">{label}</span>
              <select name={name} defaultValue={filter[name] ?? ""} className={controlClasses}>
                <option value="">Any</option>
                {options
                  .filter(([value]) => (facets[name][value] ?? 0) > 0 || String(filter[name]) === value)
                  .map(([value, text]) => (
                    <option key={value} value={value}>
                      {text} ({facets[name][value] ?? 0})
                    </option>
                  ))}
              </select>
            </label>
          ))}
          {priceFields.map(({ name, label }) => (
            <RangeField
              key={name}
              name={name}
              label={label}
              type="number"
              min={0}
              defaultValue={filter[name]}
              error={name === "maxPrice" ? errors.maxPrice : undefined}
            />
          ))}
        </div>
      </details>
      <label>
        <span className="text-sm font-semibold">Sort by</span>
        <select name="sort" defaultValue={sort} className={controlClasses}>
          {tourSorts.map((value) => (
            <option key={value} value={value}>
              {sortLabel(value, filter.q)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">Show tours</Button>
    </Form>
  );
}
