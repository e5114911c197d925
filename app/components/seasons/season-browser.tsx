import { useLinkClickHandler } from "react-router";
import type { SeasonGroup as Group } from "~/content/seasons/season-group";
import { seasons, type Season } from "~/domain/calendar/calendar";
import { regionLabels, regions } from "~/domain/tours/tour";
import type { TourLink } from "~/domain/tours/tour-schema";
import { cn } from "~/lib/cn";
import { SeasonSection } from "./season-group";

const seasonLabels: Record<Season, string> = { summer: "Summer", monsoon: "Monsoon", winter: "Winter" };
const anchor = "best-places";

/** Best places by region and season. The selection is in the URL, so it can be shared and works without scripts. */
export function SeasonBrowser({
  group,
  onSale,
  title,
  hasRegions = true,
}: {
  group: Group;
  /** Tours that can be booked. */
  onSale: readonly TourLink[];
  title: string;
  /** False on a region's own page. */
  hasRegions?: boolean;
}) {
  const { region, season } = group;
  return (
    <section id={anchor} aria-labelledby="best-places-title" className="mt-20 scroll-mt-6">
      <h2 id="best-places-title" className="text-4xl">
        {title}
      </h2>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
        {hasRegions && (
          <nav aria-label="Region" className="flex flex-wrap gap-2">
            {regions.map((each) => (
              <Choice key={each} search={`?region=${each}&season=${season}`} isChosen={each === region}>
                {regionLabels[each]}
              </Choice>
            ))}
          </nav>
        )}
        <nav aria-label="Season" className="flex flex-wrap gap-2">
          {seasons.map((each) => (
            <Choice
              key={each}
              search={hasRegions ? `?region=${region}&season=${each}` : `?season=${each}`}
              isChosen={each === season}
            >
              {seasonLabels[each]}
            </Choice>
          ))}
        </nav>
      </div>
      <div className="mt-8">
        <SeasonSection id="best-places-group" group={group} onSale={onSale} />
      </div>
    </section>
  );
}

/** A link that keeps the scroll position; without scripts, it jumps back to this section. */
function Choice({
  search,
  isChosen,
  children,
}: {
  search: string;
  isChosen: boolean;
  children: React.ReactNode;
}) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(search, { preventScrollReset: true });
  return (
    <a
      href={`${search}#${anchor}`}
      onClick={onClick}
      aria-current={isChosen ? "true" : undefined}
      className={cn(
        "inline-flex min-h-11 items-center rounded-full border px-4 font-semibold",
        isChosen ? "border-ink bg-ink text-paper" : "border-control bg-card hover:bg-sunken",
      )}
    >
      {children}
    </a>
  );
}
