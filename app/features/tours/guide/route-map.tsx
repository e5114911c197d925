import { pathIn } from "~/domain/language/addresses";
import { currentLanguage, langOfText } from "~/domain/language/language";
import { formatSerialList } from "~/domain/language/lists";
import { placeName } from "~/domain/places/place-name";
import type { TourDetails } from "~/domain/tours/tour-schema";
import {
  bedInWords,
  bedName,
  isOnWay,
  staysOf,
  totalInWords,
  totalsOf,
  type Stay,
} from "~/domain/tours/ways";
import { wayKinds, type RouteMap, type RouteMaps, type WayKind } from "./lay-out-route";
import { dots, drawingClasses, Inset, Labels, Land, name, Scale } from "./map-parts";
import { tourGuideMessages } from "./messages";
import { Mark } from "./symbols";

/** The route on a map, its nights and its totals. The list of the days has the same in words. */
export function RouteSection({ tour, maps: { whole, part } }: { tour: TourDetails; maps: RouteMaps }) {
  const m = tourGuideMessages().route;
  const { itinerary } = tour.guide;
  const stays = staysOf(itinerary);
  const totals = totalsOf(itinerary.flatMap(({ stops = [] }) => stops));
  return (
    <section aria-labelledby="route" className="xl:contents">
      <h2 id="route" className="text-2xl sm:text-3xl xl:col-start-1">
        {m.title}
      </h2>
      <div
        data-route-maps
        className="mt-4 mb-2 grid gap-2 xl:sticky xl:top-19 xl:col-start-2 xl:row-start-1 xl:-row-end-1 xl:m-0 xl:gap-4 xl:self-start"
      >
        <figure>
          <Drawing map={whole} label={labelOf(tour, stays)} />
          <Keys map={whole} />
          <Legend map={whole} />
        </figure>
        {part && (
          <details className="lg:unfolded">
            <summary className="more">{m.closer(part.place)}</summary>
            <figure className="mt-2">
              <Drawing map={part.map} label={m.closerLabel(part.place)} />
              <Keys map={part.map} />
              <figcaption className="mt-1 text-sm text-muted">{m.around(part.place)}</figcaption>
            </figure>
          </details>
        )}
      </div>
      {(stays.length > 0 || totals.length > 0) && (
        <details className="lg:unfolded lg:mt-4 xl:col-start-1 xl:row-start-2">
          <summary className="more">{stays.length > 0 ? m.nightsAndDistances : m.distances}</summary>
          <div className="grid gap-5 lg:grid-cols-2">
            {stays.length > 0 && (
              <div>
                <h3 className={heading}>{m.nights}</h3>
                <ol className={facts}>
                  {stays.map((stay) => (
                    <li key={stay.first}>
                      <span className="grid h-[1.6rem] shrink-0 min-w-[1.6rem] place-items-center rounded-full bg-vermilion px-[0.4rem] text-sm font-semibold whitespace-nowrap text-on-vermilion">
                        {nightsOf(stay)}
                      </span>
                      <span>
                        {tourGuideMessages().bed(
                          bedInWords(stay.bed),
                          bedName(stay.bed),
                          placeName(stay.bed.place),
                        )}
                      </span>
                    </li>
                  ))}
                </ol>
              </div>
            )}
            {totals.length > 0 && (
              <div>
                <h3 className={heading}>{m.inAll}</h3>
                <ul className={facts}>
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

const heading = "text-[0.875rem] font-semibold text-muted";
const facts = "mt-1.5 grid gap-1.5 tabular-nums *:flex *:items-center *:gap-2.5";

const nightsOf = ({ first, last }: Stay) => (first === last ? String(first) : `${first}–${last}`);

function labelOf({ departureCity, place, guide }: TourDetails, stays: readonly Stay[]): string {
  const last = guide.itinerary.at(-1)?.stops?.at(-1)?.place;
  const nights = stays.filter((stay) => !isOnWay(stay)).map((stay) => stay.place);
  const via = nights.length > 0 ? formatSerialList(new Set(nights)) : null;
  return tourGuideMessages().route.label(placeName(departureCity), place, via, last);
}

const round = { strokeLinecap: "round", strokeLinejoin: "round" } as const;
const lines: Record<WayKind, React.SVGProps<SVGPathElement>> = {
  road: { ...round, className: "fill-none stroke-vermilion", strokeWidth: 2.5 },
  rail: { className: "fill-none stroke-ink", strokeWidth: 3.5, strokeLinejoin: "round" },
  water: { ...round, className: "fill-none stroke-peacock", strokeWidth: 2.5, strokeDasharray: "7 5" },
  air: { ...round, className: "fill-none stroke-muted", strokeWidth: 2, strokeDasharray: "2 5" },
  path: { ...round, className: "fill-none stroke-success", strokeWidth: 3, strokeDasharray: "0.1 5.5" },
};
/** Drawn on the railway. */
const ties = {
  className: "fill-none stroke-card",
  strokeWidth: 1.5,
  strokeDasharray: "5 5",
  strokeLinejoin: "round",
} as const;
const onTheWay = "fill-card stroke-ink";

function Drawing({ map, label }: { map: RouteMap; label: string }) {
  const { width, height, ways, stops, days, ends, nights } = map;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={drawingClasses(map)}>
      <Land map={map} />
      {days.map((day) => (
        <g
          key={day.number}
          data-day={day.number}
          {...round}
          strokeWidth={9}
          className="fill-none stroke-marigold opacity-0 transition-opacity duration-200 print:hidden [&.is-read]:opacity-100"
        >
          {day.ways !== "" && <path d={day.ways} />}
          <path d={day.stops} strokeWidth={18} />
        </g>
      ))}
      {ways.map(({ kind, path }) => (
        <path key={kind} d={path} {...lines[kind]} />
      ))}
      {ways.some(({ kind }) => kind === "rail") && (
        <path d={ways.find(({ kind }) => kind === "rail")?.path} {...ties} />
      )}
      <path d={stops.map(({ x, y }) => `M${x} ${y}h0`).join("")} {...dots} />
      {ends.map((point) => (
        <g key={`${point.x} ${point.y}`}>
          <circle cx={point.x} cy={point.y} r="6" className="fill-card stroke-ink stroke-2" />
          <circle cx={point.x} cy={point.y} r="2" className="fill-ink" />
        </g>
      ))}
      {nights.map(({ x, y, half, text, isOnWay }) => (
        <g key={text}>
          <rect
            x={x - half}
            y={y - 10}
            width={2 * half}
            height="20"
            rx="10"
            strokeWidth={2}
            className={isOnWay ? onTheWay : "fill-vermilion stroke-card"}
          />
          <text
            x={x}
            y={y + 4.5}
            textAnchor="middle"
            fontSize={13}
            className={`font-semibold md:max-xl:text-[11px] ${isOnWay ? "fill-ink" : "fill-on-vermilion"}`}
          >
            {text}
          </text>
        </g>
      ))}
      <Labels labels={map.labels} />
      {map.keys.map(({ x, y, anchor, text }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} fontStyle="italic" {...name}>
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
    <p className="mt-1.5 flex flex-wrap gap-x-3.5 text-[0.875rem]">
      {keys.map(({ text, name }) => (
        <span key={text}>
          <b className="font-semibold italic">{text}</b> <span lang={langOfText(name)}>{name}</span>
        </span>
      ))}
    </p>
  );
}

function Legend({ map: { ways, ends, nights } }: { map: RouteMap }) {
  const m = tourGuideMessages();
  const kinds = wayKinds.filter((kind) => ways.some((way) => way.kind === kind));
  return (
    <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {ends.length > 0 && (
        <span className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 14 14" className="size-3.5">
            <circle cx="7" cy="7" r="5.5" className="fill-card stroke-ink stroke-2" />
            <circle cx="7" cy="7" r="2" className="fill-ink" />
          </svg>
          <span>{ends.length === 1 ? m.route.startAndEnd : m.route.startEnd}</span>
        </span>
      )}
      {kinds.map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 28 6" className="h-1.5 w-7">
            <path d="M1 3h26" {...lines[kind]} />
            {kind === "rail" && <path d="M1 3h26" {...ties} />}
          </svg>
          <span>{m.route.kinds[kind]}</span>
        </span>
      ))}
      {nights.some((night) => night.isOnWay) && (
        <span className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 28 18" className="h-4.5 w-7">
            <rect x="1" y="1" width="26" height="16" rx="8" className={onTheWay} />
          </svg>
          {m.route.nightOnWay}
        </span>
      )}
      <span>{m.route.straight}</span>
      <a
        href={pathIn(currentLanguage(), "/licences")}
        className="py-1 underline underline-offset-4 print:hidden"
      >
        {m.route.about}
      </a>
      <span
        data-day-key
        className="invisible flex items-center gap-1.5 tabular-nums noscript:hidden print:hidden [&.is-read]:visible"
      >
        <svg aria-hidden viewBox="0 0 28 10" className="h-2.5 w-7">
          <path d="M5 5h18" strokeWidth={9} strokeLinecap="round" className="fill-none stroke-marigold" />
        </svg>
        {m.days.dayWord}
        <span data-day-read>1</span>
      </span>
    </figcaption>
  );
}
