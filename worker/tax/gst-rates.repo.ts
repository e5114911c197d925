import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { gstRates } from "../db/schema";

/**
 * Returns the GST included in the price of bookings made on a day, in percent; 0 without a GSTIN: section 32(1) of the CGST Act, 2017.
 * @param sellerGstin of the tour's operator
 */
export async function getGstPercent(
  db: Database,
  bookedOn: TravelDate,
  sellerGstin: string | null,
): Promise<number> {
  if (sellerGstin === null) return 0;
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
