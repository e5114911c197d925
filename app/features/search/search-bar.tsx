import { Form } from "react-router";
import { DateRangeFields } from "./date-range-fields";
import { searchMessages } from "./messages";
import { SearchBox } from "./search-box";
import { searchLabel } from "./search-label";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { tourMessages } from "~/domain/tours/messages";
import { tourTypes } from "~/domain/tours/tour";
import { durationBuckets, type RangeErrors } from "~/domain/tours/tour-search";
import { useFormValues } from "~/platform/forms/use-form-values";
import { useRangeErrors } from "./use-range-errors";
import type { TourFilter } from "~/domain/search/tour-query";

const noErrors: RangeErrors = {};

/** Search form on the lower edge of a hero; it leads to a listing of tours. */
export function SearchBar({
  action,
  filter = {},
  errors: answered = noErrors,
}: {
  /** Path of the listing. */
  action: string;
  /** Current filter of the listing. */
  filter?: TourFilter;
  errors?: RangeErrors;
}) {
  const m = searchMessages();
  const { types, durations } = tourMessages();
  const { errors, onSubmit } = useRangeErrors(answered);
  const form = useFormValues(filter);
  return (
    <Form
      id="search"
      tabIndex={-1}
      action={action}
      ref={form}
      onSubmit={onSubmit}
      role="search"
      aria-label={m.tours}
      className="relative z-10 -mt-16 grid scroll-mt-6 items-end outline-none gap-4 rounded-card border border-line bg-card p-5 float-shadow sm:grid-cols-2 xl:grid-cols-[4fr_auto_3fr_3fr_auto] xl:p-6"
    >
      <SearchBox name="q" label={m.bar.whereTo} defaultValue={filter.q} />
      {/* 300 px on wide screens. Source: specification 1, section 2. */}
      <div className="xl:w-75">
        <DateRangeFields filter={filter} error={errors.to} />
      </div>
      <Choice
        name="type"
        label={m.bar.type}
        any={m.bar.anyType}
        chosen={filter.type}
        options={tourTypes.map((type) => [type, types[type]])}
      />
      <Choice
        name="duration"
        label={m.bar.duration}
        any={m.bar.anyDuration}
        chosen={filter.duration}
        options={durationBuckets.map((bucket) => [bucket, durations[bucket]])}
      />
      <Button type="submit" className="self-end px-8 max-xl:col-span-full">
        {m.search}
      </Button>
    </Form>
  );
}

function Choice({
  name,
  label,
  any,
  chosen,
  options,
}: {
  name: keyof TourFilter;
  label: string;
  any: string;
  chosen: string | number | undefined;
  options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <label>
      <span className={searchLabel}>{label}</span>
      <select name={name} defaultValue={chosen ?? ""} className={controlClasses}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
