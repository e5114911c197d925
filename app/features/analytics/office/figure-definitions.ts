import { maxRows, type Figures } from "~/domain/analytics/analytics";
import { formatRupees } from "~/domain/money/money";
import type { Days } from "~/domain/calendar/period";
import { formatCount, formatRatio, formatShare } from "./formats";
import { bookingsMade, bookingsTraveling, ledgerOf } from "./rows-behind";

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
const revenueReport = { rows: ledgerOf, shows: "the revenue report for this period" };
const rupees = { format: formatRupees, change: "percent", good: "up" } as const;

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
    label: "Revenue accrued",
    definition: `Sales less changes and cancellations, whether paid or not. ${ofTheLedger}`,
    ...rupees,
    ...revenueReport,
  },
  {
    name: "received",
    label: "Revenue received",
    definition: `Payments of customers less refunds, whenever they booked. Includes payments that operators received. ${ofTheLedger}`,
    ...rupees,
    ...revenueReport,
  },
  {
    name: "outstanding",
    label: "Outstanding",
    definition:
      "What customers still owed at the end of this period, less what was owed to them, from the whole ledger up to that day.",
    ...rupees,
    good: null,
    ...revenueReport,
  },
  {
    name: "commission",
    label: "Commission accrued",
    definition: `The platform's share of the revenue accrued. The rest goes to operators. ${ofTheLedger}`,
    ...rupees,
    ...revenueReport,
  },
  {
    name: "commissionReceived",
    label: "Commission received",
    definition: `The part of the commission that customers have paid: each booking's first money is the commission, and refunds reduce it last. ${ofTheLedger}`,
    ...rupees,
    ...revenueReport,
  },
  {
    name: "averageOrderValue",
    label: "Average order value",
    definition:
      "Average sale price of the bookings sold in this period, before later changes and cancellations.",
    ...rupees,
    none: "nothing sold",
    ...revenueReport,
  },
  {
    name: "occupancy",
    label: "Occupancy",
    definition:
      "Share of seats sold on the departures with guests in this period. Those without guests are counted beside it: the days on which tours on sale depart by their present rules, without closed departures. A named period ends today, so later departures count in a custom period only.",
    format: formatShare,
    change: "points",
    good: "up",
    none: "no departures with guests",
    detail: ({ seatsSold, seats, departures, empty }) =>
      `${formatCount(seatsSold)} of ${formatCount(seats)} seats on ${formatCount(departures)} departures with guests; ${formatCount(empty)} had none`,
    rows: bookingsTraveling,
    shows: "the bookings that travel in this period",
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
    definition:
      "Bookings per visit: those made in this period through the site and confirmed at some time. Bookings by administrators, pending and expired ones don't count.",
    format: formatShare,
    change: "points",
    good: "up",
    none: "no visits",
    detail: ({ converted, visits }) => `${formatCount(converted)} of ${formatCount(visits)} visits`,
    rows: bookingsMade,
    shows: "all bookings made in this period",
  },
  {
    name: "activeTravelers",
    label: "Active users",
    definition: `Traveler accounts that signed up, booked or reviewed a trip in this period: among its newest ${formatCount(maxRows)} of each. Signing in alone doesn't count, because old sessions are deleted.`,
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
    definition: `Bookings made per customer e-mail address, including guests: among the newest ${formatCount(maxRows)} of this period. A new customer has never booked before.`,
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
    name: "cancellations",
    label: "Cancellations",
    definition: "Bookings canceled in this period, whenever they were made.",
    format: formatCount,
    change: "percent",
    good: "down",
    rows: null,
  },
  {
    name: "cancellationShare",
    label: "Cancellation rate",
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
];
