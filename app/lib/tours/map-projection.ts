import { mapSize } from "~/content/india-map";

/**
 * Edges of the drawing in degrees. The package does not name its projection: Mercator between these puts every place of
 * the catalogue into its state, which a test verifies.
 */
const edges = { west: 68.184, east: 97.418, north: 37.0841, south: 6.7537 };

const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));

/** Projects coordinates onto the map of India, rounded to units of its drawing. */
export function projectOntoMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  const fromWest = (longitude - edges.west) / (edges.east - edges.west);
  const fromNorth =
    (mercator(edges.north) - mercator(latitude)) / (mercator(edges.north) - mercator(edges.south));
  return { x: Math.round(fromWest * mapSize.width), y: Math.round(fromNorth * mapSize.height) };
}
