import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { commissionRates } from "../platform/db/schema";

/** Selects the platform's commission on bookings made on a day. */
export function selectCommissionRate(db: Database, bookedOn: TravelDate) {
  return db
    .select({ percent: commissionRates.percent })
    .from(commissionRates)
    .where(lte(commissionRates.validFrom, bookedOn))
    .orderBy(desc(commissionRates.validFrom))
    .limit(1);
}

/** Returns the percentage of a selected rate. @throws Error if there is none for the day */
export function commissionPercentOf([rate]: { percent: number }[], bookedOn: TravelDate): number {
  if (!rate) throw new Error(`no commission rate for ${bookedOn}`);
  return rate.percent;
}
