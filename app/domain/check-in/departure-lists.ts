import { groupBy } from "~/domain/group-by";
import { foldText } from "~/domain/folded-text";
import { roomTypes, type RoomType } from "~/domain/prices/pricing";
import type { ManifestRow } from "./manifest";

/** The lists of a departure for its guides and drivers: who gets on where, and who sleeps in which kind of room. */

/** A stop with the bookings that get on there. */
export interface PickUpStop {
  /** As travelers wrote it; null for those who wrote none. */
  stop: string | null;
  rows: ManifestRow[];
}

/** Lists the stops of a departure by the time that they name, "6:10", then by name; last the bookings without one. */
export function pickUpStops(rows: readonly ManifestRow[]): PickUpStop[] {
  // Spellings of one stop: "hotel  Lake view." and "Hotel Lake View".
  const stops = groupBy(rows, ({ pickUp }) => pickUp && foldText(pickUp.replaceAll(/[.,;]+(?=\s|$)/g, "")));
  return [...stops]
    .map(([key, at]) => ({ order: orderOf(key), stop: at[0]?.pickUp ?? null, rows: at }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
}

/** Returns the sort key of a stop: those with a time, those without, none. */
function orderOf(stop: string | null): string {
  if (stop === null) return "2";
  const [, hour = "", minutes = ""] = /(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)/.exec(stop) ?? [];
  return hour === "" ? `1 ${stop}` : `0 ${hour.padStart(2, "0")}:${minutes} ${stop}`;
}

/** Lists the bookings by their kind of room; kinds that nobody booked are left out. */
export function roomList(rows: readonly ManifestRow[]): { roomType: RoomType; rows: ManifestRow[] }[] {
  return roomTypes
    .map((roomType) => ({ roomType, rows: rows.filter((row) => row.roomType === roomType) }))
    .filter((rooms) => rooms.rows.length > 0);
}
