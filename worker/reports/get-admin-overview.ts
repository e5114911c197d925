import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { daysOfMonth, lastMonths, type Month } from "~/domain/calendar/months";
import type { AdminQueue, DoubtfulDeparture } from "~/domain/reports/office-work";
import { getAdminReminders } from "../accounts/admin/get-admin-reminders";
import { listBookings } from "../bookings/admin/booking-list.repo";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getAdminQueue } from "./count-work";
import { listDoubtful } from "./work.repo";
import * as repo from "./overview.repo";
import type { Admin } from "../authz/actors";

export interface AdminOverview {
  /** True if the viewer signs in with a password alone. */
  lacksSecondFactor: boolean;
  /** Number of items of each kind that wait for an administrator. */
  queue: AdminQueue;
  /** Departures that may have too few travelers; none without the right to rescue them. */
  doubtful: DoubtfulDeparture[];
  /** Server time, UTC. */
  now: number;
  today: TravelDate;
  /** Bookings made, by days in India; the week is today and the six days before. */
  made: { today: number; week: number; weekBefore: number };
  /** Revenue that the platform keeps, in whole rupees: this month, last month up to the same day, all of last month. Null without the right to see it. */
  revenue: { month: Month; soFar: number; lastByNow: number; lastMonth: Month; last: number } | null;
  /** Departures with sold seats within seven days from today. */
  departures: { until: TravelDate; departures: number; seats: number };
  /** The newest bookings, none without the right to see them, and the feed number that they include. */
  bookings: AdminBooking[];
  seq: number;
}

const bookingsShown = 10;

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
  const made = (from: number, to: number) =>
    repo.countMade(db, { from: addDays(today, -from), to: addDays(today, -to) });
  const seesMoney = hasAdminRight(admin, "money");
  const revenue = (days: { from: TravelDate; to: TravelDate }) =>
    seesMoney ? repo.sumPlatformRevenue(db, days) : 0;
  const [
    reminders,
    queue,
    doubtful,
    todayMade,
    week,
    weekBefore,
    soFar,
    lastByNow,
    last,
    departures,
    newest,
  ] = await Promise.all([
    getAdminReminders({ db }, admin),
    getAdminQueue({ db, clock }, admin),
    hasAdminRight(admin, "bookings") ? listDoubtful(db, { today, userId: null }) : [],
    made(0, 0),
    made(6, 0),
    made(13, 7),
    revenue({ from: `${month}-01`, to: today }),
    revenue({ from: lastDays.from, to: sameDay }),
    revenue(lastDays),
    repo.getDepartures(db, { from: today, to: until }),
    listBookings(db, { limit: bookingsShown }),
  ]);
  return {
    lacksSecondFactor: reminders.lacksSecondFactor,
    queue,
    doubtful,
    now: clock(),
    today,
    made: { today: todayMade, week, weekBefore },
    revenue: seesMoney ? { month, soFar, lastMonth, lastByNow, last } : null,
    departures: { until, ...departures },
    bookings: hasAdminRight(admin, "view-bookings") ? newest.bookings : [],
    seq: newest.seq,
  };
}
