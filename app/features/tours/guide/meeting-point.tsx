import { coordinatesInWords, mapUrl, type Stop } from "~/domain/tours/itinerary";
import { pinRadius, type PlaceMap } from "./place-map";
import { Labels, Land, Scale } from "./map-parts";

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
    <figure className="place-map">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="route-map">
        <Land map={map} />
        {city && <path d={`M${city.x} ${city.y}h0`} className="dots" />}
        <circle cx={point.x} cy={point.y} r={pinRadius} className="pin" />
        <Labels labels={map.labels} />
        <Scale map={map} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
