import { todayInIndia } from "~/domain/calendar/calendar";
import type { ClosingBearings } from "~/domain/desk/area-closing";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { isPastCutOff } from "~/domain/departures/cut-off";
import { bookingClosedOn } from "~/domain/departures/cut-off-in-words";
import { offDayReason } from "~/domain/departures/off-days";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { OperatorDeparture } from "./departure.repo";
import { quoteClosing } from "./quote-closing";
import { findDeparture } from "./find-departure";
import type { Admin, Staff } from "../platform/authz/actors";

export interface DeparturePage extends Omit<OperatorDeparture, "rules" | "tourId"> {
  /** True if the departure is in the past and can no longer be changed. */
  isPast: boolean;
  /** Why the tour's rules exclude this day, although it has bookings; null for a regular day. */
  offDay: string | null;
  /** When booking closed, as a sentence; null before the cut-off, and once the departure is in the past. */
  bookingClosed: string | null;
  /** Parts of each party if it is closed today, by the party at fault; null if it is closed, or without bookings. */
  bearings: ClosingBearings | null;
}

/** @throws AppError `not_found` (another operator's too) */
export async function getDeparture(
  dependencies: { db: Database; clock: Clock },
  actor: Admin | Staff<"departures">,
  date: DepartureDate,
): Promise<DeparturePage> {
  const { departure, isPast } = await findDeparture(dependencies, actor, date);
  const { rules, tourId: _, ...shown } = departure;
  const { travelDate } = shown;
  const { db, clock } = dependencies;
  const isLate = !isPast && isPastCutOff(rules, travelDate, clock());
  return {
    ...shown,
    isPast,
    offDay: offDayReason(rules, travelDate),
    bookingClosed: isLate ? bookingClosedOn(rules, travelDate) : null,
    bearings:
      shown.closed !== null || shown.booked === 0
        ? null
        : await quoteClosing(db, [date], todayInIndia(clock())),
  };
}
