import { z } from "zod";
import { addDays, isTravelDate } from "./calendar";
import type { TravelDate } from "./calendar";
import { closedReason, eachDay, fewSeats } from "./departure";
import type { DepartureRules } from "./departure-rules";
import { adultFareOn } from "./fares";
import type { Fares } from "./fares";
import { formatTravelDate } from "./travel-date";

/** What is free on the days of a tour. */

const dayStatuses = ["open", "limited", "sold_out", "closed"] as const;

/** The most days one question may ask for. */
export const mostDays = 400;

const travelDaySchema = z
  .string()
  // Two dates are compared only when both are some.
  .refine(isTravelDate, { error: "Please give the date as yyyy-MM-dd.", abort: true });

/** The query of `GET /api/tours/{slug}/availability`, both ends included. */
export const availabilityQuerySchema = z
  .strictObject({ from: travelDaySchema, to: travelDaySchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "The last day is before the first." })
  .refine(({ from, to }) => to < addDays(from, mostDays), {
    path: ["to"],
    error: `Please ask for up to ${mostDays} days.`,
  });
export type AvailabilityQuery = z.output<typeof availabilityQuerySchema>;

const availableDaySchema = z.object({
  date: z.string().meta({ example: "2027-06-12" }),
  seatsLeft: z.int().min(0).meta({ description: "0 on a closed day" }),
  priceInr: z.int().meta({ description: "Per adult on this day, whole rupees" }),
  status: z.enum(dayStatuses),
  reason: z.string().optional().meta({ description: "Why the day is closed, for travellers" }),
});
export type AvailableDay = z.output<typeof availableDaySchema>;

export const availabilitySchema = z.object({ days: z.array(availableDaySchema) });

/** What is known of a tour's seats. */
export interface TourSeats extends Fares {
  rules: DepartureRules;
  /** Seats on a day that has no departure yet. */
  capacity: number;
  departures: readonly { travelDate: TravelDate; capacity: number; booked: number; held: number }[];
}

/** Each day from `from` to `to`, both included. */
export function availableDays(
  { rules, capacity, priceInr: price, priceRules, departures }: TourSeats,
  { from, to }: AvailabilityQuery,
  today: TravelDate,
): AvailableDay[] {
  const byDate = new Map(departures.map((departure) => [departure.travelDate, departure]));
  return eachDay(from, to).map((date) => {
    const priceInr = adultFareOn({ priceInr: price, priceRules }, date);
    const reason = closedReason(rules, date, today);
    if (reason !== null) return { date, seatsLeft: 0, priceInr, status: "closed", reason };
    const departure = byDate.get(date);
    const seatsLeft = departure ? departure.capacity - departure.booked - departure.held : capacity;
    return { date, seatsLeft, priceInr, status: statusOf(seatsLeft) };
  });
}

function statusOf(seatsLeft: number): AvailableDay["status"] {
  if (seatsLeft === 0) return "sold_out";
  return seatsLeft <= fewSeats ? "limited" : "open";
}

/** The same day with another number of free seats, or closed since; a closed day stays closed. */
export function withSeatsLeft(day: AvailableDay, seatsLeft: number, closed?: string): AvailableDay {
  if (closed !== undefined) return { ...day, seatsLeft: 0, status: "closed", reason: closed };
  return day.status === "closed" ? day : { ...day, seatsLeft, status: statusOf(seatsLeft) };
}

/** Why nobody can choose a day, a sentence, or null when it can be chosen. */
export function unavailableReason({ status, reason }: AvailableDay): string | null {
  if (status === "closed") return reason ?? "The tour does not leave on this day.";
  return status === "sold_out" ? "All seats on this day are sold." : null;
}

/** What a party is told that is larger than what a day has left, or null when it fits or the day is another matter. */
export function seatsProblem(day: AvailableDay | undefined, party: number): string | null {
  if (day === undefined || day.seatsLeft === 0 || !(party > day.seatsLeft)) return null;
  const seats = day.seatsLeft === 1 ? "Only 1 seat is" : `Only ${day.seatsLeft} seats are`;
  return `${seats} left on ${formatTravelDate(day.date)}. Please choose fewer travelers or another date.`;
}
