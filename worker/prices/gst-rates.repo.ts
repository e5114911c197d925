import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar";
import type { Database } from "../db/client";
import { gstRates } from "../db/schema";

/** The GST that is in the price of what is booked on a day, in percent. */
export async function getGstPercent(db: Database, bookedOn: TravelDate): Promise<number> {
  const rate = await db
    .select({ percent: gstRates.percent })
    .from(gstRates)
    .where(lte(gstRates.validFrom, bookedOn))
    .orderBy(desc(gstRates.validFrom))
    .limit(1)
    .get();
  if (!rate) throw new Error(`no GST rate is known for ${bookedOn}`);
  return rate.percent;
}
