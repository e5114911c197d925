import { todayInIndia } from "~/domain/calendar/calendar";
import type { TripQuery } from "~/domain/trips/traveler-booking";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import * as repo from "./traveler-booking-list.repo";
import type { Traveler } from "../platform/authz/actors";

/**
 * Returns one page of the viewer's own bookings, and the counts per filter.
 * @throws AppError `invalid` (the cursor)
 */
export async function listTravelerBookings(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { cursor, limit, ...query }: TripQuery & { cursor?: string | undefined; limit: number },
) {
  return repo.listTravelerBookings(
    db,
    traveler,
    { ...query, today: todayInIndia(clock()) },
    { cursor, limit },
  );
}
