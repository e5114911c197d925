/**
 * Bookings that operators take themselves, from walk-ins and on the phone. The operator is paid and issues the invoice; we hold the seats
 * only. Source: docs/decisions/008-own-bookings-and-smallest-parties.md.
 */

/** Payment state of an own booking with its operator. */
export const ownSales = ["paid", "unpaid"] as const;
export type OwnSale = (typeof ownSales)[number];

export const ownSaleLabels: Record<OwnSale, string> = {
  paid: "Paid to the operator",
  unpaid: "Not paid to the operator yet",
};

export const ownBookingLabel = "Own booking";

/** Shown to the customer instead of the ways to change or cancel. */
export const changedByOperator =
  "Your tour operator took this booking. Please contact them to change or cancel it.";
