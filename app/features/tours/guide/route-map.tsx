import type { TourDetails } from "~/domain/tours/tour-schema";
import { bedInWords, isOnWay, staysOf, totalInWords, totalsOf, type Stay } from "~/domain/tours/ways";
import { wayKinds, type RouteMap, type RouteMaps, type WayKind } from "./lay-out-route";
import { Inset, Labels, Land, Scale } from "./map-parts";
import { Mark } from "./symbols";

const kindLabels: Record<WayKind, string> = {
  road: "Road",
  rail: "Railway",
  water: "Water",
  air: "Air",
  path: "On foot and the like",
};

/** The route on a map, its nights and its totals. The list of the days has the same in words. */
export function RouteSection({ tour, maps: { whole, part } }: { tour: TourDetails; maps: RouteMaps }) {
  const { itinerary } = tour.guide;
  const stays = staysOf(itinerary);
  const totals = totalsOf(itinerary.flatMap(({ stops = [] }) => stops));
  return (
    <section aria-labelledby="route" className="route">
      <h2 id="route" className="text-2xl sm:text-3xl">
        The route
      </h2>
      <div className="route-maps">
        <figure>
          <Drawing map={whole} label={labelOf(tour, stays)} />
          <Keys map={whole} />
          <Legend map={whole} />
        </figure>
        {part && (
          <details className="fold-below-lg more">
            <summary>{`A closer map of ${part.place}`}</summary>
            <figure className="mt-2">
              <Drawing map={part.map} label={`Map of the stops around ${part.place}`} />
              <Keys map={part.map} />
              <figcaption className="mt-1 text-sm text-muted">{`Around ${part.place}`}</figcaption>
            </figure>
          </details>
        )}
      </div>
      {(stays.length > 0 || totals.length > 0) && (
        <details className="route-facts fold-below-lg more">
          <summary>{stays.length > 0 ? "Nights and distances" : "Distances"}</summary>
          <div>
            {stays.length > 0 && (
              <div>
                <h3>Nights</h3>
                <ol>
                  {stays.map((stay) => (
                    <li key={stay.first}>
                      <span className="night-number">{nightsOf(stay)}</span>
                      <span>{bedInWords(stay.bed)}</span>
                    </li>
                  ))}
                </ol>
              </div>
            )}
            {totals.length > 0 && (
              <div>
                <h3>On the way, in all</h3>
                <ul>
                  {totals.map((total) => (
                    <li key={total.means}>
                      <Mark name={total.means} />
                      <span>{totalInWords(total)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </details>
      )}
    </section>
  );
}

const nightsOf = ({ first, last }: Stay) => (first === last ? String(first) : `${first}–${last}`);

function labelOf({ departureCity, place, guide }: TourDetails, stays: readonly Stay[]): string {
  const last = guide.itinerary.at(-1)?.stops?.at(-1)?.place;
  const nights = stays.filter((stay) => !isOnWay(stay)).map((stay) => stay.place);
  const via =
    nights.length > 0 ? ` with nights in ${new Intl.ListFormat("en-US").format([...new Set(nights)])}` : "";
  return `Map of the route from ${departureCity} to ${place}${via}${last === undefined ? "" : `, to its end at ${last}`}. The days below list every stop.`;
}

function Drawing({ map, label }: { map: RouteMap; label: string }) {
  const { width, height, ways, stops, days, ends, nights } = map;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="route-map">
      <Land map={map} />
      {days.map((day) => (
        <g key={day.number} data-day={day.number} className="of-day">
          {day.ways !== "" && <path d={day.ways} />}
          <path d={day.stops} className="spots" />
        </g>
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
      {nights.map(({ x, y, half, text, isOnWay }) => (
        <g key={text} className={isOnWay ? "night on-way" : "night"}>
          <rect x={x - half} y={y - 10} width={2 * half} height="20" rx="10" />
          <text x={x} y={y + 4.5}>
            {text}
          </text>
        </g>
      ))}
      <Labels labels={map.labels} />
      {map.keys.map(({ x, y, anchor, text }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} className="name key">
          {text}
        </text>
      ))}
      <Scale map={map} />
      {map.inset && <Inset {...map.inset} />}
    </svg>
  );
}

/** The names of the stops that have a letter on the map. */
function Keys({ map: { keys } }: { map: RouteMap }) {
  if (keys.length === 0) return null;
  return (
    <p className="route-keys">
      {keys.map(({ text, name }) => (
        <span key={text}>
          <b>{text}</b> <span>{name}</span>
        </span>
      ))}
    </p>
  );
}

function Legend({ map: { ways, ends, nights } }: { map: RouteMap }) {
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
          <span>{ends.length === 1 ? "Start and end" : "Start, end"}</span>
        </span>
      )}
      {kinds.map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 28 6" className="route-map-key h-1.5 w-7">
            <path d="M1 3h26" className={`line line-${kind}`} />
            {kind === "rail" && <path d="M1 3h26" className="line ties" />}
          </svg>
          <span>{kindLabels[kind]}</span>
        </span>
      ))}
      {nights.some((night) => night.isOnWay) && (
        <span className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 28 18" className="route-map-key h-4.5 w-7">
            <g className="night on-way">
              <rect x="1" y="1" width="26" height="16" rx="8" />
            </g>
          </svg>
          Night on the way
        </span>
      )}
      <span>Straight lines between stops</span>
      <a href="/licences" className="py-1 underline underline-offset-4 print:hidden">
        About the map
      </a>
      <span className="day-key">
        <svg aria-hidden viewBox="0 0 28 10">
          <path d="M5 5h18" />
        </svg>
        Day <span data-day-read>1</span>
      </span>
    </figcaption>
  );
}
