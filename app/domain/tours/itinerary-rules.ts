import { tourFactMessages } from "./facts/messages";
import { means, type Bed, type Coordinates, type Means, type Stop } from "./itinerary";

/** Rules that the stops of a tour keep, so that no page promises a drive that no car can make. */

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in km. */
export function distanceKm(
  [fromLatitude, fromLongitude]: Coordinates,
  [latitude, longitude]: Coordinates,
): number {
  const a =
    Math.sin(radians(latitude - fromLatitude) / 2) ** 2 +
    Math.cos(radians(fromLatitude)) *
      Math.cos(radians(latitude)) *
      Math.sin(radians(longitude - fromLongitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(a));
}

/** Solar declination in degrees and equation of time in minutes in the middle of each month (NOAA solar calculator). */
const suns = [
  [-21.3, -9],
  [-13.3, -14.2],
  [-2.8, -9],
  [9.4, -0.2],
  [18.8, 3.7],
  [23.3, -0.2],
  [21.5, -5.9],
  [14.1, -4.6],
  [3.1, 4.7],
  [-8.4, 14.1],
  [-18.2, 15.5],
  [-23.2, 4.9],
] as const;
/** Meridian of Indian Standard Time. */
const meridian = 82.5;

/** Returns the sunrise in the middle of a month (1 to 12), in minutes after midnight IST. */
export function sunriseMinutes([latitude, longitude]: Coordinates, month: number): number {
  const [declination, equation] = suns[month - 1] ?? suns[0];
  const hourAngle = Math.acos(
    Math.cos(radians(90.833)) / (Math.cos(radians(latitude)) * Math.cos(radians(declination))) -
      Math.tan(radians(latitude)) * Math.tan(radians(declination)),
  );
  return 720 - (hourAngle * 180 * 4) / Math.PI - equation + (meridian - longitude) * 4;
}

export interface ItineraryIssue {
  /** Day and stop from 1; 0 for the tour or the whole day. */
  day: number;
  stop: number;
  message: string;
}

interface Day {
  text: string;
  stops: readonly Stop[];
  bed?: Bed | undefined;
}

/** Longest drive of a day that needs no word in its text, minutes. */
const longDrive = 480;
const driven: readonly Means[] = ["car", "jeep", "bus", "motorcycle"];
/** Below this distance a leg may be a loop from a place back to it, km. */
const loop = 2;
/** Legs between two named hours may differ from their stated minutes by so many. */
const tolerance = 30;
const hoursWord = /\b(?:hours?|half a day|all day|whole day|full day|day's drive|day’s drive)\b/i;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Length of a leg over its straight line: straight means go straight, paths wind most. Source: issue of the tours, road factor 1.1 to 2. */
function factorOf(by: Means): readonly [number, number] {
  if (by === "flight" || by === "ropeway" || by === "glider") return [0.9, 1.6];
  if (by === "train" || by === "metro" || by === "hill-train") return [1, 2.2];
  if (by === "ferry" || by === "boat" || by === "raft") return [1, 2.6];
  if (by === "foot" || by === "animal") return [1, 3];
  return [1.03, 2];
}

function legIssues(from: Stop, to: Stop): string[] {
  const { by, km, minutes } = to;
  if (by === undefined || km === undefined || minutes === undefined)
    return ["The way to this stop needs its means, km and minutes."];
  const straight = distanceKm(from.at, to.at);
  const issues: string[] = [];
  if (km + 0.3 < straight * 0.98)
    issues.push(`${km} km is less than the straight line of ${straight.toFixed(1)} km.`);
  const [lowest, highest] = factorOf(by);
  if (straight > loop) {
    const factor = km / straight;
    if (factor > highest && to.detour === undefined)
      issues.push(`${km} km is ${factor.toFixed(1)} times the straight line of ${straight.toFixed(1)} km.`);
    if (straight > 15 && factor < lowest)
      issues.push(
        `${km} km is only ${factor.toFixed(2)} times the straight line of ${straight.toFixed(1)} km.`,
      );
  }
  const speed = km / (minutes / 60);
  const [slowest, fastest] = means[by].speed;
  if (km >= 1 && (speed < slowest || speed > fastest))
    issues.push(
      `${Math.round(speed)} km/h is not a speed of ${tourFactMessages().means[by].toLowerCase()} (${slowest} to ${fastest}).`,
    );
  if (from.leave !== undefined && to.arrive !== undefined) {
    const between = (minutesOf(to.arrive) - minutesOf(from.leave) + 1440) % 1440;
    if (Math.abs(between - (minutes % 1440)) > tolerance)
      issues.push(`It arrives ${between} minutes after the last stop is left, but the way takes ${minutes}.`);
  }
  return issues;
}

function hourIssues(stops: readonly Stop[]): string[] {
  const issues: string[] = [];
  let last = -1;
  for (const { place, arrive, leave } of stops)
    for (const time of [arrive, leave]) {
      if (time === undefined) continue;
      // After a night on the way the day's first hours come again.
      if (minutesOf(time) < last && minutesOf(time) > 240)
        issues.push(`${place}: ${time} is before the hour of an earlier stop.`);
      last = minutesOf(time);
    }
  return issues;
}

/** Returns minutes after midnight as "HH:mm". */
function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
}

function sunriseIssue({ at, arrive, sunrise }: Stop, months: readonly number[]): string | null {
  if (sunrise === undefined || arrive === undefined) return null;
  const rises = months.map((month) => sunriseMinutes(at, month));
  const [earliest, latest] = [Math.min(...rises), Math.max(...rises)];
  const arrival = minutesOf(arrive);
  if (arrival >= earliest - 100 && arrival <= latest + 20) return null;
  return `The sun rises between ${clockTime(earliest)} and ${clockTime(latest)} in the best months, not at ${arrive}.`;
}

/**
 * Returns what is wrong with the stops of a tour, empty if nothing: legs against coordinates and speeds, hours in order, sunrises, a bed
 * for each night, first and last stop against the meeting and end points, and drives over 8 hours without a word about it.
 */
export function itineraryIssues(tour: {
  days: readonly Day[];
  bestMonths: readonly number[];
  meetingAt: Coordinates;
  endAt: Coordinates;
}): ItineraryIssue[] {
  const issues: ItineraryIssue[] = [];
  let previous: Stop | undefined;
  tour.days.forEach(({ text, stops, bed }, dayIndex) => {
    const day = dayIndex + 1;
    const add = (stop: number, message: string) => issues.push({ day, stop, message });
    let driving = 0;
    stops.forEach((stop, stopIndex) => {
      if (previous) for (const message of legIssues(previous, stop)) add(stopIndex + 1, message);
      else if (stop.by !== undefined) add(stopIndex + 1, "The first stop has no way to it.");
      const sunrise = sunriseIssue(stop, tour.bestMonths);
      if (sunrise !== null) add(stopIndex + 1, sunrise);
      if (stop.by !== undefined && driven.includes(stop.by)) driving += stop.minutes ?? 0;
      previous = stop;
    });
    for (const message of hourIssues(stops)) add(0, message);
    if (driving > longDrive && !hoursWord.test(text))
      add(
        0,
        `The day has ${Math.round(driving / 6) / 10} hours on the road, which its text does not mention.`,
      );
    const isLast = day === tour.days.length;
    if (isLast && bed !== undefined) add(0, "The last day has no night.");
    if (!isLast && bed === undefined) add(0, "The night after this day has no bed.");
  });
  const first = tour.days[0]?.stops[0];
  if (first && distanceKm(first.at, tour.meetingAt) > loop)
    issues.push({ day: 1, stop: 1, message: "The first stop is not the meeting point." });
  if (previous && distanceKm(previous.at, tour.endAt) > loop)
    issues.push({ day: tour.days.length, stop: 0, message: "The last stop is not the end point." });
  return issues;
}
