import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money";
import { formatMonth } from "~/domain/months";
import { premiumMonths } from "~/domain/premium-listing";
import type { PremiumListing, PremiumPurchase } from "~/domain/premium-listing";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { violates } from "../db/errors";
import { requireRight } from "../operators/require-right";
import { getSettings } from "../settings/get-settings";
import { createListing, findListing, findTourToPromote } from "./premium.repo";

/** How often a place is looked for anew when somebody else takes the one that was free. */
const tries = 5;

/**
 * Buys a featured place on the home page for a tour of one's own in a month; its price is charged in the ledger at once
 * and comes off the next payout that is prepared. It cannot be given back.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (the month), `not_found`, `price_changed` (`extra.price`),
 *   `illegal_transition` (the tour is not on sale, or has a place in this month), `sold_out`, `unavailable`
 */
export async function buyPremiumListing(
  audit: AuditDependencies,
  asking: Viewer | null,
  { tour: slug, month, expectedPrice }: PremiumPurchase,
): Promise<PremiumListing> {
  const { db, clock } = audit;
  const { viewer } = await requireRight(db, asking, "earnings");
  const at = clock();
  requireMonth(month, premiumMonths(todayInIndia(at)));
  const [tour, bought, { premium }] = await Promise.all([
    findTourToPromote(db, viewer.id, slug),
    findListing(db, slug, month),
    getSettings(db),
  ]);
  if (!tour) throw new AppError("not_found", "There is no such tour of yours.");
  if (bought) throw alreadyBought(month);
  if (!tour.isOnSale) throw notOnSale();
  const { pricePerMonth: amount, places } = premium;
  if (amount !== expectedPrice) throw priceChanged(amount);

  const listing = { id: crypto.randomUUID(), tour, month, places, amount, userId: viewer.id, at };
  const entry = { action: "tour.promote", subjectId: slug, after: { month, amount } } as const;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const isDone = await withAudit(audit, viewer, entry, (statements) =>
        createListing(db, listing, statements),
      );
      const now = await findListing(db, slug, month);
      if (isDone && now) return now;
      if (now) throw alreadyBought(month);
      if (!(await findTourToPromote(db, viewer.id, slug))?.isOnSale) throw notOnSale();
      throw new AppError("sold_out", `All places of ${formatMonth(month)} are taken by now.`);
    } catch (error) {
      if (violates(error, "premium_listings.tour_id")) throw alreadyBought(month);
      if (!violates(error, "premium_listings.month")) throw error;
    }
  }
  throw new AppError("unavailable", "Too many buy at once. Please try again.", { retryAfter: 2 });
}

function requireMonth(month: string, months: readonly string[]): void {
  if (months.includes(month)) return;
  const message = "A place can be bought for the present month and the five after it.";
  throw new AppError("invalid", message, { errors: { month: [message] } });
}

function alreadyBought(month: string): AppError {
  return new AppError("illegal_transition", `This tour has a place in ${formatMonth(month)} already.`);
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
    `A place costs ${formatRupees(price)} a month by now. Nothing was charged: please look at the new price.`,
    { extra: { price } },
  );
}
