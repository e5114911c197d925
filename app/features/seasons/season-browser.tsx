import { useLinkClickHandler } from "react-router";
import { ServerHtml } from "~/platform/hydration/server-html";
import { seasons, type Season } from "~/domain/calendar/calendar";
import { tourMessages } from "~/domain/tours/messages";
import { regions, type Region } from "~/domain/tours/tour";
import { useLinksInHtml } from "~/platform/hydration/use-links-in-html";
import { cn } from "~/ui/cn";
import { seasonMessages } from "./messages";

const anchor = "best-places";

/** Best places by region and season. The selection is in the URL, so it can be shared and works without scripts. */
export function SeasonBrowser({
  region,
  season,
  html,
  title,
  hasRegions = true,
}: {
  region: Region;
  season: Season;
  /** From `renderSeason`. */
  html: string | undefined;
  title: string;
  /** False on a region's own page. */
  hasRegions?: boolean;
}) {
  const m = seasonMessages();
  const onClick = useLinksInHtml();
  return (
    <section id={anchor} aria-labelledby="best-places-title" className="mt-20 scroll-mt-6">
      <h2 id="best-places-title" className="text-4xl">
        {title}
      </h2>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
        {hasRegions && (
          <nav aria-label={m.region} className="flex flex-wrap gap-2">
            {regions.map((each) => (
              <Choice key={each} search={`?region=${each}&season=${season}`} isChosen={each === region}>
                {tourMessages().regions[each]}
              </Choice>
            ))}
          </nav>
        )}
        <nav aria-label={m.season} className="flex flex-wrap gap-2">
          {seasons.map((each) => (
            <Choice
              key={each}
              search={hasRegions ? `?region=${region}&season=${each}` : `?season=${each}`}
              isChosen={each === season}
            >
              {m.seasons[each]}
            </Choice>
          ))}
        </nav>
      </div>
      <ServerHtml
        key={`${region}-${season}`}
        id="season-places"
        html={html}
        onClick={onClick}
        className="mt-8"
      />
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
        "chip",
        isChosen ? "border-ink bg-ink text-paper" : "border-control bg-card hover:bg-sunken",
      )}
    >
      {children}
    </a>
  );
}
