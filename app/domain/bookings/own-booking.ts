import { bookingStateMessages } from "./state-messages/messages";

/**
 * Bookings that operators take themselves, from walk-ins and on the phone. The operator is paid and issues the invoice; we hold the seats
 * only. Source: docs/decisions/008-own-bookings-and-smallest-parties.md.
 */

/** Payment state of an own booking with its operator. */
export const ownSales = ["paid", "unpaid"] as const;
export type OwnSale = (typeof ownSales)[number];

export function ownSaleLabels(): Record<OwnSale, string> {
  return bookingStateMessages().ownSales;
}

export const ownBookingLabel = "Own booking";

/** Shown to the customer instead of the ways to change or cancel. */
export function changedByOperator(): string {
  return bookingStateMessages().changedByOperator;
}
