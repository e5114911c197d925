import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { mapShapes } from "~/content/india-map";
import mapUrl from "~/content/india-map.svg?url";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { placeName } from "~/domain/places/place-name";
import { fareInWords, fareRange, type FareRange } from "~/domain/prices/fares";
import { formatRoundRupees } from "~/domain/money/money";
import { mapMessages } from "./map/messages";
import { clusterTours, markerSize, viewOfMap, type MapCluster } from "./map-clusters";
import type { ListedTour } from "../../../worker/tours/list-tours";

declare module "react" {
  // Missing in its types.
  interface SVGAttributes<T> {
    translate?: "yes" | "no";
  }
}

/** Markers; the one that is shown, and its row, have the class is-active. */
const markers =
  "[&_text]:pointer-events-none [&_text]:fill-card [&_text]:font-semibold [&_text]:tabular-nums [&_a]:outline-none [&_.is-active_rect]:fill-vermilion [&_rect]:[vector-effect:non-scaling-stroke] [&_:focus-visible_rect]:stroke-ink [&_:focus-visible_rect]:stroke-3 [&_.is-active_text]:fill-on-vermilion";

/** Rows of the list before "More tours". */
const rowsAtOnce = 24;

interface MapOfResultsProps {
  tours: readonly ListedTour[];
  /** Tours found, of which the map may show only the first. */
  total: number;
  /** UTC instant of the request. */
  now: number;
  /** The searched travel dates. */
  days: WantedDays;
}

/**
 * Results on a map of India, with a list beside it. Each marker links to its first tour in the list; `data-at` names the
 * marker of both. Rendered on the server only.
 */
export function MapOfResults({ tours, total, now, days }: MapOfResultsProps) {
  const m = mapMessages();
  const view = viewOfMap(tours);
  const clusters = clusterTours(tours, view.scale);
  const outside = clusters
    .filter(({ x, y }) => x < view.x || x > view.x + view.width || y < view.y || y > view.y + view.height)
    .reduce((sum, cluster) => sum + cluster.tours.length, 0);
  const fareOf = (tour: ListedTour) => fareRange(tour, now, days);
  return (
    <>
      {/* On tablets below the bar with the filters, which sticks too (results-bar.tsx). */}
      <figure
        aria-label={m.mapOfTours}
        className="md:sticky md:top-20 md:self-start md:max-lg:[@media(min-height:30rem)]:top-34"
      >
        <svg
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          width={view.width}
          height={view.height}
          className={`h-auto max-h-[calc(100svh-7rem)] w-full ${view.scale === 1 ? "overflow-visible" : "rounded-card"} md:max-lg:[@media(min-height:30rem)]:max-h-[calc(100svh-12rem)] ${markers}`}
        >
          <g aria-hidden strokeWidth={4 * view.scale} paintOrder="stroke" className="fill-map-1 stroke-paper">
            {mapShapes.map(({ id }) => (
              <use key={id} href={`${mapUrl}#${id}`} />
            ))}
          </g>
          {clusters.map((cluster, index) => (
            <Marker key={index} cluster={cluster} index={index} scale={view.scale} fareOf={fareOf} />
          ))}
        </svg>
        <figcaption className="mt-2 text-sm text-muted">
          <span>{m.caption(tours.length, total, outside)}</span>{" "}
          <a href={pathIn(currentLanguage(), "/licences")} className="underline underline-offset-4">
            {m.about}
          </a>
        </figcaption>
      </figure>
      <div>
        <Rows tours={tours} clusters={clusters} fareOf={fareOf} />
      </div>
    </>
  );
}

type FareOf = (tour: ListedTour) => FareRange;

/** The first tours of a list, and the rest behind "More tours", which a link to one of its tours opens. */
function Rows({
  tours,
  clusters,
  fareOf,
}: {
  tours: readonly ListedTour[];
  clusters: readonly MapCluster<ListedTour>[];
  fareOf: FareOf;
}) {
  const m = mapMessages();
  const rest = tours.slice(rowsAtOnce);
  return (
    <>
      <ol className="grid content-start gap-2">
        {tours.slice(0, rowsAtOnce).map((tour) => (
          <li
            key={tour.slug}
            id={`tour-${tour.slug}`}
            data-at={clusters.findIndex((cluster) => cluster.tours.includes(tour))}
            className="map-row"
          >
            <TourPicture tour={tour} shape="card" alt="" sizes="64px" loading="lazy" />
            <p>
              <a href={pathIn(currentLanguage(), tour.path)}>{tour.title}</a>
              <small>
                <span>{factsOf(tour)}</span> <strong>{fareInWords(fareOf(tour))}</strong>
              </small>
            </p>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer list-none rounded-card border border-control bg-card px-4 py-2 text-center font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden [[open]>&]:mb-2">
            <span className="[[open]>*>&]:hidden">{m.more}</span>
            <span className="[:not([open])>*>&]:hidden">{m.fewer}</span>
          </summary>
          <Rows tours={rest} clusters={clusters} fareOf={fareOf} />
        </details>
      )}
    </>
  );
}

function factsOf({ days, state, rating }: ListedTour): string {
  const m = mapMessages();
  const facts = [m.days(days), placeName(state)];
  if (rating !== null) facts.push(m.rated(rating.toFixed(1)));
  return facts.join(" · ");
}

function Marker({
  cluster: { x, y, tours },
  index,
  scale,
  fareOf,
}: {
  cluster: MapCluster<ListedTour>;
  index: number;
  scale: number;
  fareOf: FareOf;
}) {
  const [first] = tours;
  if (!first) return null;
  const isOne = tours.length === 1;
  const { width, height } = markerSize(tours.length, scale);
  return (
    <a
      href={`#tour-${first.slug}`}
      data-at={index}
      aria-label={
        isOne
          ? `${first.title}, ${formatRoundRupees(fareOf(first).lowest)}`
          : mapMessages().tours(tours.length, tours.map(({ place }) => place).join(", "))
      }
    >
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        strokeWidth={1.25}
        className={`stroke-card transition-colors ${isOne ? "fill-ink" : "fill-peacock"}`}
      />
      <text
        aria-hidden
        x={x}
        y={y + Math.round(14 * scale)}
        textAnchor="middle"
        fontSize={Math.round(40 * scale)}
      >
        <tspan translate="no">{isOne ? formatRoundRupees(fareOf(first).lowest) : tours.length}</tspan>
      </text>
    </a>
  );
}
