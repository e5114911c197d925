import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { commissionRates } from "../db/schema";

/** Returns the platform's commission on bookings made on a day, in percent. */
export async function getCommissionPercent(db: Database, bookedOn: TravelDate): Promise<number> {
  const rate = await db
    .select({ percent: commissionRates.percent })
    .from(commissionRates)
    .where(lte(commissionRates.validFrom, bookedOn))
    .orderBy(desc(commissionRates.validFrom))
    .limit(1)
    .get();
  if (!rate) throw new Error(`no commission rate for ${bookedOn}`);
  return rate.percent;
}
