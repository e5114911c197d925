import { useState } from "react";
import { Link } from "react-router";
import { TourRating } from "~/components/reviews/tour-rating";
import { TourPicture } from "~/components/tours/tour-picture";
import { mapShapes, mapSize } from "~/content/india-map";
import mapUrl from "~/content/india-map.svg?url";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { useNow } from "~/hooks/use-site";
import { cn } from "~/lib/cn";
import type { TourListing } from "~/lib/tours/load-tour-listing";
import { clusterTours, type MapCluster } from "~/lib/tours/map-clusters";

type Tour = TourListing["tours"][number];

/** Radius of a marker, in units of the map: at least 24 pixels across on a map of 330. */
const markerRadius = 45;

/** Results on a map of India, with a list beside it. Each marker links to its first tour in the list. */
export default function ResultsMap({ listing: { tours, filter, total } }: { listing: TourListing }) {
  const now = useNow();
  const clusters = clusterTours(tours);
  const [active, setActive] = useState<string | null>(null);
  const activeCluster = clusters.find((cluster) => cluster.tours.some(({ slug }) => slug === active));
  return (
    <div className="mt-3 grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <figure aria-label="Map of the tours" className="md:sticky md:top-20 md:self-start">
        <svg
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          width={mapSize.width}
          height={mapSize.height}
          className="h-auto max-h-[calc(100svh-7rem)] w-full"
        >
          <g aria-hidden className="fill-map-1 stroke-paper stroke-4 [paint-order:stroke]">
            {mapShapes.map(({ id }) => (
              <use key={id} href={`${mapUrl}#${id}`} />
            ))}
          </g>
          {clusters.map((cluster) => (
            <Marker
              key={cluster.tours[0]?.slug}
              cluster={cluster}
              rank={tours.findIndex(({ slug }) => slug === cluster.tours[0]?.slug) + 1}
              isActive={cluster === activeCluster}
              onActivate={setActive}
            />
          ))}
        </svg>
        <figcaption className="mt-2 text-sm text-muted">
          A number alone is the tour's place in the list; a plus counts several tours close together.
          {tours.length < total && ` The map shows the first ${tours.length}.`}{" "}
          <Link to="/licences" className="underline underline-offset-4">
            About the map
          </Link>
        </figcaption>
      </figure>
      <ol className="grid content-start gap-2">
        {tours.map((tour, index) => {
          const isNear = activeCluster?.tours.includes(tour);
          return (
            <li
              key={tour.slug}
              id={`tour-${tour.slug}`}
              className={cn(
                "relative grid scroll-mt-32 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden rounded-card bg-card pr-3 shadow-card transition-colors target:outline-3 target:outline-marigold",
                isNear && "bg-warning-subtle",
              )}
            >
              <TourPicture
                tour={tour}
                shape="card"
                alt=""
                sizes="64px"
                loading="lazy"
                className="h-18 w-16 object-cover"
              />
              <div className="min-w-0 py-1.5">
                <Link
                  to={tour.path}
                  onPointerEnter={() => setActive(tour.slug)}
                  onFocus={() => setActive(tour.slug)}
                  className="line-clamp-2 leading-snug font-semibold after:absolute after:inset-0 hover:underline"
                >
                  <span className="text-muted tabular-nums">{index + 1}.</span> {tour.title}
                </Link>
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  {tour.days === 1 ? "1 day" : `${tour.days} days`} · {tour.state}
                  <TourRating tour={tour} className="text-ink max-sm:hidden" />
                </p>
              </div>
              <strong className="text-right whitespace-nowrap tabular-nums">
                {fareInWords(fareRange(tour, now, filter))}
              </strong>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Marker({
  cluster: { x, y, tours },
  rank,
  isActive,
  onActivate,
}: {
  cluster: MapCluster<Tour>;
  /** Place of the first tour in the list, from 1. */
  rank: number;
  isActive: boolean;
  onActivate: (slug: string) => void;
}) {
  const [first] = tours;
  if (!first) return null;
  const others = tours.length - 1;
  const activate = () => onActivate(first.slug);
  return (
    <a
      href={`#tour-${first.slug}`}
      aria-label={
        others === 0
          ? `${rank}. ${first.title}`
          : `${tours.length} tours: ${tours.map(({ place }) => place).join(", ")}`
      }
      onPointerEnter={activate}
      onFocus={activate}
      onClick={activate}
      className="group/marker outline-none"
    >
      <circle
        cx={x}
        cy={y}
        r={markerRadius}
        className={cn(
          "stroke-card stroke-4 transition-[fill] group-focus-visible/marker:stroke-ink group-focus-visible/marker:stroke-[10]",
          isActive ? "fill-vermilion" : others > 0 ? "fill-peacock" : "fill-ink",
        )}
      />
      <text
        aria-hidden
        x={x}
        y={y + 14}
        textAnchor="middle"
        className={cn(
          "pointer-events-none text-[40px] font-semibold tabular-nums",
          isActive ? "fill-on-vermilion" : "fill-card",
        )}
      >
        {others === 0 ? rank : `+${tours.length}`}
      </text>
    </a>
  );
}
