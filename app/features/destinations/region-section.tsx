import { ChevronDown } from "lucide";
import { Link } from "react-router";
import { regionMessages } from "~/content/regions/messages";
import { tourMessages } from "~/domain/tours/messages";
import { Icon } from "~/ui/icon";
import type { RegionGroup, ShapeGroup, StateGroup } from "./destinations-by-state";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { fareInWords } from "~/domain/prices/fares";
import type { MappedPlace } from "~/domain/tours/tour-schema";
import { countPlaces } from "./map-legend";
import { destinationMessages } from "./messages";

/** A region of the list: its states, and links to its places whose state is listed under another region. */
export function RegionSection({ group: { region, groups, elsewhere } }: { group: RegionGroup }) {
  const m = destinationMessages();
  const { regions } = tourMessages();
  return (
    <section id={region} aria-labelledby={`${region}-title`} className="pt-12 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-marigold pb-2">
        <h2 id={`${region}-title`} className="text-3xl">
          {regions[region]}
        </h2>
        <Link
          to={`/destinations/region/${region}-india`}
          className="py-1 font-semibold text-peacock underline underline-offset-4"
        >
          {m.aboutRegion(regions[region])}
        </Link>
      </div>
      <p className="mt-3 max-w-[68ch] text-muted">{regionMessages()[region].intro}</p>
      {groups.map((group) => (
        <StateList key={group.id} group={group} />
      ))}
      {elsewhere.map(({ id, name, region: other, count }) => (
        <p key={id} className="mt-4 text-muted">
          <span>{m.elsewhere(count, regions[region])}</span>{" "}
          <a href={`#${id}`} className="font-semibold text-peacock underline underline-offset-4">
            {name}
          </a>
          <span>{m.listedUnder(regions[other])}</span>
        </p>
      ))}
    </section>
  );
}

/** Highlights the target of the URL's fragment. */
const marked =
  "-mx-3 rounded-card px-3 lg:pb-3 target:bg-sunken target:outline-2 target:outline-marigold target:outline-solid";

/** Target of a shape on the map. If the shape is two territories, both share a frame and each has its heading. */
function StateList({ group }: { group: ShapeGroup }) {
  const [first] = group.states;
  if (group.states.length === 1 && first?.id === group.id) return <State state={first} className={marked} />;
  return (
    <div id={group.id} className={marked}>
      {group.states.map((state) => (
        <State key={state.id} state={state} />
      ))}
    </div>
  );
}

function State({ state: { id, name, places }, className }: { state: StateGroup; className?: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="flex flex-wrap items-baseline gap-x-3 pt-5 max-lg:hidden">
        <h3 id={`${id}-title`} className="font-display text-2xl">
          {name}
        </h3>
        <p className="text-muted">{countPlaces(places.length)}</p>
      </div>
      <details className="lg:unfolded group/state">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-x-3 border-b border-line [&::-webkit-details-marker]:hidden">
          <h3 className="font-display text-xl leading-tight">{name}</h3>
          <span className="ml-auto shrink-0 text-sm text-muted">{countPlaces(places.length)}</span>
          <Icon
            icon={ChevronDown}
            className="size-5 shrink-0 text-muted transition-transform duration-150 group-open/state:rotate-180"
          />
        </summary>
        <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))]">
          {places.map((place) => (
            <Place key={place.slug} place={place} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function Place({ place: tour }: { place: MappedPlace }) {
  const { path, place, durationText, fares } = tour;
  return (
    <li className="relative flex gap-4 overflow-hidden rounded-card bg-card card-shadow hover:bg-sunken">
      <TourPicture
        tour={tour}
        shape="card"
        alt=""
        sizes="80px"
        loading="lazy"
        className="h-full min-h-24 w-20 object-cover"
      />
      <div className="self-center py-2 pr-3">
        <h4 className="text-lg leading-snug font-semibold">
          <Link to={path} prefetch="intent" className="after:absolute after:inset-0">
            {place}
          </Link>
        </h4>
        <p className="text-sm text-muted">{durationText}</p>
        <p className="text-sm font-semibold tabular-nums">{fareInWords(fares)}</p>
      </div>
    </li>
  );
}
