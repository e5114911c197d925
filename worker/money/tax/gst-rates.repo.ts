import { desc, lte } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { SupplyKind } from "~/domain/operators/supply";
import type { Database } from "../../platform/db/client";
import { gstRates } from "../../platform/db/schema";

/** Selects the GST of all services sold on a day, newest rates first. */
export function selectGstRates(db: Database, bookedOn: TravelDate) {
  return db
    .select({ supply: gstRates.supply, percent: gstRates.percent })
    .from(gstRates)
    .where(lte(gstRates.validFrom, bookedOn))
    .orderBy(desc(gstRates.validFrom));
}

/**
 * Returns the GST included in the price by selected rates, in percent; 0 without a GSTIN: section 32(1) of the CGST Act, 2017.
 * @param seller the tour's operator
 * @throws Error if there is no rate for the day
 */
export function gstPercentOf(
  rates: readonly { supply: SupplyKind; percent: number }[],
  bookedOn: TravelDate,
  seller: { operatorGstin: string | null; supply: SupplyKind },
): number {
  if (seller.operatorGstin === null) return 0;
  const rate = rates.find(({ supply }) => supply === seller.supply);
  if (!rate) throw new Error(`no GST rate of ${seller.supply} for ${bookedOn}`);
  return rate.percent;
}
