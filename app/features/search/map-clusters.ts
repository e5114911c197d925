import { mapSize } from "~/content/india-map";
import { projectOntoMap } from "~/features/tours/guide/map-projection";

interface Placed {
  slug: string;
  coordinates: { latitude: number; longitude: number };
}

/** Tours that are too close on the map for markers of their own. */
export interface MapCluster<Tour> {
  x: number;
  y: number;
  tours: Tour[];
}

/** Units of the map around and between markers: 24 pixels are 90 units on a map of 330. */
const [height, priceWidth, space] = [90, 132, 6];

/** The part of the map that is shown, in its units. */
export interface MapView {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Share of the whole map. */
  scale: number;
}

/** Share of the map around the tours, and the least share that is shown: borders of states stay in sight. */
const [margin, minScale] = [0.1, 0.22];

/** Share of the tours that may lie outside, if the part without them is at most so large compared to the one with them. */
const [maxOutside, muchSmaller] = [0.2, 0.6];

/** Returns the part of the map that holds the tours, in the proportions of the whole; a few that are far from the rest may be left out. */
export function viewOfMap(tours: readonly Placed[]): MapView {
  const points = tours.map(({ coordinates }) => projectOntoMap(coordinates));
  const middle = points.toSorted((a, b) => a.y - b.y)[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
  const away = ({ x, y }: typeof middle) => Math.hypot(x - middle.x, y - middle.y);
  const near = points
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, Math.ceil(points.length * (1 - maxOutside)));
  const [all, most] = [viewAround(points), viewAround(near)];
  return most.scale <= all.scale * muchSmaller ? most : all;
}

function viewAround(points: readonly { x: number; y: number }[]): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const share = Math.max((right - left) / mapSize.width, (bottom - top) / mapSize.height);
  const scale = Math.min(1, Math.max(minScale, share + 2 * margin));
  const [width, tall] = [Math.round(mapSize.width * scale), Math.round(mapSize.height * scale)];
  const [x, y] = [(left + right - width) / 2, (top + bottom - tall) / 2];
  return {
    x: Math.round(Math.min(Math.max(0, x), mapSize.width - width)),
    y: Math.round(Math.min(Math.max(0, y), mapSize.height - tall)),
    width,
    height: tall,
    scale,
  };
}

/** Returns the size of a marker on a part of the map: a price's is wide, a count's grows with the tours. */
export function markerSize(tours: number, scale: number): { width: number; height: number } {
  if (tours === 1) return { width: Math.round(priceWidth * scale), height: Math.round(height * scale) };
  const across = Math.round(Math.min(160, height + 8 * Math.sqrt(tours)) * scale);
  return { width: across, height: across };
}

/** Groups tours into markers that do not overlap; the first tour of each places it. @param scale `MapView` */
export function clusterTours<Tour extends Placed>(tours: readonly Tour[], scale = 1): MapCluster<Tour>[] {
  const rank = new Map(tours.map((tour, index) => [tour, index]));
  const rankOf = (tour: Tour | undefined) => (tour && rank.get(tour)) ?? 0;
  return tours
    .reduce<MapCluster<Tour>[]>(
      (clusters, tour) => addedTo(clusters, { ...projectOntoMap(tour.coordinates), tours: [tour] }, scale),
      [],
    )
    .map((cluster) => ({ ...cluster, tours: cluster.tours.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
    .toSorted((a, b) => rankOf(a.tours[0]) - rankOf(b.tours[0]));
}

/** Adds a marker, joined with the one it would cover. A joined marker is larger, so it is tried again. */
function addedTo<Tour>(
  clusters: readonly MapCluster<Tour>[],
  added: MapCluster<Tour>,
  scale: number,
): MapCluster<Tour>[] {
  const gap = space * scale;
  const covered = clusters.find((other) => {
    const [a, b] = [markerSize(other.tours.length, scale), markerSize(added.tours.length, scale)];
    return (
      Math.abs(other.x - added.x) < (a.width + b.width) / 2 + gap &&
      Math.abs(other.y - added.y) < (a.height + b.height) / 2 + gap
    );
  });
  if (!covered) return [...clusters, added];
  const rest = clusters.filter((other) => other !== covered);
  return addedTo(rest, { x: covered.x, y: covered.y, tours: [...covered.tours, ...added.tours] }, scale);
}
