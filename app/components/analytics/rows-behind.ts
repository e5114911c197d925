import type { Days } from "~/domain/period";

/** The lists that hold the rows behind a figure. */

/** @param filter e.g. the state, or the slug of a tour */
export function bookingsMade({ from, to }: Days, filter: Readonly<Record<string, string>> = {}): string {
  return `/admin/bookings?${new URLSearchParams({ bookedFrom: from, bookedTo: to, ...filter })}`;
}

export function bookingsTravelling(
  { from, to }: Days,
  filter: Readonly<Record<string, string>> = {},
): string {
  return `/admin/bookings?${new URLSearchParams({ from, to, ...filter })}`;
}

export function ledgerOf({ from, to }: Days): string {
  return `/admin/revenue?${new URLSearchParams({ from, to })}`;
}
