import type { OwnSale } from "./own-booking";

/** Maker of a booking: the traveler on the site, an administrator, or the tour's operator for its own customer. */
export const bookingSources = ["site", "team", "operator"] as const;
export type BookingSource = (typeof bookingSources)[number];

/** Names in the administrators' lists. */
export const bookingSourceLabels: Record<BookingSource, string> = {
  site: "Website",
  team: "Our team",
  operator: "Operator",
};

/** The same for an operator's members. */
export const ownBookingSourceLabels: Record<BookingSource, string> = {
  site: "Website",
  team: "Tour Bharat",
  operator: "Your company",
};

/** Returns who made a booking. Must match the view `counted_bookings` (migration 0007). */
export function bookingSourceOf({
  ownSale,
  isByTeam,
}: {
  ownSale: OwnSale | null;
  isByTeam: boolean;
}): BookingSource {
  if (ownSale !== null) return "operator";
  return isByTeam ? "team" : "site";
}
