import { mapSize } from "~/content/india-map";

/**
 * Edges of the drawing in degrees. The package does not name its projection: Mercator between these puts every place of
 * the catalogue into its state, which a test verifies.
 */
const edges = { west: 68.184, east: 97.418, north: 37.0841, south: 6.7537 };

const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));
const height = mercator(edges.north) - mercator(edges.south);

interface Place {
  latitude: number;
  longitude: number;
}

/** Projects coordinates onto the map of India. */
export function mapPoint({ latitude, longitude }: Place) {
  return {
    x: ((longitude - edges.west) / (edges.east - edges.west)) * mapSize.width,
    y: ((mercator(edges.north) - mercator(latitude)) / height) * mapSize.height,
  };
}

/** Does the same, rounded to units of its drawing. */
export function projectOntoMap(place: Place) {
  const { x, y } = mapPoint(place);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Returns the latitude and longitude of a point of the map, to 4 decimals (11 meters). */
export function coordinatesOf({ x, y }: { x: number; y: number }): [number, number] {
  const latitude =
    (Math.atan(Math.sinh(mercator(edges.north) - (y / mapSize.height) * height)) * 180) / Math.PI;
  const longitude = edges.west + (x / mapSize.width) * (edges.east - edges.west);
  return [Math.round(latitude * 1e4) / 1e4, Math.round(longitude * 1e4) / 1e4];
}
