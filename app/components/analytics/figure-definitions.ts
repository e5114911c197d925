import type { Figures } from "~/domain/analytics";
import { formatRupees } from "~/domain/money";
import type { Days } from "~/domain/period";
import { formatCount, formatRatio, formatShare } from "./formats";
import { bookingsMade, bookingsTravelling, ledgerOf } from "./rows-behind";

export interface FigureDefinition {
  name: keyof Figures;
  label: string;
  /** What is counted, of what and when. */
  definition: string;
  format: (value: number) => string;
  /** Whether a change is told in percent of what it was before, or in percentage points. */
  change: "percent" | "points";
  /** Which way is good; null where neither is. */
  good: "up" | "down" | null;
  /** What stands where there is nothing to divide by. */
  none?: string;
  /** What the figure is made of. */
  detail?: (figures: Figures) => string;
  /** The list of what is counted; null where nothing but the number is stored. */
  rows: ((period: Days) => string) | null;
  /** What that list shows. */
  shows?: string;
}

const ofTheLedger = "From the ledger, by when it was written there.";

/** The figures of the analytics page in their order. */
export const figureDefinitions: readonly FigureDefinition[] = [
  {
    name: "bookings",
    label: "Bookings made",
    definition: "Bookings made on these days, whatever became of them since.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: bookingsMade,
    shows: "these bookings",
  },
  {
    name: "revenue",
    label: "Revenue",
    definition: `What was sold, less what changes and cancellations took back. ${ofTheLedger}`,
    format: formatRupees,
    change: "percent",
    good: "up",
    rows: ledgerOf,
    shows: "the revenue report of these days",
  },
  {
    name: "commission",
    label: "Platform commission",
    definition: `Our share of that revenue; the rest is the operators'. ${ofTheLedger}`,
    format: formatRupees,
    change: "percent",
    good: "up",
    rows: ledgerOf,
    shows: "the revenue report of these days",
  },
  {
    name: "averageOrderValue",
    label: "Average order value",
    definition:
      "What bookings sold on these days were sold for, divided by their number. Later changes and cancellations are left out.",
    format: formatRupees,
    change: "percent",
    good: "up",
    none: "nothing sold",
    rows: ledgerOf,
    shows: "the revenue report of these days",
  },
  {
    name: "visits",
    label: "Visits",
    definition:
      "How often a person came to a public page from outside: by a link elsewhere, a bookmark or the address. Counted without cookies; programs are left out. Only the number of each day is stored.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: null,
  },
  {
    name: "conversion",
    label: "Conversion",
    definition: "Bookings made for each visit.",
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
      "Travellers' accounts that joined, booked or reviewed a trip on these days. Signing in alone does not count: sessions are forgotten, so earlier days could not be compared.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: () => "/admin/users?role=user",
    shows: "all travellers",
  },
  {
    name: "activeOperators",
    label: "Active operators",
    definition: "Companies of whose tours at least one booking was made on these days.",
    format: formatCount,
    change: "percent",
    good: "up",
    rows: () => "/admin/users?role=tour_operator",
    shows: "all tour operators",
  },
  {
    name: "bookingsPerCustomer",
    label: "Bookings per user",
    definition: "Bookings made, divided by the e-mail addresses that made them, guests included.",
    format: formatRatio,
    change: "percent",
    good: "up",
    none: "no bookings",
    detail: ({ customers, newCustomers }) =>
      `${formatCount(customers)} customers, ${formatCount(newCustomers)} of them new`,
    rows: bookingsMade,
    shows: "the bookings",
  },
  {
    name: "acquisitionCost",
    label: "Acquisition cost",
    definition:
      "Marketing spend for each new customer: each month's spend by its days in the period, divided by the e-mail addresses that booked for the first time ever.",
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
      "Of the bookings made on these days, those that are cancelled by now. Newer ones have had less time for it.",
    format: formatShare,
    change: "points",
    good: "down",
    none: "no bookings",
    detail: ({ cancelled, bookings }) => `${formatCount(cancelled)} of ${formatCount(bookings)} bookings`,
    rows: (period) => bookingsMade(period, { status: "cancelled" }),
    shows: "the cancelled bookings",
  },
  {
    name: "occupancy",
    label: "Occupancy",
    definition:
      "Seats sold of all seats, on the departures of these days with at least one seat sold. Departures that nobody booked are not stored.",
    format: formatShare,
    change: "points",
    good: "up",
    none: "no departures",
    detail: ({ seatsSold, seats, departures }) =>
      `${formatCount(seatsSold)} of ${formatCount(seats)} seats, ${formatCount(departures)} departures`,
    rows: bookingsTravelling,
    shows: "the bookings that travel on these days",
  },
];
