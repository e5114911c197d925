import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { Days } from "~/domain/calendar/period";
import { daysOfMonth, lastMonths, type Month } from "~/domain/calendar/months";
import type { AdminQueue, DoubtfulDeparture } from "~/domain/overview/office-work";
import { listOpeningGaps } from "../settings/opening";
import { getAdminReminders } from "../accounts/admin/get-admin-reminders";
import { listBookings } from "../desk/admin/booking-list.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { getAdminQueue } from "./count-work";
import { listDoubtful } from "./work.repo";
import * as repo from "./overview.repo";
import type { Admin } from "../platform/authz/actors";

export interface AdminOverview {
  /** True if the viewer signs in with a password alone. */
  lacksSecondFactor: boolean;
  /** Entries that bookings wait for; empty without the right to change settings, and in demo builds. */
  opening: { name: string; to: string }[];
  /** Number of items of each kind that wait for an administrator. */
  queue: AdminQueue;
  /** Departures that may have too few travelers; none without the right to rescue them. */
  doubtful: DoubtfulDeparture[];
  /** Server time, UTC. */
  now: number;
  today: TravelDate;
  /** Bookings made, by days in India; the week is today and the six days before. The days end today. */
  made: { today: number; week: number; weekBefore: number; days: number[] };
  /** Revenue that the platform keeps, in whole rupees: this month, last month up to the same day, all of last month, and the days that end today. Null without the right to see it. */
  revenue: {
    month: Month;
    soFar: number;
    lastByNow: number;
    lastMonth: Month;
    last: number;
    days: number[];
  } | null;
  /** Departures with sold seats within seven days from today. */
  departures: { until: TravelDate; departures: number; seats: number; days: number[] };
  /** The newest bookings, none without the right to see them, and the feed number that they include. */
  bookings: AdminBooking[];
  seq: number;
}

const bookingsShown = 10;
/** Days of the small charts: whole weeks, and no more than the shortest month has. */
const daysDrawn = 28;

/** Returns an administrator's overview, as far as the role may see it: tasks, today's figures and the newest bookings. */
export async function getAdminOverview(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
): Promise<AdminOverview> {
  const today = todayInIndia(clock());
  const until = addDays(today, 6);
  const [lastMonth = "", month = ""] = lastMonths(today, 2);
  const lastDays = daysOfMonth(lastMonth);
  // The last month may be shorter.
  const sameDay = [`${lastMonth}-${today.slice(8)}`, lastDays.to].toSorted()[0] ?? lastDays.to;
  const seesMoney = hasAdminRight(admin, "money");
  const drawn = Array.from({ length: daysDrawn }, (_, index) => addDays(today, index - daysDrawn + 1));
  const ahead = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const [opening, reminders, queue, doubtful, made, kept, departures, newest] = await Promise.all([
    hasAdminRight(admin, "settings") ? listOpeningGaps(db) : [],
    getAdminReminders({ db }, admin),
    getAdminQueue({ db, clock }, admin),
    hasAdminRight(admin, "bookings") ? listDoubtful(db, { today, userId: null }) : [],
    repo.listMadeByDay(db, { from: drawn[0] ?? today, to: today }),
    seesMoney ? repo.listRevenueByDay(db, { from: lastDays.from, to: today }) : [],
    repo.listDeparturesByDay(db, { from: today, to: until }),
    listBookings(db, { limit: bookingsShown }),
  ]);
  return {
    lacksSecondFactor: reminders.lacksSecondFactor,
    opening,
    queue,
    doubtful,
    now: clock(),
    today,
    made: {
      today: sumWithin(made, { from: today, to: today }),
      week: sumWithin(made, { from: addDays(today, -6), to: today }),
      weekBefore: sumWithin(made, { from: addDays(today, -13), to: addDays(today, -7) }),
      days: amountsOn(drawn, made),
    },
    revenue: seesMoney
      ? {
          month,
          soFar: sumWithin(kept, { from: `${month}-01`, to: today }),
          lastMonth,
          lastByNow: sumWithin(kept, { from: lastDays.from, to: sameDay }),
          last: sumWithin(kept, lastDays),
          days: amountsOn(drawn, kept),
        }
      : null,
    departures: {
      until,
      departures: departures.reduce((sum, each) => sum + each.departures, 0),
      seats: departures.reduce((sum, { seats }) => sum + seats, 0),
      days: amountsOn(
        ahead,
        departures.map(({ day, departures: amount }) => ({ day, amount })),
      ),
    },
    bookings: hasAdminRight(admin, "view-bookings") ? newest.bookings : [],
    seq: newest.seq,
  };
}

function sumWithin(amounts: readonly repo.OfDay[], { from, to }: Days): number {
  return amounts.reduce((sum, { day, amount }) => (day >= from && day <= to ? sum + amount : sum), 0);
}

/** Returns the amount of each day, 0 for days without one. */
function amountsOn(days: readonly TravelDate[], amounts: readonly repo.OfDay[]): number[] {
  const known = new Map(amounts.map(({ day, amount }) => [day, amount]));
  return days.map((day) => known.get(day) ?? 0);
}
