import { distanceKm } from "~/domain/tours/itinerary-rules";
import type { Coordinates, Stop } from "~/domain/tours/itinerary";
import {
  around,
  bordersOf,
  labelBox,
  labelsOf,
  maxNameLength,
  stateNamesOf,
  width,
  type MapLabel,
  type Name,
} from "./map-labels";
import { mapPoint } from "./map-projection";
import { clip, round, type Point } from "./plane";
import { nameOf, pathOf, scaleOf, type RouteMap, type StateOutline } from "./lay-out-route";

/** Geometry of a small map of a place in its region. */
export interface PlaceMap extends Pick<RouteMap, "width" | "height" | "borders" | "stateNames" | "scale"> {
  point: Point;
  /** The city, if it is apart from the place. */
  city: Point | null;
  labels: MapLabel[];
}

const height = 220;
export const pinRadius = 8;
/** Width of the map, km: neighboring states show where it is. */
const across = 400;
/** A place closer to the city's center is in the city, km. */
const cityRadius = 20;

/** Returns the label of a stop where travelers meet. */
export function meetingNameOf(stop: Stop): string {
  const name = nameOf(stop);
  return name.length > maxNameLength ? "Meeting point" : name;
}

/** @param city null to leave it out */
export function placeMapOf(
  { at, name }: { at: Coordinates; name: string },
  { city, states }: { city: { at: Coordinates; name: string } | null; states: readonly StateOutline[] },
): PlaceMap {
  const [latitude, longitude] = at;
  const center = mapPoint({ latitude, longitude });
  const kmPerMapUnit =
    distanceKm(at, [latitude, longitude + 0.1]) /
    (mapPoint({ latitude, longitude: longitude + 0.1 }).x - center.x);
  const zoom = (width / across) * kmPerMapUnit;
  const place = ({ x, y }: Point): Point => ({
    x: round((x - center.x) * zoom + width / 2),
    y: round((y - center.y) * zoom + height / 2),
  });
  const point = place(center);
  const isApart = city !== null && distanceKm(city.at, at) > cityRadius;
  const cityPoint = isApart ? place(mapPoint({ latitude: city.at[0], longitude: city.at[1] })) : null;
  const scale = scaleOf(across / width);
  const marks = [
    around(point, pinRadius),
    ...(cityPoint ? [around(cityPoint, 4)] : []),
    { left: 0, right: scale.length + 24, top: height - 34, bottom: height },
  ];
  const wanted: Name[] = [
    { ...point, text: name, isMain: true, mark: { x: pinRadius, y: pinRadius }, weight: "needed" as const },
    ...(cityPoint && city
      ? [{ ...cityPoint, text: city.name, isMain: false, mark: { x: 3, y: 3 }, weight: "needed" as const }]
      : []),
  ];
  const shown = states.map((state) => ({
    name: state.name,
    rings: state.rings.map((ring) => clip(ring.map(place), width, height)).filter((ring) => ring.length > 2),
  }));
  const borders = bordersOf(shown.flatMap(({ rings }) => rings));
  const labels = labelsOf(wanted, { taken: marks, points: wanted, lines: [], borders, height });
  return {
    width,
    height,
    borders: shown.flatMap(({ rings }) => rings.map(pathOf)),
    stateNames: stateNamesOf(shown, {
      taken: [...marks, ...labels.map(labelBox)],
      lines: [],
      borders,
      height,
    }),
    point,
    city: cityPoint,
    labels,
    scale,
  };
}
