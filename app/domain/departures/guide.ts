import { addDays, type TravelDate } from "~/domain/calendar/calendar";

/** The person who leads a departure, for those booked on it. */
export interface DepartureGuide {
  name: string;
  /** E.164. */
  phone: string;
}

/** Days after the departure for which its guide stays on record: the longest tour, and time for questions about it. */
export const guideKeptDays = 90;

/** Returns the first day on which travelers see their guide's number. */
export function guideShownFrom(travelDate: TravelDate): TravelDate {
  return addDays(travelDate, -1);
}
