import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { gstRates } from "../db/schema";

/** Returns the GST included in the price of bookings made on a day, in percent. */
export async function getGstPercent(db: Database, bookedOn: TravelDate): Promise<number> {
  const rate = await db
    .select({ percent: gstRates.percent })
    .from(gstRates)
    .where(lte(gstRates.validFrom, bookedOn))
    .orderBy(desc(gstRates.validFrom))
    .limit(1)
    .get();
  if (!rate) throw new Error(`no GST rate for ${bookedOn}`);
  return rate.percent;
}
