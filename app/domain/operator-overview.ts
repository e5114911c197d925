import type { TravelDate } from "./calendar";
import type { Earnings } from "./earnings";
import type { Month } from "./months";
import type { OperatorBooking } from "./operator-booking";

/** What an operator's dashboard tells. A part for which they have no right is null. Amounts are whole rupees. */
export interface OperatorOverview {
  /** Today's and the next week's on which somebody travels or holds a seat, in order. */
  departures: DepartureFill[] | null;
  tasks: OperatorTasks;
  /** By the ledger: this month until now, and the whole month before. */
  earnings: { thisMonth: MonthEarnings; monthBefore: MonthEarnings } | null;
  bookings: {
    upcoming: { bookings: number; travelers: number };
    /** The next few that travel. */
    next: OperatorBooking[];
    newest: OperatorBooking[];
    /** The number of the newest event this is true at, whence the live feed continues. */
    seq: number;
  } | null;
}

type MonthEarnings = { month: Month } & Earnings;

/** How full a departure is. */
export interface DepartureFill {
  tourSlug: string;
  tourTitle: string;
  travelDate: TravelDate;
  capacity: number;
  booked: number;
  /** Seats somebody keeps who is filling in a booking. */
  held: number;
  isClosed: boolean;
}

/** What waits for somebody of the company. */
export interface OperatorTasks {
  /** Tours whose writing is not finished or not handed in, and changes of published ones. */
  drafts: TourTask[];
  /** What was sent back, and why. */
  rejected: (TourTask & { reason: string })[];
  /** Closed departures on which people are still booked. */
  closed: Pick<DepartureFill, "tourSlug" | "tourTitle" | "travelDate" | "booked">[];
  /** Published reviews that were not answered. */
  reviews: number;
  /** Companies that have not said where their payouts go. */
  withoutBank: { slug: string; companyName: string }[];
}

interface TourTask {
  slug: string;
  title: string;
}

/** How many days after today the dashboard's departures go. */
export const daysAhead = 7;
