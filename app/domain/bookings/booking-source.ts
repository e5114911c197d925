import type { OwnSale } from "./own-booking";

/** Doors that other companies and programs have. */
export const bookingChannels = ["reseller", "widget", "agent"] as const;
export type BookingChannel = (typeof bookingChannels)[number];

/** Maker of a booking: the traveler on the site, an administrator, the tour's operator for its own customer, or another door. */
export const bookingSources = ["site", "team", "operator", ...bookingChannels] as const;
export type BookingSource = (typeof bookingSources)[number];

/** Names in the administrators' lists. */
export const bookingSourceLabels: Record<BookingSource, string> = {
  site: "Website",
  team: "Our team",
  operator: "Operator",
  reseller: "Reseller",
  widget: "Operator's website",
  agent: "Assistant",
};

/** The same for an operator's members. */
export const ownBookingSourceLabels: Record<BookingSource, string> = {
  site: "Website",
  team: "Tour Bharat",
  operator: "Your company",
  reseller: "Reseller",
  widget: "Your website",
  agent: "Assistant",
};

/** Returns who made a booking. Must match the view `counted_bookings` (migration 0012). */
export function bookingSourceOf({
  ownSale,
  isByTeam,
  channel,
}: {
  ownSale: OwnSale | null;
  isByTeam: boolean;
  channel: BookingChannel | null;
}): BookingSource {
  if (channel !== null) return channel;
  if (ownSale !== null) return "operator";
  return isByTeam ? "team" : "site";
}
