import { daysOfMonth, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";

/** Returns the URL of the bookings made in a period. @param filter for example the status or a tour slug */
export function bookingsMade({ from, to }: Days, filter: Readonly<Record<string, string>> = {}): string {
  return `/admin/bookings?${new URLSearchParams({ bookedFrom: from, bookedTo: to, ...filter })}`;
}

export function bookingsTraveling({ from, to }: Days, filter: Readonly<Record<string, string>> = {}): string {
  return `/admin/bookings?${new URLSearchParams({ from, to, ...filter })}`;
}

export function ledgerOf({ from, to }: Days): string {
  return `/admin/revenue?${new URLSearchParams({ from, to })}`;
}

/** Returns the URL of a month's ledger entries. */
export function ledgerOfMonth(month: Month): string {
  return `/admin/revenue/ledger?${new URLSearchParams({ ...daysOfMonth(month) })}`;
}
