import { projectOntoMap } from "./map-projection";

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

/** Units of the map between two markers, at least: 26 pixels on a map of 330. */
const apart = 96;

/** Groups tours into markers that do not overlap; the first tour of each places it. */
export function clusterTours<Tour extends Placed>(tours: readonly Tour[]): MapCluster<Tour>[] {
  const clusters: MapCluster<Tour>[] = [];
  for (const tour of tours) {
    const { x, y } = projectOntoMap(tour.coordinates);
    const near = clusters
      .map((cluster) => ({ cluster, distance: Math.hypot(cluster.x - x, cluster.y - y) }))
      .filter(({ distance }) => distance < apart)
      .toSorted((a, b) => a.distance - b.distance)[0];
    if (near) near.cluster.tours.push(tour);
    else clusters.push({ x, y, tours: [tour] });
  }
  return clusters;
}
