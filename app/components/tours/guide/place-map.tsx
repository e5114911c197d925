import { pinRadius, type PlaceMap } from "~/lib/tours/place-map";
import { Labels, Land, Scale } from "./map-parts";

/** A place marked in its region. */
export function PlaceMapFigure({
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
