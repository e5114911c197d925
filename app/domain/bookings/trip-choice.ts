import { isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { bookingMessages } from "./messages";
import { maxTravelers } from "./party-limits";

/** Date and party chosen on a tour's page, before its booking form. */
export interface TripChoice {
  /** "" until chosen. */
  travelDate: TravelDate;
  /** "HH:mm" of one of several starts; omitted until chosen. */
  startTime?: string | undefined;
  /** Option of a tour with several; omitted for the first. */
  optionId?: string | undefined;
  /** Travelers aged 12 and over. */
  adults: number;
  /** Ages 2 to 11. */
  children: number;
  /** Under 2, besides the travelers. */
  infants: number;
}

/** The booking form's own defaults. */
export const newTripChoice: TripChoice = { travelDate: "", adults: 2, children: 0, infants: 0 };

/** Changes part of a choice. Infants beyond the adults are left out: each adult can bring one. */
export function withTripChange(choice: TripChoice, change: Partial<TripChoice>): TripChoice {
  const changed = { ...choice, ...change };
  return { ...changed, infants: Math.min(changed.infants, changed.adults) };
}

/** Returns the choice in the numbers of the booking form, whose travelers count children; `travelDate` "" until chosen. */
export function choiceOf({
  travelDate,
  startTime,
  optionId,
  numberOfTravelers,
  children = 0,
  infants = 0,
}: {
  travelDate: TravelDate;
  startTime?: string | undefined;
  optionId?: string | undefined;
  numberOfTravelers: number;
  children?: number | undefined;
  infants?: number | undefined;
}): TripChoice {
  const party = Math.max(1, count(numberOfTravelers, newTripChoice.adults));
  const kids = Math.min(count(children, 0), party - 1);
  const people = { adults: party - kids, children: kids, infants: count(infants, 0) };
  return { travelDate, ...(startTime && { startTime }), ...(optionId && { optionId }), ...people };
}

/** Reads a typed number; an emptied field holds NaN. */
function count(value: number, otherwise: number): number {
  return Number.isInteger(value) && value >= 0 ? value : otherwise;
}

/** Parses `date`, `start`, `option`, `adults` (or `travelers`, which counts children), `children` and `infants`. Unreadable values are defaults. */
export function readTripQuery(query: URLSearchParams): TripChoice {
  const date = query.get("date") ?? "";
  const start = query.get("start") ?? "";
  const option = query.get("option") ?? "";
  const count = (name: string, min: number, max: number) => {
    const text = query.get(name) ?? "";
    const number = /^\d{1,2}$/.test(text) ? Number(text) : -1;
    return number >= min && number <= max ? number : null;
  };
  const children = count("children", 0, maxTravelers - 1) ?? 0;
  const travelers = count("travelers", children + 1, maxTravelers);
  const adults =
    travelers === null
      ? (count("adults", 1, maxTravelers - children) ??
        Math.min(newTripChoice.adults, maxTravelers - children))
      : travelers - children;
  return {
    travelDate: isTravelDate(date) ? date : "",
    ...(/^[0-2]\d:[0-5]\d$/.test(start) && { startTime: start }),
    ...(/^[\w-]{1,24}$/.test(option) && { optionId: option }),
    adults,
    children,
    infants: count("infants", 0, adults) ?? 0,
  };
}

/** Formats a choice as the query of the booking form; "" for the defaults. */
export function tripQuery({
  travelDate,
  startTime,
  optionId,
  adults,
  children,
  infants,
}: TripChoice): string {
  const query = new URLSearchParams();
  if (travelDate !== "") query.set("date", travelDate);
  if (startTime) query.set("start", startTime);
  if (optionId) query.set("option", optionId);
  if (adults !== newTripChoice.adults) query.set("adults", String(adults));
  if (children > 0) query.set("children", String(children));
  if (infants > 0) query.set("infants", String(infants));
  return query.size === 0 ? "" : `?${query}`;
}

/** Formats the party: "2 adults", "2 adults, 1 child, 1 infant". */
export function tripParty({
  adults,
  children,
  infants,
}: Pick<TripChoice, "adults" | "children" | "infants">): string {
  const m = bookingMessages();
  return [m.adults(adults), children > 0 && m.children(children), infants > 0 && m.infants(infants)]
    .filter(Boolean)
    .join(", ");
}
