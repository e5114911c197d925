import { scheduleInWords, type RefundStep } from "~/domain/bookings/cancellation";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { firstFreeDay } from "~/domain/departures/departure";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { tourMessages } from "~/domain/tours/messages";
import { durationText } from "~/domain/tours/duration";
import { outlineOf, type TourDetails, type TourOutline } from "~/domain/tours/tour-schema";
import { staysOf } from "~/domain/tours/ways";

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
  const facts: [
    label: string,
    of: (tour: TourDetails) => string | string[],
    /** The higher, the better. */
    scoreOf?: (tour: TourDetails) => number | null,
  ][] = [
    [
      "Price per person",
      (tour) => priceOf(tour, now, days),
      (tour) => (leavesOn(tour, now, days) ? -fareRange(tour, now, days).lowest : null),
    ],
    ["Duration", (tour) => durationText(tour.days)],
    ["Route", routeOf],
    ["Rating", ratingOf, ({ rating }) => rating],
    ["Fitness", fitnessOf],
    ["Ages", agesOf],
    ["Group", (tour) => `Up to ${tour.capacity} travelers`],
    ["Guide speaks", (tour) => tour.practical?.guides.languages.join(", ") ?? notStated],
    ["Included", (tour) => tour.guide.inclusions],
    ["Refund", () => scheduleInWords(schedule)],
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

const notStated = "Not stated";

function priceOf(tour: TourDetails, now: number, days: WantedDays): string {
  return leavesOn(tour, now, days) ? fareInWords(fareRange(tour, now, days)) : "No departure on these days";
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
  return [departureCity, ...stops].filter((stop, index, all) => stop !== all[index - 1]).join(" → ");
}

function ratingOf({ rating, reviewCount }: TourDetails): string {
  if (rating === null) return "No reviews yet";
  return `${rating.toFixed(1)} of 5 (${reviewCount.toLocaleString("en-IN")})`;
}

function fitnessOf({ practical }: TourDetails): string {
  if (!practical) return notStated;
  const { level, kmPerDay } = practical.fitness;
  return kmPerDay === undefined
    ? tourMessages().fitness[level]
    : `${tourMessages().fitness[level]}, up to ${kmPerDay} km on foot a day`;
}

function agesOf({ practical }: TourDetails): string {
  if (!practical) return notStated;
  return practical.minAge === undefined ? "All ages" : `From ${practical.minAge} years`;
}
