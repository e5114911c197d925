import { TourPicture } from "~/components/tours/tour-picture";
import { mapShapes, mapSize } from "~/content/india-map";
import mapUrl from "~/content/india-map.svg?url";
import type { WantedDays } from "~/domain/calendar/wanted-days";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { clusterTours, type MapCluster } from "~/lib/tours/map-clusters";
import type { ListedTour } from "../../../worker/tours/list-tours";

/** Radius of a marker, in units of the map: at least 24 pixels across on a map of 330. */
const markerRadius = 45;

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
  const clusters = clusterTours(tours);
  return (
    <>
      <figure aria-label="Map of the tours">
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} width={mapSize.width} height={mapSize.height}>
          <g aria-hidden>
            {mapShapes.map(({ id }) => (
              <use key={id} href={`${mapUrl}#${id}`} />
            ))}
          </g>
          {clusters.map((cluster, index) => (
            <Marker key={index} cluster={cluster} index={index} tours={tours} />
          ))}
        </svg>
        <figcaption>
          A number alone is the tour's place in the list; a plus counts several tours close together.
          {tours.length < total && ` The map shows the first ${tours.length}.`}{" "}
          <a href="/licences">About the map</a>
        </figcaption>
      </figure>
      <ol>
        {tours.map((tour) => (
          <li
            key={tour.slug}
            id={`tour-${tour.slug}`}
            data-at={clusters.findIndex((cluster) => cluster.tours.includes(tour))}
          >
            <TourPicture tour={tour} shape="card" alt="" sizes="64px" loading="lazy" />
            <p>
              <a href={tour.path}>{tour.title}</a>
              <small>{factsOf(tour)}</small>
            </p>
            <strong>{fareInWords(fareRange(tour, now, days))}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}

function factsOf({ days, state, rating }: ListedTour): string {
  const facts = [days === 1 ? "1 day" : `${days} days`, state];
  if (rating !== null) facts.push(`rated ${rating.toFixed(1)}`);
  return facts.join(" · ");
}

function Marker({
  cluster: { x, y, tours: near },
  index,
  tours,
}: {
  cluster: MapCluster<ListedTour>;
  index: number;
  /** All tours of the list. */
  tours: readonly ListedTour[];
}) {
  const [first] = near;
  if (!first) return null;
  const isOne = near.length === 1;
  const rank = tours.indexOf(first) + 1;
  return (
    <a
      href={`#tour-${first.slug}`}
      data-at={index}
      aria-label={
        isOne
          ? `${rank}. ${first.title}`
          : `${near.length} tours: ${near.map(({ place }) => place).join(", ")}`
      }
      className={isOne ? undefined : "many"}
    >
      <circle cx={x} cy={y} r={markerRadius} />
      <text aria-hidden x={x} y={y + 14}>
        {isOne ? rank : `+${near.length}`}
      </text>
    </a>
  );
}
