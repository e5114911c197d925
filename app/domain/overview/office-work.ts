import type { StartKey } from "~/domain/departures/start";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { AdminRight } from "~/domain/accounts/admin-rights";

/** Kinds of work that wait for administrators, each with the right to do it. */
export const adminWorkRights = {
  unpaidSoon: "bookings",
  partPaidSoon: "bookings",
  pendingBookings: "bookings",
  pendingOperators: "users",
  pendingAdmins: "roles",
  pendingTours: "tours",
  waitingPhotographs: "reviews",
  reportedReviews: "reviews",
  reportedThreads: "messages",
  openMessages: "messages",
  payoutsToApprove: "approve-payouts",
  invoicesWaiting: "bookings",
  failedRefunds: "payments",
  compensationsDue: "payments",
  openDisputes: "payments",
  lostDisputes: "payments",
  failedMails: "messages",
  failedJobs: "settings",
} as const satisfies Record<string, AdminRight>;

/** Number of open items of each kind; 0 for kinds that the role may not work on. */
export type AdminWork = Record<keyof typeof adminWorkRights, number>;

/** Open items of a kind. */
export interface WaitingWork {
  count: number;
  /** UTC instant since when the oldest waits; null without any, or if it is not stored. */
  since: number | null;
}

/** Open items of the kinds that the role may work on. */
export type AdminQueue = Partial<Record<keyof AdminWork, WaitingWork>>;

/** A departure that may have too few travelers on its decision day. */
export interface DoubtfulDeparture {
  tourSlug: string;
  tourTitle: string;
  travelDate: TravelDate;
  start: StartKey;
  decideOn: TravelDate;
  /** Travelers needed. */
  travelers: number;
  booked: number;
}

/** Traveler to call about a payment. */
export interface Call {
  customerName: string;
  /** E.164; empty for a deleted account. */
  customerPhone: string;
  /** Whole rupees. */
  owed: number;
}

/** Formats how long something waits: "5 minutes", "3 hours", "2 days". @param since UTC instant */
export function waitInWords(since: number, now: number): string {
  const minutes = Math.max(1, Math.floor((now - since) / 60_000));
  const [count, unit] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / (24 * 60)), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Number of items that wait for an operator's members, limited to what their rights allow. */
export interface OperatorWork {
  /** Bookings that leave by tomorrow and are not paid in full. */
  unpaidSoon: number;
  /** Unread conversations. */
  unread: number;
  /** Published reviews without a reply. */
  reviews: number;
  /** Closed departures that still have bookings. */
  closed: number;
  /** Departures whose guide or vehicle is away or missing. */
  lacking: number;
  /** Calendars that fail, have lost events, or clash with sold seats. */
  calendars: number;
  /** Own companies that were asked for documents or refused. */
  toAnswer: number;
}
