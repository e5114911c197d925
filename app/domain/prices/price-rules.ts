import type { TravelDate } from "~/domain/calendar/calendar";

/** Price rules of a tour. Percentages are whole, 1 to 90. Catalogue tours have none (P5a in docs/product.md). */
export interface PriceRules {
  /** Child fare, ages 2 to 11, as a share of the adult fare. */
  childPercent?: number;
  /** Adult fare by travel date; the first span that contains the date applies. */
  seasons?: { from: TravelDate; to: TravelDate; priceInr: number; label: string }[];
  /** Discount on the fares for parties of at least this size. */
  groups?: { atLeast: number; percentOff: number }[];
  /** Discount on the fares when booked at least this many days ahead. */
  earlyBird?: { atLeastDays: number; percentOff: number };
  /** Discount on the fares when booked at most this many days ahead. */
  lastMinute?: { atMostDays: number; percentOff: number };
}
