import type { TourDetails } from "~/domain/tours/tour-schema";
import { bedInWords, staysOf, totalInWords, totalsOf, type Stay } from "~/domain/tours/ways";
import { wayKinds, type RouteMap, type RouteMaps, type WayKind } from "~/lib/tours/route-map";
import { Mark } from "./symbols";

const kindLabels: Record<WayKind, string> = {
  road: "Road",
  rail: "Railway",
  water: "Water",
  air: "Air",
  path: "On foot and the like",
};

/** The route on a map, its nights and its totals. The list of the days tells the same in words. */
export function RouteSection({ tour, maps: { whole, part } }: { tour: TourDetails; maps: RouteMaps }) {
  const { itinerary } = tour.guide;
  const stays = staysOf(itinerary);
  const totals = totalsOf(itinerary.flatMap(({ stops = [] }) => stops));
  return (
    <section aria-labelledby="route">
      <h2 id="route" className="text-2xl sm:text-3xl">
        The route
      </h2>
      <div className="mt-4 grid items-start gap-x-8 gap-y-2 sm:mt-5 lg:grid-cols-2">
        <figure>
          <Drawing map={whole} label={labelOf(tour, stays)} />
          <Legend map={whole} />
        </figure>
        <details className="fold-below-lg more">
          <summary>{moreOf(stays.length, part !== null)}</summary>
          <div className="grid gap-5 max-lg:mt-2">
            {part && (
              <figure>
                <Drawing map={part.map} label={`Map of the stops around ${part.place}`} />
                <figcaption className="mt-2 text-sm text-muted">Around {part.place}</figcaption>
              </figure>
            )}
            {stays.length > 0 && (
              <div>
                <h3 className="text-sm font-semibold text-muted">Nights</h3>
                <ol className="mt-1.5 grid gap-2">
                  {stays.map((stay) => (
                    <li key={stay.first} className="flex gap-2.5">
                      <span className="night-number">{nightsOf(stay)}</span>
                      <span>{bedInWords(stay.bed)}</span>
                    </li>
                  ))}
                </ol>
              </div>
            )}
            {totals.length > 0 && (
              <div>
                <h3 className="text-sm font-semibold text-muted">On the way, in all</h3>
                <ul className="mt-1.5 grid gap-1.5">
                  {totals.map((total) => (
                    <li key={total.means} className="flex items-center gap-2.5 tabular-nums">
                      <Mark name={total.means} />
                      {totalInWords(total)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </details>
      </div>
    </section>
  );
}

function moreOf(stays: number, hasPart: boolean): string {
  const parts = [hasPart && "A closer map", stays > 0 && "nights", "distances"].filter(Boolean).join(", ");
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

const nightsOf = ({ first, last }: Stay) => (first === last ? String(first) : `${first}–${last}`);

function labelOf({ departureCity, place, guide }: TourDetails, stays: readonly Stay[]): string {
  const last = guide.itinerary.at(-1)?.stops?.at(-1)?.place;
  const nights = stays.map((stay) => stay.place);
  const via =
    nights.length > 0 ? ` with nights in ${new Intl.ListFormat("en-US").format([...new Set(nights)])}` : "";
  return `Map of the route from ${departureCity} to ${place}${via}${last === undefined ? "" : `, to its end at ${last}`}. The days below list every stop.`;
}

function Drawing({ map, label }: { map: RouteMap; label: string }) {
  const { width, height, borders, ways, stops, ends, nights, labels, stateNames, scale } = map;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="route-map">
      {borders.length > 0 ? <path d={borders.join("")} className="land" /> : null}
      {stateNames.map(({ x, y, text }) => (
        <text key={text} x={x} y={y} className="state">
          {text}
        </text>
      ))}
      {ways.map(({ kind, path }) => (
        <path key={kind} d={path} className={`line line-${kind}`} />
      ))}
      {ways.some(({ kind }) => kind === "rail") && (
        <path d={ways.find(({ kind }) => kind === "rail")?.path} className="line ties" />
      )}
      <path d={stops.map(({ x, y }) => `M${x} ${y}h0`).join("")} className="dots" />
      {ends.map((point) => (
        <g key={`${point.x} ${point.y}`} className="end">
          <circle cx={point.x} cy={point.y} r="6" />
          <circle cx={point.x} cy={point.y} r="2" />
        </g>
      ))}
      {nights.map(({ x, y, half, text }) => (
        <g key={text} className="night">
          <rect x={x - half} y={y - 10} width={2 * half} height="20" rx="10" />
          <text x={x} y={y + 4.5}>
            {text}
          </text>
        </g>
      ))}
      {labels.map(({ x, y, anchor, text, isMain }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} className={isMain ? "name name-main" : "name"}>
          {text}
        </text>
      ))}
      <g className="scale">
        <path d={`M12 ${height - 16}v4h${scale.length}v-4`} />
        <text x={12 + scale.length / 2} y={height - 18} textAnchor="middle">
          {scale.text}
        </text>
      </g>
    </svg>
  );
}

function Legend({ map: { ways, ends } }: { map: RouteMap }) {
  const kinds = wayKinds.filter((kind) => ways.some((way) => way.kind === kind));
  return (
    <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {ends.length > 0 && (
        <span className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 14 14" className="route-map-key size-3.5">
            <g className="end">
              <circle cx="7" cy="7" r="5.5" />
              <circle cx="7" cy="7" r="2" />
            </g>
          </svg>
          {ends.length === 1 ? "Start and end" : "Start, end"}
        </span>
      )}
      {kinds.map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 28 6" className="route-map-key h-1.5 w-7">
            <path d="M1 3h26" className={`line line-${kind}`} />
            {kind === "rail" && <path d="M1 3h26" className="line ties" />}
          </svg>
          {kindLabels[kind]}
        </span>
      ))}
      <span>Straight lines between stops</span>
      <a href="/licences" className="py-1 underline underline-offset-4 print:hidden">
        About the map
      </a>
    </figcaption>
  );
}
