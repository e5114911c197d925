import { scheduleInWords } from "~/domain/bookings/cancellation";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { firstFreeDay } from "~/domain/departures/departure";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { knownPlaceName } from "~/domain/search/dictionary";
import { tourFactMessages } from "~/domain/tours/facts/messages";
import { tourMessages } from "~/domain/tours/messages";
import { durationText } from "~/domain/tours/duration";
import { outlineOf, type TourDetails, type TourOutline } from "~/domain/tours/tour-schema";
import { staysOf } from "~/domain/tours/ways";
import { compareMessages } from "./compare/messages";

/** A line of the comparison: a value for each tour. Lists are shown as such. */
export interface ComparedRow {
  label: string;
  values: (string | string[])[];
  /** True if the tours differ in it. */
  differs: boolean;
  /** Indexes of the tours with the lowest price or the best rating; empty in all other lines. */
  best: number[];
}

export interface Comparison {
  tours: TourOutline[];
  rows: ComparedRow[];
}

/**
 * Compares tours line by line.
 * @param now UTC instant
 */
export function compareTours(
  tours: readonly TourDetails[],
  { days, now, schedule }: { days: WantedDays; now: number; schedule: readonly RefundStep[] },
): Comparison {
  const m = compareMessages();
  const facts: [
    label: string,
    of: (tour: TourDetails) => string | string[],
    /** The higher, the better. */
    scoreOf?: (tour: TourDetails) => number | null,
  ][] = [
    [
      m.rows.price,
      (tour) => priceOf(tour, now, days),
      (tour) => (leavesOn(tour, now, days) ? -fareRange(tour, now, days).lowest : null),
    ],
    [m.rows.duration, (tour) => durationText(tour.days)],
    [m.rows.route, routeOf],
    [m.rows.rating, ratingOf, ({ rating }) => rating],
    [m.rows.fitness, fitnessOf],
    [m.rows.ages, agesOf],
    [m.rows.group, (tour) => m.groupUpTo(tour.capacity)],
    [
      m.rows.languages,
      (tour) => tour.practical?.guides.languages.map(languageName).join(", ") ?? m.notStated,
    ],
    [m.rows.included, (tour) => tour.guide.inclusions],
    [m.rows.refund, () => scheduleInWords(schedule)],
  ];
  return {
    tours: tours.map(outlineOf),
    rows: facts.map(([label, of, scoreOf]) => {
      const values = tours.map(of);
      const differs = new Set(values.map(String)).size > 1;
      return { label, values, differs, best: differs && scoreOf ? bestOf(tours.map(scoreOf)) : [] };
    }),
  };
}

/** Returns the indexes of the highest scores; empty if all are the same. */
export function bestOf(scores: readonly (number | null)[]): number[] {
  const highest = Math.max(...scores.map((score) => score ?? -Infinity));
  const best = scores.flatMap((score, index) => (score === highest ? [index] : []));
  return best.length < scores.length ? best : [];
}

function priceOf(tour: TourDetails, now: number, days: WantedDays): string {
  return leavesOn(tour, now, days) ? fareInWords(fareRange(tour, now, days)) : compareMessages().noDeparture;
}

function leavesOn({ departures }: TourDetails, now: number, days: WantedDays): boolean {
  if (!wantsDays(days)) return true;
  const today = todayInIndia(now);
  const spans = wantedSpans(days, { from: today, to: lastBookableDate(today) });
  return spans.some((span) => firstFreeDay(departures, span, new Set(), now) !== null);
}

function routeOf({ departureCity, place, guide }: TourDetails): string {
  const nights = staysOf(guide.itinerary)
    .filter(({ bed }) => bed.kind !== "train" && bed.kind !== "bus")
    .map((stay) => stay.place);
  const stops = nights.length > 0 ? nights : [place];
  return [departureCity, ...stops]
    .filter((stop, index, all) => stop !== all[index - 1])
    .map(knownPlaceName)
    .join(" → ");
}

function ratingOf({ rating, reviewCount }: TourDetails): string {
  if (rating === null) return compareMessages().noReviews;
  return compareMessages().ratingOf(rating.toFixed(1), reviewCount.toLocaleString("en-IN"));
}

function fitnessOf({ practical }: TourDetails): string {
  const m = compareMessages();
  if (!practical) return m.notStated;
  const { level, kmPerDay } = practical.fitness;
  const fitness = tourMessages().fitness[level];
  return kmPerDay === undefined ? fitness : m.onFoot(fitness, kmPerDay);
}

function agesOf({ practical }: TourDetails): string {
  const m = compareMessages();
  if (!practical) return m.notStated;
  return practical.minAge === undefined ? m.allAges : m.fromAge(practical.minAge);
}

const languageName = (name: string): string => tourFactMessages().languages[name] ?? name;
