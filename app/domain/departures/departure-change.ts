import { z } from "zod";
import { nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import type { TravelDate } from "~/domain/calendar/calendar";
import { typedNumber } from "~/domain/typed-input/typed-number";
import type { StartKey } from "./start";
import { maxSeats } from "./departure-rules";

/** Capacity, closing and guide of a single departure. */

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

export const guideSchema = z.object({
  guideName: nameSchema("Please enter the guide's name."),
  guidePhone: phoneSchema("Please enter the guide's phone number."),
});

/** Identifies a departure. */
export interface DepartureDate {
  tour: string;
  travelDate: TravelDate;
  /** Empty, or omitted, for the only departure of the day. */
  start?: StartKey | undefined;
}

/** Returns the id of a departure in the audit log: "hampi/2027-01-31", of one of several starts "hampi/2027-01-31/06:00". */
export function departureId({ tour, travelDate, start }: DepartureDate): string {
  return [tour, travelDate, ...(start ? [start] : [])].join("/");
}

/** Returns the address of a departure's page in an operator's office, or of one below it ("/change"). */
export function departurePath({ tour, travelDate, start }: DepartureDate, page = ""): string {
  return `/operator/departures/${tour}/${travelDate}${page}${startQuery(start)}`;
}

const startKeySchema = z
  .string()
  .max(60)
  .regex(/^(?:[0-2]\d:[0-5]\d)?(?:\/[\w-]+)?$/)
  .catch("");

/** Returns the start that an office page names in its address; empty for the only departure of the day. */
export function startIn(search: URLSearchParams): StartKey {
  return startKeySchema.parse(search.get("start") ?? "");
}

/** Returns the query that names a start in the address of an office page, "?start=06:00"; empty for the only departure of the day. */
export function startQuery(start: StartKey | undefined): string {
  return start ? `?start=${start}` : "";
}
