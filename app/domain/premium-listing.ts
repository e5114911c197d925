import { z } from "zod";
import type { TravelDate } from "./calendar";
import { monthOf, monthsFrom } from "./months";
import type { Month } from "./months";

/** Featured places on the home page, which operators buy for a tour by the month. Source: P22 in docs/product.md. */

/** The most places a month can have: the CHECK `premium_listings_place_known`. */
export const mostPlaces = 12;

const monthsOnSale = 6;

/** The months for which a place can be bought, by the clock in India: the present one and those after it. */
export function premiumMonths(today: TravelDate): Month[] {
  return monthsFrom(monthOf(today), monthsOnSale);
}

/** What makes the charge for a place one of its kind in the ledger. @param tour its slug */
export function premiumKey(tour: string, month: Month): string {
  return `premium/${tour}/${month}`;
}

/** Somebody buys a place, at the price they were shown: whole rupees. */
export const premiumPurchaseSchema = z.strictObject({
  tour: z.string().min(1).max(200),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Please choose a month."),
  expectedPrice: z.int(),
});
export type PremiumPurchase = z.output<typeof premiumPurchaseSchema>;

/** A place that is bought. */
export interface PremiumListing {
  /** The tour's slug. */
  tour: string;
  month: Month;
  /** Which of the month's places, from 1. */
  place: number;
  /** Whole rupees, as charged. */
  amount: number;
}

/** The same as administrators see it. */
export interface ListedPremiumListing extends PremiumListing {
  id: string;
  title: string;
  companyName: string;
  /** Whether the home page may show it: its tour is published and its company verified. */
  isOnSale: boolean;
  /** The name of whoever bought it; null where the account is gone. */
  boughtBy: string | null;
  /** UTC instant. */
  createdAt: number;
}

/** How many of a month's places are bought, and how many can still be. */
export interface PremiumMonth {
  month: Month;
  taken: number;
  left: number;
}

/** The months on sale with what is left of them. @param taken by month */
export function monthsWithPlaces(
  months: readonly Month[],
  taken: ReadonlyMap<Month, number>,
  places: number,
): PremiumMonth[] {
  return months.map((month) => {
    const count = taken.get(month) ?? 0;
    return { month, taken: count, left: Math.max(0, places - count) };
  });
}
