import type { Coordinates } from "./itinerary";

/** Returns the URL of a place in Google Maps: the app or its page. */
export function mapUrl([latitude, longitude]: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** Returns the URL of a place in OpenStreetMap, at the zoom of a street. */
export function openMapUrl([latitude, longitude]: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Returns the address that opens a place in a phone's own map app (RFC 5870). The query makes Android mark it. */
export function geoUrl([latitude, longitude]: Coordinates): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}`;
}

/**
 * Splits a meeting point into its landmark and the way from there: "Gateway of India" and "Apollo Bunder, at the railings beside the ferry
 * ticket booths". A city is no landmark.
 */
export function meetingParts(
  meetingPoint: string,
  departureCity: string,
): { landmark: string; details: string } {
  const parts = meetingPoint.split(/(?<=[^\s,;]{2})([,;]) /);
  const length = parts[0] === departureCity ? 3 : 1;
  const landmark = parts
    .slice(0, length)
    .join("")
    .replace(/,(?=\S)/, ", ");
  const rest = meetingPoint.slice(landmark.length).replace(/^[,;] /, "");
  return { landmark, details: rest.slice(0, 1).toUpperCase() + rest.slice(1) };
}

/** Formats coordinates to be typed into a map: "27.1751, 78.0421". */
export function coordinatesInWords(at: Coordinates): string {
  return at.join(", ");
}
