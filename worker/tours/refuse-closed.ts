import { and, eq } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar";
import type { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { departures } from "../db/schema";
import { invalidField } from "../prices/price-booking";

/** What somebody is told whose departure was closed while they asked for its seats: why, beside its date. */
export async function refusalOfClosed(
  db: Database,
  { tourId, travelDate }: { tourId: number; travelDate: TravelDate },
  cause: unknown,
): Promise<AppError> {
  const row = await db
    .select({ reason: departures.closedReason })
    .from(departures)
    .where(and(eq(departures.tourId, tourId), eq(departures.travelDate, travelDate)))
    .get();
  const message = row?.reason ?? "This departure is closed. Please choose another date.";
  return invalidField("travelDate", message, cause);
}
