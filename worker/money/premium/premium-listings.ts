import { todayInIndia } from "~/domain/calendar/calendar";
import { formatShortMonth, type Month } from "~/domain/calendar/months";
import {
  monthsWithPlaces,
  premiumGst,
  premiumMonths,
  type PremiumListing,
  type PremiumMonth,
  type PremiumPurchase,
} from "~/domain/money/premium/premium-listing";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { listOperatorTours } from "../../tours/operator-tours.repo";
import { getSettings } from "../../settings/get-settings";
import type { Staff } from "../../platform/authz/actors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { violates } from "../../platform/db/errors";
import { countTaken, listListingsOf, createListing, findListing, findTourToPromote } from "./premium.repo";
import { randomId } from "../../platform/surroundings";

interface PremiumOffer {
  /** Price of one place in one month, whole rupees. */
  price: number;
  /** GST on the price, whole rupees. */
  gst: number;
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
  const [operatorTours, listings, taken, { premium }] = await Promise.all([
    listOperatorTours(db, staff.id, "earnings"),
    listListingsOf(db, staff.id, months[0] ?? ""),
    countTaken(db, months),
    getSettings(db),
  ]);
  const titles = new Map(operatorTours.map(({ slug, title }) => [slug, title]));
  return {
    price: premium.pricePerMonth,
    gst: premiumGst(premium.pricePerMonth, todayInIndia(clock())),
    places: premium.places,
    months: monthsWithPlaces(months, taken, premium.places),
    tours: operatorTours
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

/** Number of attempts if another operator takes the free place first. */
const tries = 5;

/**
 * Buys a featured place on the home page for one of the operator's tours in a month. Its price is charged in the ledger at once and
 * deducted from the next payout that is prepared. It cannot be returned.
 * @throws AppError `invalid` (month), `not_found`, `price_changed` (`extra.price`), `illegal_transition`
 * (tour not on sale, or it already has a place in this month), `sold_out`, `unavailable`
 */
export async function buyPremiumListing(
  audit: AuditDependencies,
  staff: Staff<"earnings">,
  { tour: slug, month, expectedPrice }: PremiumPurchase,
): Promise<PremiumListing> {
  const { db, clock } = audit;
  const at = clock();
  requireMonth(month, premiumMonths(todayInIndia(at)));
  const [tour, bought, { premium }] = await Promise.all([
    findTourToPromote(db, staff.id, slug),
    findListing(db, slug, month),
    getSettings(db),
  ]);
  if (!tour) throw new AppError("not_found", "Tour not found.");
  if (bought) throw alreadyBought(month);
  if (!tour.isOnSale) throw notOnSale();
  const { pricePerMonth: amount, places } = premium;
  if (amount !== expectedPrice) throw priceChanged(amount);

  const gst = premiumGst(amount, todayInIndia(at));
  const listing = { id: randomId(), tour, month, places, amount, gst, userId: staff.id, at };
  const entry = { action: "tour.promote", subjectId: slug, after: { month, amount } } as const;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const isDone = await withAudit(audit, staff, entry, (statements) =>
        createListing(db, listing, statements),
      );
      const now = await findListing(db, slug, month);
      if (isDone && now) return now;
      if (now) throw alreadyBought(month);
      if (!(await findTourToPromote(db, staff.id, slug))?.isOnSale) throw notOnSale();
      throw new AppError("sold_out", `All places in ${formatShortMonth(month)} are sold.`);
    } catch (error) {
      if (violates(error, "premium_listings.tour_id")) throw alreadyBought(month);
      if (!violates(error, "premium_listings.month")) throw error;
    }
  }
  throw new AppError("unavailable", "The server is busy. Please try again.", { retryAfter: 2 });
}

function requireMonth(month: string, months: readonly string[]): void {
  if (months.includes(month)) return;
  const message = "Choose the current month or one of the next five.";
  throw new AppError("invalid", message, { errors: { month: [message] } });
}

function alreadyBought(month: string): AppError {
  return new AppError("illegal_transition", `This tour already has a place in ${formatShortMonth(month)}.`);
}

function notOnSale(): AppError {
  return new AppError(
    "illegal_transition",
    "Only a published tour of a verified company can have a featured place.",
  );
}

function priceChanged(price: number): AppError {
  return new AppError(
    "price_changed",
    `A place now costs ${formatRupees(price)} a month. Nothing was charged. Check the new price, then buy again.`,
    { extra: { price } },
  );
}
