import { todayInIndia } from "~/domain/calendar/calendar";
import type { Month } from "~/domain/calendar/months";
import { premiumMonths } from "~/domain/premium/premium-listing";
import type { ListedPremiumListing } from "~/domain/premium/premium-listing";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getSettings } from "../settings/get-settings";
import { listListings, listMonthsBought } from "./premium.repo";
import type { Admin } from "../authz/actors";

export interface PremiumListings {
  month: Month;
  /** Places of a month; `price` is the current price of one, whole rupees. */
  places: number;
  price: number;
  listings: ListedPremiumListing[];
  /** Months to choose from, latest first. */
  months: Month[];
}

/**
 * Lists the featured places bought in a month, for an administrator.
 * @param asked the current month if invalid
 */
export async function listPremiumListings(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  asked: Month | undefined,
): Promise<PremiumListings> {
  const onSale = premiumMonths(todayInIndia(clock()));
  const [bought, { premium }] = await Promise.all([listMonthsBought(db), getSettings(db)]);
  const months = [...new Set([...onSale, ...bought])].toSorted().toReversed();
  const month = months.find((known) => known === asked) ?? onSale[0] ?? "";
  const listings = await listListings(db, month);
  return { month, places: premium.places, price: premium.pricePerMonth, listings, months };
}
