import type { AdminRight } from "~/domain/accounts/admin-rights";

/** Kinds of work that wait for administrators, each with the right to do it. */
export const adminWorkRights = {
  pendingBookings: "bookings",
  pendingOperators: "users",
  pendingAdmins: "roles",
  pendingTours: "tours",
  waitingPhotographs: "reviews",
  openMessages: "messages",
  failedRefunds: "payments",
  openDisputes: "payments",
  failedMails: "messages",
  failedJobs: "settings",
} as const satisfies Record<string, AdminRight>;

/** Number of open items of each kind; 0 for kinds that the role may not work on. */
export type AdminWork = Record<keyof typeof adminWorkRights, number>;

/** Number of items that wait for an operator's members, limited to what their rights allow. */
export interface OperatorWork {
  /** Unread conversations. */
  unread: number;
  /** Published reviews without a reply. */
  reviews: number;
  /** Closed departures that still have bookings. */
  closed: number;
  /** Own companies that were asked for documents or refused. */
  toAnswer: number;
}
