import { useRef, useState } from "react";
import { monthNames } from "~/domain/calendar/calendar";
import { controlClasses } from "~/ui/field";
import { placeName } from "~/domain/places/place-name";
import { tourMessages } from "~/domain/tours/messages";
import { departureCities } from "~/domain/tours/tour";
import { groupSizes, ratingSteps, type FacetName, type RangeErrors } from "~/domain/tours/tour-search";
import type { TourFilter } from "~/domain/search/tour-query";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import type { TourListing } from "./load-tour-listing";
import { isEnter } from "~/platform/forms/enter-key";
import { DateRangeFields } from "./date-range-fields";
import { listMessages } from "./list/messages";
import { searchMessages } from "./messages";
import { NearMe } from "./near-me";
import { RangeField } from "./range-field";

interface Choices {
  name: FacetName;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** Returns the filters of which one or several values are chosen. */
function allChoices() {
  const m = listMessages().filters;
  const { regions, types, durations, interests, experiences, categories, fitness } = tourMessages();
  return {
    cities: {
      name: "city",
      label: m.leavesFrom,
      options: departureCities.map((city) => [city, placeName(city)]),
    },
    duration: { name: "duration", label: m.duration, options: Object.entries(durations) },
    who: { name: "interest", label: m.who, options: Object.entries(interests) },
    rating: {
      name: "minRating",
      label: m.rating,
      options: ratingSteps.map((step) => [step, m.ratingOrMore(step)]),
    },
    group: {
      name: "maxGroup",
      label: m.groupSize,
      options: groupSizes.map((size) => [size, m.groupUpTo(size)]),
    },
    /** Folded until they are used. */
    more: [
      { name: "type", label: m.type, options: Object.entries(types) },
      { name: "region", label: m.region, options: Object.entries(regions) },
      { name: "experience", label: m.experience, options: Object.entries(experiences) },
      { name: "category", label: m.category, options: Object.entries(categories) },
      { name: "fitness", label: m.fitness, options: Object.entries(fitness) },
    ],
  } satisfies Record<string, Choices | Choices[]>;
}

/** Fields of all filters of a listing, with the number of tours of each choice. */
export function FilterFields({
  listing,
  errors,
  commit,
}: {
  listing: TourListing;
  errors: RangeErrors;
  /** Applies a choice that no change event reports; left out where a button applies all. */
  commit?: () => void;
}) {
  const { filter, fixed, facets } = listing;
  const m = listMessages().filters;
  const { cities, duration, who, rating, group, more } = allChoices();
  const isFree = ({ name }: Choices) => !(name in fixed);
  const isUsed = ({ name }: Choices) => name in filter && !(name in fixed);
  const isMoreUsed =
    more.some(isUsed) || [filter.month, filter.maxGroup].some((value) => value !== undefined);
  return (
    <div className="[&>:not(input)+*]:border-t [&>:not(input)+*]:border-line border-y border-line">
      {(["state", "minDays", "maxDays"] as const).map(
        (name) =>
          // Without a field of their own: addresses and words have them, and chips remove them.
          filter[name] !== undefined &&
          !(name in fixed) && <input key={name} type="hidden" name={name} defaultValue={filter[name]} />,
      )}
      {listing.view === "map" && <input type="hidden" name="view" value="map" />}
      <Group label={searchMessages().dates.label} isOpen>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
          <DateRangeFields
            filter={filter}
            error={errors.to}
            isLabelHidden
            submitsOnClose={commit !== undefined}
          />
        </div>
        <div className="mt-1.5">
          <Check
            name="soon"
            value="1"
            label={m.soon}
            count={facets.soon["1"]}
            isChosen={filter.soon !== undefined}
          />
        </div>
      </Group>
      <Group label={m.price} isOpen>
        <div className="grid grid-cols-2 gap-3">
          {(["minPrice", "maxPrice"] as const).map((name) => (
            <RangeField
              key={name}
              name={name}
              label={name === "minPrice" ? m.priceFrom : m.priceUpTo}
              inputMode="numeric"
              defaultValue={filter[name]}
              error={name === "minPrice" ? undefined : errors.maxPrice}
            />
          ))}
        </div>
      </Group>
      {isFree(duration) && <Options choices={duration} listing={listing} isOpen />}
      <Group label={cities.label} isOpen={filter.city !== undefined || filter.near !== undefined}>
        <NearField near={filter.near} commit={commit} />
        {isFree(cities) && <SearchedChecks choices={cities} listing={listing} />}
      </Group>
      <Group label={who.label} isOpen>
        {isFree(who) && <Checks choices={who} listing={listing} />}
        <Check
          name="children"
          value="1"
          label={m.children}
          count={facets.children["1"] ?? 0}
          isChosen={filter.children !== undefined}
        />
      </Group>
      <Group label={rating.label} isOpen={filter.minRating !== undefined}>
        <Radios choices={rating} listing={listing} />
      </Group>
      <details open={isMoreUsed}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {m.more}
        </summary>
        {more.filter(isFree).map((choices) => (
          <Options key={choices.name} choices={choices} listing={listing} isOpen={isUsed(choices)} />
        ))}
        <Group label={m.bestMonth} isOpen={filter.month !== undefined}>
          <label className="block">
            <span className="sr-only">{m.bestIn}</span>
            <select name="month" defaultValue={filter.month ?? ""} className={controlClasses}>
              <option value="">{m.anyMonth}</option>
              {monthNames().map((month, index) => (
                <option key={month} value={index + 1}>
                  {`${month} (${facets.month[index + 1] ?? 0})`}
                </option>
              ))}
            </select>
          </label>
        </Group>
        <Group label={group.label} isOpen={filter.maxGroup !== undefined}>
          <Radios choices={group} listing={listing} />
        </Group>
      </details>
    </div>
  );
}

/** The place to be near, which a button takes from the device. */
function NearField({ near, commit }: { near: string | undefined; commit: (() => void) | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} type="hidden" name="near" defaultValue={near} />
      <NearMe
        onFound={(position) => {
          if (!field.current) return;
          field.current.value = position;
          field.current.dispatchEvent(new Event("input", { bubbles: true }));
          commit?.();
        }}
      />
    </>
  );
}

function Group({ label, isOpen, children }: { label: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details open={isOpen} className="group/fold">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        <span>{label}</span>
        <span
          aria-hidden
          className="mr-1 size-2 rotate-45 border-r-2 border-b-2 border-muted transition-transform group-open/fold:-rotate-135"
        />
      </summary>
      <div role="group" aria-label={label} className="pb-3">
        {children}
      </div>
    </details>
  );
}

/** A group of checkboxes; nothing if no tour that was found has any of them. */
function Options({ choices, listing, isOpen }: { choices: Choices; listing: TourListing; isOpen: boolean }) {
  if (offeredOf(choices, listing).length === 0) return null;
  return (
    <Group label={choices.label} isOpen={isOpen}>
      <Checks choices={choices} listing={listing} />
    </Group>
  );
}

/** Lists the choices with a tour, and those that are chosen. */
function offeredOf({ name, options }: Choices, { filter, facets }: TourListing) {
  const chosen = valuesOf(filter, name);
  return options
    .map(([value, label]) => ({
      value,
      label,
      count: facets[name][value] ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
}

/** Checkboxes of several choices, of which a tour must have one. */
function Checks({ choices, listing }: { choices: Choices; listing: TourListing }) {
  return offeredOf(choices, listing).map((choice) => (
    <Check key={choice.value} name={choices.name} {...choice} />
  ));
}

/** Longest list of choices that is read without a search. */
const maxUnsearched = 8;

/** Checkboxes with a search above them if there are many. It hides choices but changes none, so ticked ones stay and are submitted. */
function SearchedChecks({ choices, listing }: { choices: Choices; listing: TourListing }) {
  const m = listMessages().filters;
  const isHydrated = useHydrated();
  const [text, setText] = useState("");
  const offered = offeredOf(choices, listing);
  const isLong = isHydrated && offered.length > maxUnsearched;
  const wanted = isLong ? text.trim().toLowerCase() : "";
  const isFound = (label: string) => label.toLowerCase().includes(wanted);
  const found = offered.filter(({ label }) => isFound(label)).length;
  return (
    <>
      {isLong && (
        <input
          type="search"
          aria-label={m.findCity}
          placeholder={m.findCity}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter submits no form, since nothing is chosen yet.
          onKeyDown={(event) => isEnter(event) && event.preventDefault()}
          className={cn(controlClasses, "my-1")}
        />
      )}
      {offered.map(({ isChosen, ...choice }) => (
        <div key={choice.value} className={isFound(choice.label) ? undefined : "not-has-checked:hidden"}>
          <Check name={choices.name} isChosen={isChosen} {...choice} />
        </div>
      ))}
      <p role="status" className={found === 0 ? "py-1.5 text-sm text-muted" : "sr-only"}>
        {wanted === "" ? "" : found === 0 ? m.noCity : m.found(found)}
      </p>
    </>
  );
}

function Radios({ choices: { name, options }, listing }: { choices: Choices; listing: TourListing }) {
  const chosen = valuesOf(listing.filter, name)[0] ?? "";
  return [["", listMessages().filters.any] as const, ...options].map(([value, label]) => (
    <Check
      key={value}
      type="radio"
      {...{ name, value, label }}
      count={value === "" ? undefined : (listing.facets[name][value] ?? 0)}
      isChosen={value === chosen}
    />
  ));
}

function valuesOf(filter: TourFilter, name: FacetName): string[] {
  const value = filter[name];
  return value === undefined ? [] : String(value).split(",");
}

function Check({
  type = "checkbox",
  name,
  value,
  label,
  count,
  isChosen,
}: {
  type?: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  count?: number | undefined;
  isChosen: boolean;
}) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-base hover:text-peacock max-lg:min-h-11">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-4.5 shrink-0 accent-vermilion"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-sm text-muted tabular-nums">
          <span>{count.toLocaleString("en-IN")}</span>
          <span className="sr-only">
            {" "}
            <span>{listMessages().filters.toursCounted(count)}</span>
          </span>
        </span>
      )}
    </label>
  );
}
