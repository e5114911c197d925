import type { LackingDeparture } from "~/domain/resources/resource";
import type { VerificationState } from "~/domain/operators/operator";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { Earnings } from "~/domain/money/earnings/earnings";
import type { Month } from "~/domain/calendar/months";
import type { FirstSaleFacts } from "./first-sale";
import type { Call, DoubtfulDeparture } from "./office-work";
import type { StartKey } from "~/domain/departures/start";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import {
  listDays,
  type CalendarDeparture,
  type CalendarTour,
  type StoredDeparture,
} from "~/domain/departures/operator-calendar";

/** Data of an operator's dashboard. Parts the user has no right to see are null. Amounts are whole rupees. */
export interface OperatorOverview {
  /** Today and the next week, without days that have no departures. */
  departures: NextDepartureDay[] | null;
  /** Departures that may have too few travelers. */
  doubtful: DoubtfulDeparture[];
  tasks: OperatorTasks;
  /** UTC instants since when the oldest of each kind waits; null without any. */
  oldest: Record<"unread" | "reviews" | "unpaidSoon", number | null>;
  /** First travelers to call about payments of bookings that leave by tomorrow. */
  calls: Call[];
  /** UTC instant of the overview. */
  now: number;
  /** From the ledger: the last twelve months, oldest first. The last is the current month so far. */
  earnings: MonthEarnings[] | null;
  /** Data of an operator without a published tour; null for all others. */
  firstSale: FirstSaleFacts | null;
  bookings: {
    upcoming: { bookings: number; travelers: number };
    /** The next few bookings by travel date: after tomorrow, if the user sees departures. */
    next: OperatorBooking[];
    newest: OperatorBooking[];
    /** Sequence number of the newest event included here; the live feed continues from it. */
    seq: number;
  } | null;
}

type MonthEarnings = { month: Month } & Earnings;

export interface NextDepartureDay {
  date: TravelDate;
  /** Departures with bookings or holds, those with the most people first; the first ten. */
  filled: CalendarDeparture[];
  /** Number of those beyond. */
  moreFilled: number;
  /** Number of other departures, excluding closed and blacked-out ones. */
  unbooked: number;
}

/** Pending tasks of the operator's members. */
export interface OperatorTasks {
  /** True if the user may create tours and there are none yet. */
  isFirstTourMissing: boolean;
  /** Drafts not submitted yet, including changes to published tours. */
  drafts: (TourTask & { isPublished: boolean })[];
  /** Rejected tours, with the reason. */
  rejected: (TourTask & { reason: string })[];
  /** True if there are more of these tours than listed. */
  hasMoreUnfinished: boolean;
  /** Closed departures that still have bookings. */
  closed: {
    tourSlug: string;
    tourTitle: string;
    travelDate: TravelDate;
    start: StartKey;
    booked: number;
  }[];
  /** Departures whose guide or vehicle is away or missing. */
  lacking: LackingDeparture[];
  /** Published reviews without a reply. */
  reviews: number;
  /** Paid bookings, the oldest first, whose tax invoice waits for the buyer's State. */
  lackingState: string[];
  /** Codes of new coupons that ask for an agreement to bear a part. */
  coupons: string[];
  /** Operators that lack details, documents or a bank account, in words. */
  incomplete: { slug: string; companyName: string; missing: string[] }[];
  /** Operators with calendars that clash with sold seats, fail, or have lost events. */
  calendars: { slug: string; companyName: string; conflicts: number; troubled: number }[];
  /** Own operators that were asked for documents, or refused. */
  toAnswer: { slug: string; companyName: string; verification: VerificationState }[];
}

interface TourTask {
  slug: string;
  title: string;
}

/** Days after today covered by the dashboard. */
export const daysAhead = 7;

/** Max departures with people listed of a day. */
const filledShown = 10;

/** Returns the departures of the coming days, from today. @param now UTC instant */
export function nextDepartures(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  now: number,
): NextDepartureDay[] {
  const today = todayInIndia(now);
  return listDays(tours, stored, { from: today, to: addDays(today, daysAhead), now, maxQuiet: 0 })
    .map(({ date, notable, quietCount }) => {
      const [all, others] = [notable.filter(isFilled), notable.filter((each) => !isFilled(each))];
      const open = others.filter(({ state }) => state !== "closed" && state !== "black-out").length;
      const filled = all.slice(0, filledShown);
      return { date, filled, moreFilled: all.length - filled.length, unbooked: open + quietCount };
    })
    .filter(({ filled, unbooked }) => filled.length + unbooked > 0);
}

function isFilled({ booked, held }: CalendarDeparture): boolean {
  return booked + held > 0;
}
