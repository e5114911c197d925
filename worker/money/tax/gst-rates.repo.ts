import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../../platform/db/client";
import { gstRates } from "../../platform/db/schema";

/** Selects the GST of tours booked on a day. */
export function selectGstRate(db: Database, bookedOn: TravelDate) {
  return db
    .select({ percent: gstRates.percent })
    .from(gstRates)
    .where(lte(gstRates.validFrom, bookedOn))
    .orderBy(desc(gstRates.validFrom))
    .limit(1);
}

/**
 * Returns the GST included in the price by a selected rate, in percent; 0 without a GSTIN: section 32(1) of the CGST Act, 2017.
 * @param sellerGstin of the tour's operator
 * @throws Error if there is no rate for the day
 */
export function gstPercentOf(
  [rate]: { percent: number }[],
  bookedOn: TravelDate,
  sellerGstin: string | null,
): number {
  if (sellerGstin === null) return 0;
  if (!rate) throw new Error(`no GST rate for ${bookedOn}`);
  return rate.percent;
}
