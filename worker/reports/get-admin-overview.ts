import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { addDays, startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { lastMonths, startOfMonth, type Month } from "~/domain/calendar/months";
import { getAdminReminders } from "../accounts/admin/get-admin-reminders";
import { listBookings } from "../bookings/admin/booking-list.repo";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./overview.repo";
import type { Admin } from "../authz/actors";

export interface AdminOverview {
  /** True if the viewer signs in with a password alone. */
  lacksSecondFactor: boolean;
  /** Number of items of each kind that wait for an administrator. */
  tasks: Awaited<ReturnType<typeof repo.countTasks>>;
  today: TravelDate;
  /** Bookings made, by the time in India; the week is today and the six days before. */
  made: { today: number; week: number; weekBefore: number };
  /** Revenue of the platform by the ledger, in whole rupees: this month, last month up to the same time, all of last month. Null without the right to see it. */
  revenue: { month: Month; soFar: number; lastByNow: number; lastMonth: Month; last: number } | null;
  /** Departures with travelers within seven days from today. */
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
  const now = clock();
  const today = todayInIndia(now);
  const until = addDays(today, 6);
  const [lastMonth = "", month = ""] = lastMonths(today, 2);
  const [start, startOfLast] = [startOfMonth(month), startOfMonth(lastMonth)];
  const seesMoney = hasAdminRight(admin, "money");
  const revenue = (from: number, to: number) => (seesMoney ? repo.sumPlatformRevenue(db, from, to) : 0);
  const dayStart = (daysAgo: number) => startOfDayInIndia(addDays(today, -daysAgo));
  const [reminders, tasks, todayMade, week, weekBefore, soFar, lastByNow, last, departures, newest] =
    await Promise.all([
      getAdminReminders({ db }, admin),
      repo.countTasks(db),
      repo.countMade(db, dayStart(0), now + 1),
      repo.countMade(db, dayStart(6), now + 1),
      repo.countMade(db, dayStart(13), dayStart(6)),
      revenue(start, now + 1),
      revenue(startOfLast, Math.min(startOfLast + (now - start), start)),
      revenue(startOfLast, start),
      repo.getDepartures(db, today, until),
      listBookings(db, { limit: bookingsShown }),
    ]);
  return {
    lacksSecondFactor: reminders.lacksSecondFactor,
    tasks,
    today,
    made: { today: todayMade, week, weekBefore },
    revenue: seesMoney ? { month, soFar, lastMonth, lastByNow, last } : null,
    departures: { until, ...departures },
    bookings: hasAdminRight(admin, "view-bookings") ? newest.bookings : [],
    seq: newest.seq,
  };
}
