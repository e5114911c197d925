import { placeMessages } from "./messages";

/**
 * Returns the name of a state, of a part of the country or of a city that tours leave from in the current language; any other name as it is.
 * @param name the English one, which the catalogue stores
 */
export function placeName(name: string): string {
  return placeMessages().names[name] ?? name;
}
