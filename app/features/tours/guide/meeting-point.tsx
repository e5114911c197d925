import { coordinatesInWords, mapUrl, type Stop } from "~/domain/tours/itinerary";
import { pinRadius, type PlaceMap } from "./place-map";
import { dots, drawingClasses, Labels, Land, Scale } from "./map-parts";

/** The first stop on a map of its region, or the departure city if the tour states no stops. Rendered on the server only. */
export function MeetingPoint({
  stop,
  departureCity,
  map,
}: {
  stop: Stop | null;
  departureCity: string;
  map: PlaceMap | null;
}) {
  if (map === null) return <MapLink stop={stop} />;
  const around = `Around ${departureCity}`;
  return (
    <PlaceMapFigure map={map} label={stop ? `Map of the region around ${stop.place}` : `Map: ${around}`}>
      {stop ? <MapLink stop={stop} /> : around}
    </PlaceMapFigure>
  );
}

/** A link to a stop in the phone's map app, or in a browser's map. */
export function MapLink({ stop }: { stop: Stop | null | undefined }) {
  if (!stop) return null;
  return (
    <p>
      <a
        href={mapUrl(stop.at)}
        rel="noreferrer"
        className="inline-block py-1 text-peacock underline underline-offset-4 print:hidden"
      >
        Open in Maps<span className="sr-only">{`: ${stop.place}`}</span>
      </a>
      <span className="hidden print:inline">{`${stop.place}: ${coordinatesInWords(stop.at)}`}</span>
    </p>
  );
}

/** A place marked in its region. */
function PlaceMapFigure({
  map,
  label,
  children,
}: {
  map: PlaceMap;
  label: string;
  /** The caption. */
  children: React.ReactNode;
}) {
  const { width, height, point, city } = map;
  return (
    <figure data-place-map className="mt-3 max-w-100 print:max-w-72 print:break-inside-avoid">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={drawingClasses(map)}>
        <Land map={map} />
        {city && <path d={`M${city.x} ${city.y}h0`} {...dots} />}
        <circle
          cx={point.x}
          cy={point.y}
          r={pinRadius}
          className="fill-vermilion stroke-card stroke-2 print:fill-ink"
        />
        <Labels labels={map.labels} />
        <Scale map={map} />
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-4 text-[0.875rem] text-muted">{children}</figcaption>
    </figure>
  );
}
