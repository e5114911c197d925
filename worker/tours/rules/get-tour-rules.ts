import { todayInIndia } from "~/domain/calendar/calendar";
import type { Fares } from "~/domain/prices/fares";
import type { Offers } from "~/domain/prices/offers-schema";
import type { ComingDeparture, TourDepartures } from "~/domain/departures/tour-departures";
import type { TourStatus } from "~/domain/tours/tour";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { gstPercentOf, selectGstRates } from "../../money/tax/gst-rates.repo";
import { getSettings } from "../../settings/get-settings";
import { requireEditableTour } from "./require-editable-tour";
import { listComingDepartures } from "./tour-rules.repo";
import type { TourEditor } from "../admin/tour-editor";

/** A tour's price and departure rules, for the pages that edit them. */
export interface TourRulesPage {
  slug: string;
  title: string;
  status: TourStatus;
  version: number;
  prices: Fares & Offers;
  departures: TourDepartures;
  /** From today on, in order. */
  coming: ComingDeparture[];
  /** GST included in today's prices; 0 if the operator has no GSTIN. */
  gstPercent: number;
  /** Days before departure by which a booking is due: a balance is due no later. */
  dueDays: number;
}

/** @throws AppError `not_found` */
export async function getTourRules(
  { db, clock }: { db: Database; clock: Clock },
  editor: TourEditor,
  slug: string,
): Promise<TourRulesPage> {
  const now = clock();
  const today = todayInIndia(now);
  const tour = await requireEditableTour(db, editor, slug);
  const { id, isTheirs: _, operatorGstin, supply, ...rules } = tour;
  const [coming, gstRates, settings] = await Promise.all([
    listComingDepartures(db, id, { from: today, now }),
    selectGstRates(db, today),
    getSettings(db),
  ]);
  const gstPercent = gstPercentOf(gstRates, today, { operatorGstin, supply });
  return { ...rules, coming, gstPercent, dueDays: settings.unpaid.dueDays };
}
