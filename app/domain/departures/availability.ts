import { z } from "zod";
import { addDays, isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { closedReason, eachDay, fewSeats } from "./departure";
import type { DepartureRules } from "./departure-rules";
import { adultFareOn, type Fares } from "~/domain/prices/fares";
import { formatTravelDate } from "~/domain/calendar/travel-date";

/** Availability of a tour, day by day. */

const dayStatuses = ["open", "limited", "sold_out", "closed"] as const;

/** Maximum days per request. */
export const maxDays = 400;

const travelDaySchema = z
  .string()
  // Abort: the dates can be compared only if both are valid.
  .refine(isTravelDate, { error: "Please enter the date as yyyy-MM-dd.", abort: true });

/** The query of `GET /api/tours/{slug}/availability`; both ends inclusive. */
export const availabilityQuerySchema = z
  .strictObject({ from: travelDaySchema, to: travelDaySchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "The end date is before the start date." })
  .refine(({ from, to }) => to < addDays(from, maxDays), {
    path: ["to"],
    error: `Please request at most ${maxDays} days.`,
  });
export type AvailabilityQuery = z.output<typeof availabilityQuerySchema>;

const availableDaySchema = z.object({
  date: z.string().meta({ example: "2027-06-12" }),
  seatsLeft: z.int().min(0).meta({ description: "0 on a closed day" }),
  priceInr: z.int().meta({ description: "Price per adult on this day, whole rupees" }),
  status: z.enum(dayStatuses),
  reason: z.string().optional().meta({ description: "Why the day is closed, for travelers" }),
});
export type AvailableDay = z.output<typeof availableDaySchema>;

export const availabilitySchema = z.object({ days: z.array(availableDaySchema) });

/** Input for the availability of a tour. */
export interface AvailabilityInput extends Fares {
  rules: DepartureRules;
  /** Seats on a day without a departure yet. */
  capacity: number;
  departures: readonly { travelDate: TravelDate; capacity: number; booked: number; held: number }[];
}

/** Returns the availability of each day from `from` to `to`, inclusive. @param now UTC instant */
export function availableDays(
  { rules, capacity, priceInr: price, priceRules, departures }: AvailabilityInput,
  { from, to }: AvailabilityQuery,
  now: number,
): AvailableDay[] {
  const byDate = new Map(departures.map((departure) => [departure.travelDate, departure]));
  return eachDay(from, to).map((date) => {
    const priceInr = adultFareOn({ priceInr: price, priceRules }, date);
    const reason = closedReason(rules, date, now);
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

/** Returns the day with a new number of free seats, or closed if `closed` is given. A closed day stays closed. */
export function withSeatsLeft(day: AvailableDay, seatsLeft: number, closed?: string): AvailableDay {
  if (closed !== undefined) return { ...day, seatsLeft: 0, status: "closed", reason: closed };
  return day.status === "closed" ? day : { ...day, seatsLeft, status: statusOf(seatsLeft) };
}

/** Returns why a day can't be chosen, as a sentence, or null if it can. */
export function unavailableReason({ status, reason }: AvailableDay): string | null {
  if (status === "closed") return reason ?? "The tour does not leave on this day.";
  return status === "sold_out" ? "This day is sold out." : null;
}

/** Returns an error if the party exceeds the seats left; null if it fits, or if the day itself can't be chosen. */
export function seatsProblem(day: AvailableDay | undefined, party: number): string | null {
  if (day === undefined || day.seatsLeft === 0 || !(party > day.seatsLeft)) return null;
  const seats = day.seatsLeft === 1 ? "Only 1 seat is" : `Only ${day.seatsLeft} seats are`;
  return `${seats} left on ${formatTravelDate(day.date)}. Please choose fewer travelers or another date.`;
}
