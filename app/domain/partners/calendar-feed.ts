import { z } from "zod";
import { orNull, whole } from "~/domain/form-fields";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { offDayReason } from "~/domain/departures/off-days";
import { poolsOf, startKey, startsOn, type StartKey } from "~/domain/departures/start";

/** Calendars of other channels, whose events block departures. Source: issue 46. */

/** An occurrence of an outside event, by the days in India that it touches. */
export interface Occurrence {
  /** Identity of the event and, in a series, of the occurrence; it stays the same if the occurrence is moved. */
  id: string;
  from: TravelDate;
  to: TravelDate;
}

/** Most feeds of one operator, and days ahead that are read. */
export const maxFeeds = 10;
export const feedDays = 400;

/** The form of a new feed; its address is checked where it is fetched. */
export const newFeedSchema = z.object({
  name: z.string().trim().min(1, "Please enter a name.").max(60, "Please enter a shorter name."),
  address: z.string().trim().min(1, "Please enter the address.").max(2000, "Please enter a shorter address."),
  tours: z.array(z.string()).min(1, "Please choose at least one tour."),
  /** Null for the whole day. */
  seats: orNull(whole("the seats", 1, 999)),
});

/** A departure that a feed blocks, as its operator sees it. */
export interface CalendarBlock {
  tour: string;
  tourTitle: string;
  travelDate: TravelDate;
  start: StartKey;
  /** Seats taken off the sale; null for a closed departure. */
  taken: number | null;
  /** Sold seats on it; it is a conflict if they left too few to block. */
  booked: number;
  isConflict: boolean;
  isUndone: boolean;
}

/** A feed, as its operator sees it. Instants are UTC. */
export interface CalendarFeed {
  id: string;
  name: string;
  host: string;
  seats: number | null;
  tours: string[];
  readAt: number | null;
  problem: string | null;
  lostTo: number | null;
  /** Future events at the last success. */
  events: number;
  /** Departures ahead, conflicts first; the first 60. */
  blocks: CalendarBlock[];
  blocked: number;
}

/** A tour by what a feed can block of it. */
export interface BlockedTour {
  id: number;
  days: number;
  rules: DepartureRules;
  options: readonly { id: string; seats: number | null }[];
}

export interface WantedBlock {
  tourId: number;
  travelDate: TravelDate;
  start: StartKey;
  seats: number | null;
}

/**
 * Returns the departures that occurrences block: all whose trip touches one of their days. Whole days also take the pools of options.
 * @param seats of each occurrence; null for the whole day
 */
export function blocksOf(
  occurrences: readonly Occurrence[],
  tours: readonly BlockedTour[],
  { seats, today }: { seats: number | null; today: TravelDate },
): WantedBlock[] {
  const last = addDays(today, feedDays);
  return tours.flatMap(({ id: tourId, days, rules, options }) => {
    const events = new Map<TravelDate, number>();
    for (const { from, to } of occurrences) {
      const first = addDays(from, 1 - days);
      for (let date = first < today ? today : first; date <= to && date <= last; date = addDays(date, 1))
        events.set(date, (events.get(date) ?? 0) + 1);
    }
    const pools = seats === null ? poolsOf(options.length === 0 ? undefined : options) : [null];
    return [...events]
      .filter(([date]) => offDayReason(rules, date) === null)
      .flatMap(([travelDate, count]) =>
        startsOn(rules, travelDate).flatMap(({ start }) =>
          [...new Set([null, ...pools])].map((pool) => ({
            tourId,
            travelDate,
            start: startKey(start, pool),
            seats: seats === null ? null : seats * count,
          })),
        ),
      );
  });
}

/** True if more than half of the events ahead are gone. */
export function hasLostMost(
  before: readonly Occurrence[],
  after: readonly Occurrence[],
  today: TravelDate,
): boolean {
  const ahead = before.filter(({ to }) => to >= today);
  const ids = new Set(after.map(({ id }) => id));
  return ahead.filter(({ id }) => !ids.has(id)).length * 2 > ahead.length;
}

const quarter = 15 * 60_000;

/** Returns the instant of the next reading: the feed's own minute of the quarter hours, by a hash of its id. */
export function nextReading(id: string, now: number): number {
  const minute = [...id].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 15;
  return Math.floor(now / quarter) * quarter + quarter + minute * 60_000;
}
