import type { Viewer } from "~/domain/account";
import type { AdminBooking } from "~/domain/booking";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { lastMonths, startOfMonth } from "~/domain/months";
import type { Month } from "~/domain/months";
import { getAdminReminders } from "../accounts/get-admin-reminders";
import { requireAdmin } from "../accounts/require-admin";
import { listBookings } from "../bookings/list-bookings";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./overview.repo";

export interface AdminOverview {
  /** Whether the one who asks signs in with a password alone. */
  lacksSecondFactor: boolean;
  /** How much there is of each thing that waits for an administrator. */
  tasks: Awaited<ReturnType<typeof repo.countTasks>>;
  today: TravelDate;
  /** Bookings made, by the clock in India; the week is today and the six days before. */
  made: { today: number; week: number; weekBefore: number };
  /** What the platform kept by the ledger, in whole rupees: this month, the last one by the same time, the whole last one. */
  revenue: { month: Month; soFar: number; lastByNow: number; lastMonth: Month; last: number };
  /** Of the seven days from today on: those that somebody has a seat on. */
  departures: { until: TravelDate; departures: number; seats: number };
  /** The newest bookings, and the feed's number they are true at. */
  bookings: AdminBooking[];
  seq: number;
}

const bookingsShown = 10;

/** What an administrator sees first: what waits for them, how things go today, and the newest bookings. */
export async function getAdminOverview(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<AdminOverview> {
  requireAdmin(viewer);
  const now = clock();
  const today = todayInIndia(now);
  const until = addDays(today, 6);
  const [lastMonth = "", month = ""] = lastMonths(today, 2);
  const [start, startOfLast] = [startOfMonth(month), startOfMonth(lastMonth)];
  const dayStart = (daysAgo: number) => startOfDayInIndia(addDays(today, -daysAgo));
  const [reminders, tasks, todayMade, week, weekBefore, soFar, lastByNow, last, departures, newest] =
    await Promise.all([
      getAdminReminders({ db }, viewer),
      repo.countTasks(db),
      repo.countMade(db, dayStart(0), now + 1),
      repo.countMade(db, dayStart(6), now + 1),
      repo.countMade(db, dayStart(13), dayStart(6)),
      repo.getRevenue(db, start, now + 1),
      repo.getRevenue(db, startOfLast, Math.min(startOfLast + (now - start), start)),
      repo.getRevenue(db, startOfLast, start),
      repo.getDepartures(db, today, until),
      listBookings({ db }, viewer, { limit: bookingsShown }),
    ]);
  return {
    lacksSecondFactor: reminders.lacksSecondFactor,
    tasks,
    today,
    made: { today: todayMade, week, weekBefore },
    revenue: { month, soFar, lastMonth, lastByNow, last },
    departures: { until, ...departures },
    bookings: newest.bookings,
    seq: newest.seq,
  };
}
