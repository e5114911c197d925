import { formatTimeWithoutZone } from "~/domain/calendar/calendar";
import { distanceKm } from "./itinerary-rules";
import { placeName } from "~/domain/places/place-name";
import { tourFactMessages } from "./facts/messages";
import type { Bed, Coordinates, Means, Stop } from "./itinerary";

/** The ways of a tour in words, by day and night. */

/** Returns minutes as "4 h 15 min". */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const m = tourFactMessages();
  return [hours > 0 && m.hours(hours), (rest > 0 || hours === 0) && m.minutes(rest)]
    .filter(Boolean)
    .join(" ");
}

/** Returns a distance as "1.5 km" or, from 10 km, "225 km". */
export function kmInWords(km: number): string {
  return tourFactMessages().km(
    km < 10 ? String(Math.round(km * 10) / 10) : Math.round(km).toLocaleString("en-IN"),
  );
}

export interface Total {
  means: Means;
  km: number;
  minutes: number;
}

/** Adds up the ways to stops by means, the longest first. */
export function totalsOf(stops: readonly Stop[]): Total[] {
  const totals = new Map<Means, Total>();
  for (const { by, km = 0, minutes = 0 } of stops) {
    if (by === undefined) continue;
    const total = totals.get(by) ?? { means: by, km: 0, minutes: 0 };
    totals.set(by, { means: by, km: total.km + km, minutes: total.minutes + minutes });
  }
  return [...totals.values()].toSorted((a, b) => b.km - a.km);
}

/** Returns a total as "225 km by bus, 4 h 15 min". */
export function totalInWords({ means, km, minutes }: Total): string {
  const m = tourFactMessages();
  const by = m.byMeans[means];
  const way = km < 0.05 ? by.replace(/^./, (first) => first.toUpperCase()) : m.way(kmInWords(km), by);
  return `${way}, ${minutesInWords(minutes)}`;
}

/** Returns when and how long a tour is at a stop: "11:00 AM, 2 h". Empty if neither is stated. */
export function timeAtStop({ arrive, leave, stay }: Stop): string {
  const m = tourFactMessages();
  const hours =
    arrive !== undefined && leave !== undefined
      ? m.fromTo(formatTimeWithoutZone(arrive), formatTimeWithoutZone(leave))
      : arrive !== undefined
        ? formatTimeWithoutZone(arrive)
        : leave !== undefined && m.leavesAt(formatTimeWithoutZone(leave));
  return [hours, stay !== undefined && minutesInWords(stay)].filter(Boolean).join(", ");
}

/** Returns a bed without its place: "Three-star hotel", "Night train, AC three-tier". */
export function bedName({ kind, stars, class: stored }: Bed): string {
  const m = tourFactMessages();
  const category = stored && (m.bedClasses[stored.toLowerCase()] ?? stored);
  const label = m.beds[kind];
  const named =
    category?.toLowerCase().includes(label.toLowerCase()) === true
      ? `${category.charAt(0).toUpperCase()}${category.slice(1)}`
      : [label, category].filter(Boolean).join(", ");
  return stars === undefined ? named : m.starred(stars, label);
}

/** Returns a bed as "Three-star hotel in Agra", "Simple village hotel in Lachung" or "Night train, AC three-tier: Delhi to Jaipur". */
export function bedInWords(bed: Bed): string {
  const { place } = bed;
  return isOnWay({ bed })
    ? `${bedName(bed)}: ${place}`
    : tourFactMessages().bedIn(bedName(bed), placeName(place));
}

interface Day {
  stops?: readonly Stop[] | undefined;
  bed?: Bed | undefined;
}

/** Nights in a row at one place. */
export interface Stay {
  place: string;
  /** Number of the first and the last of its nights, from 1. */
  first: number;
  last: number;
  at: Coordinates;
  bed: Bed;
}

/** Returns true for a night on a train or bus, which is at no place. */
export const isOnWay = ({ bed: { kind } }: Pick<Stay, "bed">) => kind === "train" || kind === "bus";

/** Nights closer than this are at the same place, km. */
const samePlace = 3;

/** Returns where a tour sleeps, in order. A night on a train or bus is in the middle of its way. */
export function staysOf(days: readonly Day[]): Stay[] {
  const stays: Stay[] = [];
  days.forEach(({ stops = [], bed }, index) => {
    const last = stops.at(-1);
    if (bed === undefined || last === undefined) return;
    const night = index + 1;
    const next = days[index + 1]?.stops?.[0];
    const moves = isOnWay({ bed });
    const at: Coordinates =
      moves && next ? [(last.at[0] + next.at[0]) / 2, (last.at[1] + next.at[1]) / 2] : last.at;
    const before = stays.at(-1);
    if (before && before.bed.kind === bed.kind && distanceKm(before.at, at) < samePlace) before.last = night;
    else
      stays.push({
        place: moves ? tourFactMessages().beds[bed.kind] : bed.place,
        first: night,
        last: night,
        at,
        bed,
      });
  });
  return stays;
}
