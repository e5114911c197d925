import { X } from "lucide";
import { Link } from "react-router";
import { buttonClasses } from "~/ui/button";
import { daysOf, type WantedDays } from "~/domain/calendar/wanted-days";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { Icon } from "~/ui/icon";
import { compareAddress } from "./compare-address";
import { listMessages } from "./list/messages";
import { maxCompared } from "./max-compared";

const compareForm = "compare";

export interface ComparedTour {
  slug: string;
  place: string;
}

interface Choice {
  compared: readonly ComparedTour[];
  onChange: (compared: ComparedTour[]) => void;
}

/**
 * Checkbox on a tour's card that puts it into the comparison, above the link that covers the card. It waits for a pointer, the
 * focus, a ticked box, or on touch screens for the list's own switch.
 */
export function CompareBox({ tour: { slug, place }, compared, onChange }: { tour: ComparedTour } & Choice) {
  const m = listMessages().compare;
  const isChosen = compared.some((other) => other.slug === slug);
  return (
    <label data-compare className="compare-box">
      <input
        type="checkbox"
        name="tours"
        value={slug}
        form={compareForm}
        checked={isChosen}
        disabled={!isChosen && compared.length >= maxCompared}
        onChange={({ target }) =>
          onChange(
            target.checked ? [...compared, { slug, place }] : compared.filter((other) => other.slug !== slug),
          )
        }
        className="size-4 accent-vermilion"
      />
      {m.compare}
      <span className="sr-only">{m.place(place)}</span>
    </label>
  );
}

/** Shows the checkboxes of all cards on touch screens. */
export function CompareSwitch() {
  const m = listMessages().compare;
  return (
    <label
      data-compare
      className="ml-auto hidden min-h-9 items-center gap-1.5 text-sm scripted:[@media(hover:none)]:flex"
    >
      <input type="checkbox" className="size-4 accent-vermilion" />
      {m.compare}
      <span className="sr-only">{m.tours}</span>
    </label>
  );
}

/** The chosen tours on the lower edge of the window, and the way to their comparison. Without JavaScript a button below the list. */
export function CompareTray({ compared, days, onChange }: Choice & { days: WantedDays }) {
  const m = listMessages().compare;
  return (
    <>
      <form id={compareForm} action={pathIn(currentLanguage(), "/compare")} className="mt-4 scripted:hidden">
        {Object.entries(daysOf(days)).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="submit" className={buttonClasses("secondary")}>
          {m.compareTicked}
        </button>
      </form>
      {compared.length > 0 && (
        <section
          aria-label={m.toursToCompare}
          className="sticky bottom-2 z-20 mt-4 flex animate-rise items-center gap-2 rounded-card border border-line bg-card p-2 float-shadow sm:p-3"
        >
          <p className="pl-1 text-sm whitespace-nowrap tabular-nums sm:hidden">
            {m.countOf(compared.length, maxCompared)}
          </p>
          <button
            type="button"
            onClick={() => onChange([])}
            className="mr-auto min-h-11 px-2 text-sm font-semibold text-peacock underline underline-offset-4 sm:hidden"
          >
            {m.clear}
          </button>
          <ul className="flex min-w-0 flex-1 flex-wrap gap-2 max-sm:hidden">
            {compared.map(({ slug, place }) => (
              <li key={slug}>
                <button
                  type="button"
                  onClick={() => onChange(compared.filter((other) => other.slug !== slug))}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control px-3 text-sm hover:bg-sunken"
                >
                  <span>{place}</span>
                  <Icon icon={X} className="size-4" />
                  <span className="sr-only">{m.doNot}</span>
                </button>
              </li>
            ))}
          </ul>
          {compared.length === 1 ? (
            <p className="px-2 text-sm text-muted">{m.tickAnother}</p>
          ) : (
            <Link
              to={compareAddress(
                compared.map(({ slug }) => slug),
                days,
              )}
              className={buttonClasses("primary", "px-4 text-sm")}
            >
              {m.compareCount(compared.length)}
            </Link>
          )}
        </section>
      )}
    </>
  );
}
