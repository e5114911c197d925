import { z } from "zod";
import type { TravelDate } from "./calendar";
import { mostSeats } from "./tour-form";

/** What an operator sets for one date of a tour: its seats, and whether anybody can still have one. */

export const capacitySchema = z.coerce
  .number("Please give the seats as a number.")
  .int("Please give a whole number.")
  .min(1, "A departure has at least one seat. To sell none, close it.")
  .max(mostSeats, `A departure has up to ${mostSeats} seats.`);

/** Why a departure is closed: travellers read it. */
export const closingReasonSchema = z
  .string("Please say why.")
  .trim()
  .normalize("NFC")
  .min(10, "Please write a sentence: travelers read it.")
  .max(300, "Please keep it to 300 characters.")
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Please write it on one line, without characters that cannot be stored.");

/** Where a departure stands. */
export interface DepartureDate {
  tour: string;
  travelDate: TravelDate;
}

/** By which the log of privileged actions knows a departure. */
export function departureId({ tour, travelDate }: DepartureDate): string {
  return `${tour}/${travelDate}`;
}
