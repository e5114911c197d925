import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import { monthOf, monthsFrom, type Month } from "~/domain/calendar/months";
import { taxOn } from "~/domain/money/money";
import { taxRatesOn } from "~/domain/money/tax-rates";
import { readDate } from "~/domain/typed-input/day";

/** Featured places on the home page, which operators buy for a tour by the month. Source: P22 in docs/product.md. */

/** Maximum places per month: the CHECK `premium_listings_place_known`. */
export const maxPlaces = 12;

const monthsOnSale = 6;

/** Returns the months for which a place can be bought, in Indian time, from the current one. */
export function premiumMonths(today: TravelDate): Month[] {
  return monthsFrom(monthOf(today), monthsOnSale);
}

/** Returns the GST on a place's price, whole rupees. @param day of the purchase */
export function premiumGst(price: number, day: TravelDate): number {
  return taxOn(price, taxRatesOn(day).platformService);
}

/**
 * Returns the unique ledger key of a place's charge.
 * @param tour tour slug
 */
export function premiumKey(tour: string, month: Month): string {
  return `premium/${tour}/${month}`;
}

/** Purchase of a place, at the price shown: whole rupees. */
export const premiumPurchaseSchema = z.strictObject({
  tour: z.string().min(1).max(200),
  month: z
    .string()
    .overwrite(readDate)
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Please choose a month."),
  expectedPrice: z.int(),
});
export type PremiumPurchase = z.output<typeof premiumPurchaseSchema>;

/** A purchased place. */
export interface PremiumListing {
  /** Tour slug. */
  tour: string;
  month: Month;
  /** Position among the month's places, from 1. */
  place: number;
  /** Amount charged, whole rupees. */
  amount: number;
}

/** A purchased place, as shown to admins. */
export interface ListedPremiumListing extends PremiumListing {
  id: string;
  title: string;
  companyName: string;
  /** True if the home page may show it: its tour is published and its operator verified. */
  isOnSale: boolean;
  /** Name of the buyer; null if the account was deleted. */
  boughtBy: string | null;
  /** UTC instant. */
  createdAt: number;
}

/** Sold and available places of a month. */
export interface PremiumMonth {
  month: Month;
  taken: number;
  left: number;
}

/**
 * Returns the months on sale with their available places.
 * @param taken sold places by month
 */
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
