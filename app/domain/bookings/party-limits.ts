import { bookingMessages } from "./messages";

/** Limits on the size of a party. */

/** Maximum party of one booking (P7 in docs/product.md). */
export const maxTravelers = 20;

/** Returns the maximum party for a tour with this many seats a day. */
export function largestParty(capacity: number): number {
  return Math.min(maxTravelers, capacity);
}

/** Returns the error for a party above a tour's seats per day. */
export function partyTooLarge(capacity: number): string {
  return bookingMessages().partyTooLarge(capacity);
}

/** Ages that count as children; older travelers are adults. */
export const childAges = { min: 2, max: 11 } as const;
/** Infants are younger than children. */
export const maxInfantAge = childAges.min - 1;
