import type { TravelDate } from "./calendar";

/**
 * What an operator may set beside a tour's price; percentages are whole, 1 to 90. Catalogue tours carry none
 * (P5a in docs/product.md).
 */
export interface PriceRules {
  /** Share of the adult fare a child of 2 to 11 pays. */
  childPercent?: number;
  /** The adult fare by travel date; the first span that holds the date counts. */
  seasons?: { from: TravelDate; to: TravelDate; priceInr: number; label: string }[];
  /** Off the fares of a party of at least so many. */
  groups?: { atLeast: number; percentOff: number }[];
  /** Off the fares when booked at least so many days ahead. */
  earlyBird?: { atLeastDays: number; percentOff: number };
  /** Off the fares when booked at most so many days ahead. */
  lastMinute?: { atMostDays: number; percentOff: number };
}
