import { tourFactMessages } from "./facts/messages";
import type { Coordinates } from "./itinerary";
import type { PracticalFacts } from "./practical-facts";

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

/** The way from a landmark to the meeting point, both stored, in a straight line. */
export interface WayFromLandmark {
  place: string;
  /** Metres to the east and north; negative to the west and south. */
  east: number;
  north: number;
}

const metresPerDegree = 111_320;

/** Returns the way from a tour's landmark to its meeting point; null without one. */
export function wayFromLandmark(
  practical: Pick<PracticalFacts, "landmark" | "meetingAt"> | null,
): WayFromLandmark | null {
  if (!practical?.landmark) return null;
  const { place, at } = practical.landmark;
  const [latitude, longitude] = practical.meetingAt;
  const perDegreeEast = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    place,
    east: (longitude - at[1]) * perDegreeEast,
    north: (latitude - at[0]) * metresPerDegree,
  };
}

/** Walks are a third longer than the straight line, at 75 m a minute. */
const metresOfMinute = 75 / 1.33;

/** Describes the way: "580 m south-east of Regal Circle, about 11 minutes on foot". */
export function wayInWords({ place, east, north }: WayFromLandmark): string {
  const metres = Math.hypot(east, north);
  const m = tourFactMessages();
  const toward = m.compass[(Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8] ?? "";
  const minutes = Math.max(1, Math.round(metres / metresOfMinute));
  return m.wayOnFoot(Math.max(10, Math.round(metres / 10) * 10), toward, place, minutes);
}

/** Formats coordinates to be typed into a map: "27.1751, 78.0421". */
export function coordinatesInWords(at: Coordinates): string {
  return at.join(", ");
}
