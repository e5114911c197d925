import { todayInIndia } from "~/domain/calendar/calendar";
import type { Month } from "~/domain/calendar/months";
import { monthsWithPlaces, premiumMonths } from "~/domain/premium/premium-listing";
import type { PremiumListing, PremiumMonth } from "~/domain/premium/premium-listing";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listOwnTours } from "../tours/operator-tours.repo";
import { getSettings } from "../settings/get-settings";
import { countTaken, listOwnListings } from "./premium.repo";
import type { Staff } from "../authz/actors";

export interface PremiumOffer {
  /** Price of one place in one month, whole rupees. */
  price: number;
  /** Places in each month. */
  places: number;
  months: PremiumMonth[];
  /** The user's published tours, with the months for which each has a place. */
  tours: { slug: string; title: string; companyName: string; bought: Month[] }[];
  /** Places bought for these months, including those of unpublished tours. */
  bought: (PremiumListing & { title: string })[];
}

/**
 * Returns the featured places of the home page that an operator can buy or has bought.
 */
export async function getPremiumOffer(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
): Promise<PremiumOffer> {
  const months = premiumMonths(todayInIndia(clock()));
  const [own, listings, taken, { premium }] = await Promise.all([
    listOwnTours(db, staff.id, "earnings"),
    listOwnListings(db, staff.id, months[0] ?? ""),
    countTaken(db, months),
    getSettings(db),
  ]);
  const titles = new Map(own.map(({ slug, title }) => [slug, title]));
  return {
    price: premium.pricePerMonth,
    places: premium.places,
    months: monthsWithPlaces(months, taken, premium.places),
    tours: own
      .filter(({ isOnSale }) => isOnSale)
      .map(({ slug, title, companyName }) => ({
        slug,
        title,
        companyName,
        bought: listings.filter(({ tour }) => tour === slug).map(({ month }) => month),
      })),
    bought: listings.map((listing) => ({ ...listing, title: titles.get(listing.tour) ?? listing.tour })),
  };
}
