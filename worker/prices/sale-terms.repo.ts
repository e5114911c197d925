import type { TravelDate } from "~/domain/calendar/calendar";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { settingsOf } from "../settings/get-settings";
import { selectSettings } from "../settings/settings.repo";
import { gstPercentOf, selectGstRates } from "../money/tax/gst-rates.repo";
import { bookableTourOf, selectBookableTour, type BookableTour } from "../tours/tours.repo";
import { commissionPercentOf, selectCommissionRate } from "./commission-rates.repo";

/** A tour and the GST included in its price, in percent. */
export interface PricedTour {
  tour: BookableTour;
  gstPercent: number;
}

/**
 * Loads what bookings made on a day are sold by, in one trip to the database: the settings, the platform's commission in percent, and the
 * tour with its GST, null if it is not on sale.
 */
export async function loadSaleTerms(db: Database, slug: string, bookedOn: TravelDate) {
  const { settings, tours, commissionRates, gstRates } = await batchNamed(db, {
    settings: selectSettings(db),
    tours: selectBookableTour(db, slug.toLowerCase()),
    commissionRates: selectCommissionRate(db, bookedOn),
    gstRates: selectGstRates(db, bookedOn),
  });
  const tour = bookableTourOf(tours);
  const priced: PricedTour | null = tour && {
    tour,
    gstPercent: gstPercentOf(gstRates, bookedOn, tour),
  };
  return {
    settings: settingsOf(settings),
    priced,
    commissionPercent: commissionPercentOf(commissionRates, bookedOn),
  };
}

export type SaleTerms = Awaited<ReturnType<typeof loadSaleTerms>>;
