import { addDays } from "./calendar";
import type { TravelDate } from "./calendar";
import type { Earnings } from "./earnings";
import type { Month } from "./months";
import type { OperatorBooking } from "./operator-booking";
import { departuresByDay } from "./operator-calendar";
import type { CalendarDeparture, CalendarTour, StoredDeparture } from "./operator-calendar";

/** What an operator's dashboard tells. A part for which they have no right is null. Amounts are whole rupees. */
export interface OperatorOverview {
  /** Today and the next week, without the days on which nothing leaves. */
  departures: DepartureDay[] | null;
  tasks: OperatorTasks;
  /** By the ledger: the last twelve months, oldest first. The last is this month until now. */
  earnings: MonthEarnings[] | null;
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

/** What leaves on a day. */
export interface DepartureDay {
  date: TravelDate;
  /** Those on which somebody is, or is about to be: the fullest first. */
  filled: CalendarDeparture[];
  /** How many others leave: neither closed nor blacked out. */
  unbooked: number;
}

/** What waits for somebody of the company. */
export interface OperatorTasks {
  /** Whether they may write tours, and there is none yet. */
  isFirstTourMissing: boolean;
  /** Tours whose writing is not finished or not handed in, and changes of published ones. */
  drafts: (TourTask & { isPublished: boolean })[];
  /** What was sent back, and why. */
  rejected: (TourTask & { reason: string })[];
  /** Closed departures on which people are still booked. */
  closed: { tourSlug: string; tourTitle: string; travelDate: TravelDate; booked: number }[];
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

/** What leaves from today until then, of tours and of what is stored of their dates. */
export function nextDepartures(
  tours: readonly CalendarTour[],
  stored: readonly StoredDeparture[],
  today: TravelDate,
): DepartureDay[] {
  return departuresByDay(tours, stored, { from: today, to: addDays(today, daysAhead), today })
    .map(({ date, departures }) => {
      const [filled, others] = [departures.filter(isFilled), departures.filter((each) => !isFilled(each))];
      const unbooked = others.filter(({ state }) => state !== "closed" && state !== "black-out").length;
      return { date, filled, unbooked };
    })
    .filter(({ filled, unbooked }) => filled.length + unbooked > 0);
}

function isFilled({ booked, held }: CalendarDeparture): boolean {
  return booked + held > 0;
}
