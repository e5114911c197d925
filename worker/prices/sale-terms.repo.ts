import type { TravelDate } from "~/domain/calendar/calendar";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { settingsOf } from "../settings/get-settings";
import { requireOpening } from "../settings/opening";
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
 * Loads what sales of a day are made by, in one trip to the database: the settings, the platform's commission in percent, and the
 * tour with its GST, null if it is not on sale. Every door through which we sell comes by here.
 * @throws AppError `bookings_closed`
 */
export async function loadSaleTerms(db: Database, slug: string, bookedOn: TravelDate): Promise<SaleTerms> {
  const terms = await loadTerms(db, slug, bookedOn);
  requireOpening(terms.settings, terms.priced?.tour ?? null);
  return terms;
}

/** Loads the same where the platform sells nothing new: for operators' own bookings, and for trips in place of canceled ones. */
export async function loadTerms(db: Database, slug: string, bookedOn: TravelDate) {
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

export type SaleTerms = Awaited<ReturnType<typeof loadTerms>>;
