import { formatShortMonth, type Month } from "../../app/domain/calendar/months";
import { premiumKey } from "../../app/domain/money/premium/premium-listing";
import { insertAll, tourId } from "./sql";

/** Tours that each operator promotes, one per month in turn. */
const promotedTours: Readonly<Record<string, readonly string[]>> = {
  "deccan-and-coast": ["alleppey-houseboat-cruise", "badami-aihole-pattadakal"],
  "himalaya-footpaths": ["spiti-valley", "chandratal-lake-camp"],
  "sahyadri-weekends": ["tadoba-tiger-photography", "satpura-walking-safari"],
};
export const premiumPrice = 2500;

/** Returns the tour that an operator promotes in a month, or null. */
export function promotedTour(operator: string, month: Month): string | null {
  const tours = promotedTours[operator];
  return tours?.[Number(month.slice(5)) % tours.length] ?? null;
}

/** A featured place, bought at the start of its month. */
export interface DemoListing {
  operator: string;
  tour: string;
  month: Month;
  /** UTC instant. */
  at: number;
}

/** Returns the key and note of its charge in the ledger. */
export function chargeOf({ tour, month }: DemoListing): { key: string; note: string } {
  return { key: premiumKey(tour, month), note: `Featured place, ${formatShortMonth(month)}` };
}

/** Returns the statements for the featured places, in order of purchase. */
export function listingStatements(listings: readonly DemoListing[]): string[] {
  const taken = new Map<Month, number>();
  return insertAll(
    "premium_listings",
    listings.map(({ operator, tour, month, at }) => {
      const place = (taken.get(month) ?? 0) + 1;
      taken.set(month, place);
      return {
        id: `demo-premium-${month}-${place}`,
        tour_id: tourId(tour),
        month,
        place,
        amount: premiumPrice,
        bought_by: operator === "deccan-and-coast" ? "demo-operator" : null,
        created_at: at,
      };
    }),
  );
}
