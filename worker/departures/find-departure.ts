import { isTravelDate, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { AppError } from "~/domain/errors";
import { offDayReason } from "~/domain/departures/off-days";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findOperatorDeparture, type OperatorDeparture } from "./departure.repo";
import type { Admin, Staff } from "../platform/authz/actors";

/** Returns the person whose tours an actor may manage; null for an administrator, who may manage all. */
export function userIdOf(actor: Admin | Staff<"departures">): string | null {
  return actor.role === "admin" ? null : actor.id;
}

/** A departure of a tour of the actor's operators. */
interface Found {
  departure: OperatorDeparture;
  isPast: boolean;
}

/**
 * Returns a date of a tour of the actor's operators, of any for an administrator, that is a departure day of the tour, has bookings, or has
 * settings.
 * @throws AppError `not_found` (also for another operator's)
 */
export async function findDeparture(
  { db, clock }: { db: Database; clock: Clock },
  actor: Admin | Staff<"departures">,
  { tour, travelDate, start }: DepartureDate,
): Promise<Found> {
  const now = clock();
  const today = todayInIndia(now);
  const departure =
    isTravelDate(travelDate) && travelDate <= lastBookableDate(today)
      ? await findOperatorDeparture(
          db,
          { tour: tour.toLowerCase(), travelDate, start, userId: userIdOf(actor) },
          now,
        )
      : null;
  if (!departure || !exists(departure)) throw new AppError("not_found", "Departure not found.");
  return { departure, isPast: travelDate < today };
}

function exists({ rules, travelDate, booked, closed, hasOwnCapacity }: OperatorDeparture): boolean {
  return booked > 0 || closed !== null || hasOwnCapacity || offDayReason(rules, travelDate) === null;
}

/** @throws AppError `illegal_transition` */
export function requireToCome({ isPast }: Found): void {
  if (isPast)
    throw new AppError("illegal_transition", "This departure is in the past and can no longer be changed.");
}
