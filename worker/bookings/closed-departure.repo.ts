import { sql } from "drizzle-orm";
import { bookings } from "../db/schema";

/** The departure of the outer query's booking, where its operator has closed it. */
const closedDeparture = sql`FROM departures AS shut
  WHERE shut.tour_id = ${bookings.tourId} AND shut.travel_date = ${bookings.travelDate} AND shut.closed_at IS NOT NULL`;

/** Why the departure of a booking is closed, a sentence for travellers; null while it is not. */
export const closedBecause = sql<
  string | null
>`(SELECT coalesce(shut.closed_reason, '') ${closedDeparture})`.as("closed_because");

/** The condition for bookings of departures that are closed. */
export const departureIsClosed = sql`EXISTS (SELECT 1 ${closedDeparture})`;
