import { eq } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { lastDayOf } from "~/domain/trips/trip";
import { daysOfDurationText } from "~/domain/tours/duration";
import { bookings } from "../../worker/platform/db/schema";
import { book } from "./api";
import { db } from "./database";

/**
 * Creates a user's booking for a trip that ended some days ago (0: today), and returns it with the day after the trip.
 * @param overrides overrides of the request
 */
export async function createTrip(
  owner: Viewer,
  { endedDaysAgo = 5, ...overrides }: { endedDaysAgo?: number; [field: string]: unknown } = {},
): Promise<{ bookingId: string; lastDay: string }> {
  const { bookingId, tourDuration } = await book({ numberOfTravelers: 1, ...overrides });
  const days = daysOfDurationText(tourDuration);
  const travelDate = addDays(todayInIndia(Date.now()), 1 - days - endedDaysAgo);
  await db.update(bookings).set({ travelDate, userId: owner.id }).where(eq(bookings.bookingId, bookingId));
  return { bookingId, lastDay: lastDayOf({ travelDate, days }) };
}
