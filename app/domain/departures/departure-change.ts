import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { maxSeats } from "./departure-rules";

/** Capacity and closing of a single departure. */

export const capacitySchema = typedNumber(
  z
    .int("Please enter the seats as a whole number.")
    .min(1, "A departure needs at least one seat. To stop sales, close it.")
    .max(maxSeats, `A departure can have at most ${maxSeats} seats.`),
);

/** Reason for closing a departure, shown to travelers. */
export const closingReasonSchema = z
  .string("Please enter a reason.")
  .trim()
  .normalize("NFC")
  .min(10, "Please write a sentence for travelers, at least 10 characters.")
  .max(300, "Please keep it to 300 characters.")
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Please write it on one line, without characters that cannot be stored.");

/** Identifies a departure. */
export interface DepartureDate {
  tour: string;
  travelDate: TravelDate;
}

/** Returns the id of a departure in the audit log. */
export function departureId({ tour, travelDate }: DepartureDate): string {
  return `${tour}/${travelDate}`;
}
