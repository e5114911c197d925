import type { Figures } from "~/domain/analytics/analytics";
import { formatRupees } from "~/domain/money/money";
import type { Days } from "~/domain/calendar/period";
import { formatCount, formatRatio, formatShare } from "./formats";
import { bookingsMade, bookingsTravelling, ledgerOf } from "./rows-behind";

export interface FigureDefinition {
  name: keyof Figures;
  label: string;
  definition: string;
  format: (value: number) => string;
  /** Unit of a change: percent of the previous value, or percentage points. */
  change: "percent" | "points";
  /** Direction that counts as an improvement; null if neither does. */
  good: "up" | "down" | null;
  /** Text if there is nothing to divide by. */
  none?: string;
  /** Returns the parts of the figure. */
  detail?: (figures: Figures) => string;
  /** Returns the URL of the rows behind the figure; null if only the number is stored. */
  rows: ((period: Days) => string) | null;
  /** Name of those rows in the link text. */
  shows?: string;
}

const ofTheLedger = "From the ledger, by entry date.";

/** Figures of the analytics page, in display order. */
export const figureDefinitions: readonly FigureDefinition[] = [
  {
    name: "bookings",
    label: "Bookings made",
    definition: "Bookings made in this period, in any status.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: bookingsMade,
    shows: "these bookings",
  },
  {
    name: "revenue",
    label: "Revenue",
    definition: `Sales less changes and cancellations. ${ofTheLedger}`,
    format: formatRupees,
    change: "percent",
    good: "up",
    rows: ledgerOf,
    shows: "the revenue report for this period",
  },
  {
    name: "commission",
    label: "Platform commission",
    definition: `The platform's share of revenue. The rest goes to operators. ${ofTheLedger}`,
    format: formatRupees,
    change: "percent",
    good: "up",
    rows: ledgerOf,
    shows: "the revenue report for this period",
  },
  {
    name: "averageOrderValue",
    label: "Average order value",
    definition:
      "Average sale price of the bookings sold in this period, before later changes and cancellations.",
    format: formatRupees,
    change: "percent",
    good: "up",
    none: "nothing sold",
    rows: ledgerOf,
    shows: "the revenue report for this period",
  },
  {
    name: "visits",
    label: "Visits",
    definition:
      "Visits to public pages from external links, bookmarks or typed URLs. Counted without cookies and without bots. Only daily totals are stored.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: null,
  },
  {
    name: "conversion",
    label: "Conversion",
    definition: "Bookings made per visit.",
    format: formatShare,
    change: "points",
    good: "up",
    none: "no visits",
    detail: ({ bookings, visits }) => `${formatCount(bookings)} of ${formatCount(visits)} visits`,
    rows: bookingsMade,
    shows: "the bookings",
  },
  {
    name: "activeTravelers",
    label: "Active users",
    definition:
      "Traveler accounts that signed up, booked or reviewed a trip in this period. Signing in alone doesn't count, because old sessions are deleted.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: () => "/admin/users?role=user",
    shows: "all travelers",
  },
  {
    name: "activeOperators",
    label: "Active operators",
    definition: "Operators with at least one booking made in this period.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: () => "/admin/users?role=tour_operator",
    shows: "all tour operators",
  },
  {
    name: "bookingsPerCustomer",
    label: "Bookings per user",
    definition: "Bookings made per customer e-mail address, including guests.",
    format: formatRatio,
    change: "percent",
    good: "up",
    none: "no bookings",
    detail: ({ customers, newCustomers }) =>
      `${formatCount(customers)} customers, ${formatCount(newCustomers)} new`,
    rows: bookingsMade,
    shows: "the bookings",
  },
  {
    name: "acquisitionCost",
    label: "Acquisition cost",
    definition:
      "Marketing spend per new customer: monthly spend, prorated by day, divided by the number of e-mail addresses with a first booking.",
    format: formatRupees,
    change: "percent",
    good: "down",
    none: "no new customers",
    detail: ({ marketingSpend, newCustomers }) =>
      marketingSpend === null
        ? ""
        : `${formatRupees(marketingSpend)} for ${formatCount(newCustomers)} new customers`,
    rows: bookingsMade,
    shows: "the bookings",
  },
  {
    name: "cancellationShare",
    label: "Cancellations",
    definition:
      "Share of the bookings made in this period that are canceled by now. Recent bookings have had less time to be canceled.",
    format: formatShare,
    change: "points",
    good: "down",
    none: "no bookings",
    detail: ({ cancelled, bookings }) => `${formatCount(cancelled)} of ${formatCount(bookings)} bookings`,
    rows: (period) => bookingsMade(period, { status: "cancelled" }),
    shows: "the canceled bookings",
  },
  {
    name: "occupancy",
    label: "Occupancy",
    definition:
      "Share of seats sold on the departures in this period with at least one booking. Departures without bookings aren't stored.",
    format: formatShare,
    change: "points",
    good: "up",
    none: "no departures",
    detail: ({ seatsSold, seats, departures }) =>
      `${formatCount(seatsSold)} of ${formatCount(seats)} seats, ${formatCount(departures)} departures`,
    rows: bookingsTravelling,
    shows: "the bookings that travel in this period",
  },
];
