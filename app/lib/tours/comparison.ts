import { scheduleInWords, type RefundStep } from "~/domain/bookings/cancellation";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { wantedSpans, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { firstFreeDay } from "~/domain/departures/departure";
import { fareInWords, fareRange } from "~/domain/prices/fares";
import { fitnessLevels } from "~/domain/tours/fitness";
import { durationText } from "~/domain/tours/tour";
import { outlineOf, type TourDetails, type TourOutline } from "~/domain/tours/tour-schema";
import { staysOf } from "~/domain/tours/ways";

/** A line of the comparison: a value for each tour. Lists are shown as such. */
interface ComparedRow {
  label: string;
  values: (string | string[])[];
  /** True if the tours differ in it. */
  differs: boolean;
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
  const facts: [label: string, of: (tour: TourDetails) => string | string[]][] = [
    ["Price per person", (tour) => priceOf(tour, now, days)],
    ["Duration", (tour) => durationText(tour.days)],
    ["Route", routeOf],
    ["Rating", ratingOf],
    ["Fitness", fitnessOf],
    ["Ages", agesOf],
    ["Group", (tour) => `Up to ${tour.capacity} travelers`],
    ["Guide speaks", (tour) => tour.practical?.guides.languages.join(", ") ?? notStated],
    ["Included", (tour) => tour.guide.inclusions],
    ["Refund", () => scheduleInWords(schedule)],
  ];
  return {
    tours: tours.map(outlineOf),
    rows: facts.map(([label, of]) => {
      const values = tours.map(of);
      return { label, values, differs: new Set(values.map(String)).size > 1 };
    }),
  };
}

const notStated = "Not stated";

function priceOf(tour: TourDetails, now: number, days: WantedDays): string {
  const today = todayInIndia(now);
  const spans = wantedSpans(days, { from: today, to: lastBookableDate(today) });
  const leaves = spans.some((span) => firstFreeDay(tour.departures, span, new Set(), now) !== null);
  if (wantsDays(days) && !leaves) return "No departure on these days";
  return fareInWords(fareRange(tour, now, days));
}

function routeOf({ departureCity, place, guide }: TourDetails): string {
  const nights = staysOf(guide.itinerary).map((stay) => stay.place);
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
    ? fitnessLevels[level]
    : `${fitnessLevels[level]}, up to ${kmPerDay} km on foot a day`;
}

function agesOf({ practical }: TourDetails): string {
  if (!practical) return notStated;
  return practical.minAge === undefined ? "All ages" : `From ${practical.minAge} years`;
}
