import { pointOf } from "./dictionary";

/** Places to be near: a city by its name, or a position. */

/** A position in degrees north and east, rounded to a tenth: about 11 km, so that no home is identified. */
const position = /^(\d{1,2}(?:\.\d)?),(\d{2,3}(?:\.\d)?)$/;
/** India and its borders, in degrees. */
const bounds = { south: 6, north: 38, west: 67, east: 98 };

/** Parses a position in India, "12.9,77.6"; null for anything else. */
function positionIn(text: string): readonly [number, number] | null {
  const [, north, east] = position.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isInside =
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east;
  return isInside ? [latitude, longitude] : null;
}

/** Returns the latitude and longitude of a city's name or of a position, or null if it is neither. */
export function pointNamed(near: string): readonly [number, number] | null {
  return positionIn(near.trim()) ?? pointOf(near);
}
