import type { Viewer } from "~/domain/account";
import { addDays, todayInIndia } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { hasRight } from "~/domain/company-rights";
import { earningsByMonth } from "~/domain/earnings";
import { lastMonths, startOfMonth } from "~/domain/months";
import { daysAhead } from "~/domain/operator-overview";
import type { OperatorOverview, OperatorTasks } from "~/domain/operator-overview";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { listSalesByMonth } from "../money/sales.repo";
import { listMemberships } from "./company-rights.repo";
import { countUpcoming, listOperatorBookings } from "./own-bookings.repo";
import * as repo from "./overview.repo";
import { requireOperator } from "./require-operator";

const bookingsShown = 5;

/** What somebody of a company sees first: the parts of it that their rights allow. */
export async function getOperatorOverview(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<OperatorOverview> {
  requireOperator(viewer);
  const now = clock();
  const today = todayInIndia(now);
  const memberships = await listMemberships(db, viewer.id);
  const may = (right: Parameters<typeof hasRight>[1]) => hasRight(memberships, right);
  // First: what is read later holds at least what the feed's number says.
  const bookings = may("bookings") ? await readBookings(db, viewer.id, today) : null;
  const [departures, tasks, earnings] = await Promise.all([
    may("departures")
      ? repo.listFilledDepartures(db, viewer.id, { from: today, to: addDays(today, daysAhead), now })
      : null,
    readTasks(db, viewer.id, today),
    may("earnings") ? readEarnings(db, viewer.id, today) : null,
  ]);
  return { departures, tasks, earnings, bookings };
}

async function readBookings(db: Database, userId: string, today: TravelDate) {
  const page = { limit: bookingsShown };
  const newest = await listOperatorBookings(db, userId, {}, { ...page, sort: "-booked" });
  const [upcoming, next] = await Promise.all([
    countUpcoming(db, userId, today),
    listOperatorBookings(db, userId, { upcomingFrom: today }, { ...page, sort: "travel" }),
  ]);
  return { upcoming, next: next.bookings, newest: newest.bookings, seq: newest.seq };
}

/** Each is asked for with its right: without it there is none. */
async function readTasks(db: Database, userId: string, today: TravelDate): Promise<OperatorTasks> {
  const [unfinished, closed, reviews, withoutBank] = await Promise.all([
    repo.listUnfinishedTours(db, userId),
    repo.listClosedWithTravelers(db, userId, today),
    repo.countUnansweredReviews(db, userId),
    repo.listCompaniesWithoutBank(db, userId),
  ]);
  return { ...unfinished, closed, reviews, withoutBank };
}

async function readEarnings(db: Database, userId: string, today: TravelDate) {
  const months = lastMonths(today, 2);
  const since = startOfMonth(months[0] ?? "");
  const [monthBefore, thisMonth] = earningsByMonth(months, await listSalesByMonth(db, { since, userId }));
  if (!monthBefore || !thisMonth) throw new Error("two months were asked for");
  return { thisMonth, monthBefore };
}
