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

/** Returns the size of a marker: a price's is wide, a count's grows with the tours. */
export function markerSize(tours: number): { width: number; height: number } {
  if (tours === 1) return { width: priceWidth, height };
  const across = Math.round(Math.min(160, height + 8 * Math.sqrt(tours)));
  return { width: across, height: across };
}

/** Groups tours into markers that do not overlap; the first tour of each places it. */
export function clusterTours<Tour extends Placed>(tours: readonly Tour[]): MapCluster<Tour>[] {
  const rank = new Map(tours.map((tour, index) => [tour, index]));
  const rankOf = (tour: Tour | undefined) => (tour && rank.get(tour)) ?? 0;
  return tours
    .reduce<MapCluster<Tour>[]>(
      (clusters, tour) => addedTo(clusters, { ...projectOntoMap(tour.coordinates), tours: [tour] }),
      [],
    )
    .map((cluster) => ({ ...cluster, tours: cluster.tours.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
    .toSorted((a, b) => rankOf(a.tours[0]) - rankOf(b.tours[0]));
}

/** Adds a marker, joined with the one it would cover. A joined marker is larger, so it is tried again. */
function addedTo<Tour>(clusters: readonly MapCluster<Tour>[], added: MapCluster<Tour>): MapCluster<Tour>[] {
  const covered = clusters.find((other) => {
    const [a, b] = [markerSize(other.tours.length), markerSize(added.tours.length)];
    return (
      Math.abs(other.x - added.x) < (a.width + b.width) / 2 + space &&
      Math.abs(other.y - added.y) < (a.height + b.height) / 2 + space
    );
  });
  if (!covered) return [...clusters, added];
  const rest = clusters.filter((other) => other !== covered);
  return addedTo(rest, { x: covered.x, y: covered.y, tours: [...covered.tours, ...added.tours] });
}
