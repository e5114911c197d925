import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { isEmpty, rowsAt, type FormFields } from "~/domain/form-fields";
import { closureIssues } from "~/domain/tours/closures";
import {
  bedSchema,
  coordinatesSchema,
  stopSchema,
  type Coordinates,
  type Stop,
} from "~/domain/tours/itinerary";
import { stateCenters, states } from "~/domain/tours/state-centers";
import { itineraryIssues, type ItineraryIssue } from "~/domain/tours/itinerary-rules";
import { closureSchema } from "~/domain/tours/practical-facts";
import { typed } from "~/domain/typed-values";
import type { DayValues, TourDay, TourFormValues } from "./tour-form";
import { bedTyping, closureTyping, placeTyping, stopTyping } from "./typed-facts";

/** Improbable statements of a tour as typed. Warnings never keep an operator from submitting; reviewers see them too. */

const typedStop = typed(stopSchema, stopTyping);
const typedBed = typed(bedSchema, bedTyping);
const typedClosure = typed(closureSchema, closureTyping);
const typedPlace = typed(coordinatesSchema, placeTyping);
const anyBed = { kind: "hotel", place: "-" } as const;

/** Returns the stops of a day that are complete, as far as the first one that is not. */
function readStops({ stops = [] }: DayValues): { stops: Stop[]; isComplete: boolean } {
  const read = stops.map((stop) => typedStop.safeParse(stop).data);
  const end = read.indexOf(undefined);
  const complete = end === -1 ? read : read.slice(0, end);
  return { stops: complete.filter((stop) => stop !== undefined), isComplete: end === -1 };
}

/** Returns the valid part of a typed day, for its preview. */
export function readDay(day: DayValues): TourDay {
  const { stops } = readStops(day);
  const bed = typedBed.safeParse(day.bed).data;
  const meals = ["breakfast", "lunch", "dinner"] as const;
  return {
    title: day.title,
    text: day.text,
    ...(stops.length > 0 && { stops }),
    ...((day.meals || stops.length > 0) && { meals: meals.filter((meal) => day.meals?.includes(meal)) }),
    ...(bed && { bed }),
  };
}

/** Returns what contradicts geography in the stops of a tour. Stops after the first incomplete one are not judged yet. */
export function routeWarnings({
  itinerary,
  bestMonths,
  practical,
}: Pick<TourFormValues, "itinerary" | "bestMonths" | "practical">): ItineraryIssue[] {
  const read = itinerary.map((day) => ({
    ...readStops(day),
    text: `${day.title} ${day.text}`,
    bed: day.bed,
  }));
  const cut = read.findIndex(({ isComplete }) => !isComplete);
  const days = read.map(({ stops, text, bed }, index) => ({
    text,
    stops: cut === -1 || index <= cut ? stops : [],
    bed: bed && !isEmpty(bed) ? anyBed : undefined,
  }));
  const stops = days.flatMap((day) => day.stops);
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return [];
  const ends =
    typeof practical.endPoint === "object" && "at" in practical.endPoint ? practical.endPoint.at : "";
  const endAt = cut === -1 ? typedPlace.safeParse(ends).data : undefined;
  return itineraryIssues({
    days,
    bestMonths: bestMonths.map(Number),
    meetingAt: typedPlace.safeParse(practical.meetingAt).data ?? first.at,
    endAt: endAt ?? last.at,
  }).filter(({ day }) => days[day - 1]?.stops.length !== 0);
}

/** Returns the coordinates of a tour as typed, or the center of its state. */
export function placeOfTour({
  latitude,
  longitude,
  state,
}: Pick<TourFormValues, "latitude" | "longitude" | "state">): Coordinates | null {
  const known = states.find((each) => each === state);
  const [north, east] = known ? stateCenters[known] : [null, null];
  return typedPlace.safeParse([Number(latitude || north), Number(longitude || east)]).data ?? null;
}

/** A closure that travelers would meet, by its place in the form. */
interface ClosureWarning {
  closure: number;
  message: string;
}

/** Returns all warnings about a tour in words. */
export function tourWarnings(
  values: TourFormValues,
  departures: DepartureRules,
  today: TravelDate,
): string[] {
  return [
    ...routeWarnings(values).map(
      ({ day, stop, message }) => `Day ${day}${stop > 0 ? `, stop ${stop}` : ""}: ${message}`,
    ),
    ...closureWarnings(
      { closures: rowsAt(values.practical, "closures"), days: values.days },
      departures,
      today,
    ).map(({ message }) => message),
  ];
}

const daysAhead = 400;

/** Returns the closures that departures of the coming year would meet against their plan. */
export function closureWarnings(
  { closures, days }: { closures: readonly FormFields[]; days: string },
  departures: DepartureRules,
  today: TravelDate,
): ClosureWarning[] {
  return closures.flatMap((row, index) => {
    const closure = typedClosure.safeParse(row).data;
    if (!closure) return [];
    const last = Math.max(closure.day, closure.withDay ?? 1);
    const messages =
      last > Number(days)
        ? [`The tour has no day ${last}.`]
        : closureIssues({ closures: [closure], departures }, today, addDays(today, daysAhead));
    return messages.map((message) => ({ closure: index, message }));
  });
}
