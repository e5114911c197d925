import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { hasRight } from "~/domain/operators/operator-rights";
import { earningsByMonth } from "~/domain/money/earnings/earnings";
import { lastMonths } from "~/domain/calendar/months";
import {
  daysAhead,
  nextDepartures,
  type OperatorOverview,
  type OperatorTasks,
} from "~/domain/overview/operator-overview";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listOperatorDepartures } from "../departures/calendar.repo";
import { listSalesByMonth } from "../money/ledger/sales.repo";
import { listNewOffers } from "../coupons/agreements.repo";
import { listWaitingForState } from "../money/invoices/invoice-details.repo";
import { isBookingOf, listMemberships } from "../platform/authz/operator-rights.repo";
import { listTroubledCalendars } from "../partners/calendars/calendars.repo";
import { listLacking } from "../resources/resources.repo";
import { findOldestUnread } from "../threads/threads.repo";
import { getHead } from "../bookings/booking-events.repo";
import { countUpcoming, listOperatorBookings } from "../desk/operator-bookings.repo";
import { findUnpaidSoon, listDoubtful } from "./work.repo";
import * as repo from "./operator-overview.repo";
import type { Operator } from "../platform/authz/actors";

const bookingsShown = 5;

/** Returns the overview of a member's operators, limited to the parts that the user's rights allow. */
export async function getOperatorOverview(
  { db, clock }: { db: Database; clock: Clock },
  operator: Operator,
): Promise<OperatorOverview> {
  const now = clock();
  const today = todayInIndia(now);
  // The feed's number comes first, so that everything read later is at least as new.
  const [memberships, seq] = await Promise.all([listMemberships(db, operator.id), getHead(db)]);
  const may = (right: Parameters<typeof hasRight>[1]) => hasRight(memberships, right);
  const [bookings, departures, doubtful, tasks, earnings, firstSale, unread, reviews, unpaidSoon] =
    await Promise.all([
      may("bookings")
        ? // Who sees departures has today's and tomorrow's as manifests.
          readBookings(db, operator.id, { today, nextFrom: may("departures") ? addDays(today, 2) : today })
        : null,
      may("departures") ? readDepartures(db, operator.id, today, now) : null,
      may("departures") ? listDoubtful(db, { today, userId: operator.id }) : [],
      readTasks(db, operator.id, { now, today, mayWrite: may("tours") }),
      may("earnings") ? readEarnings(db, operator.id, today) : null,
      may("company") ? repo.findFirstSaleFacts(db, operator.id) : null,
      findOldestUnread(db, operator.id),
      repo.findOldestUnanswered(db, operator.id),
      findUnpaidSoon(db, operator.id, today),
    ]);
  const oldest = { unread, reviews, unpaidSoon: unpaidSoon.since };
  return {
    departures,
    doubtful,
    tasks,
    oldest,
    calls: unpaidSoon.calls,
    earnings,
    firstSale,
    bookings: bookings && { ...bookings, seq },
    now,
  };
}

async function readBookings(
  db: Database,
  userId: string,
  { today, nextFrom }: { today: TravelDate; nextFrom: TravelDate },
) {
  const limit = bookingsShown;
  const [newest, upcoming, next] = await Promise.all([
    listOperatorBookings(db, userId, { limit }),
    countUpcoming(db, userId, today),
    listOperatorBookings(db, userId, { upcomingFrom: nextFrom, sort: "travel", limit }),
  ]);
  return { upcoming, next: next.bookings, newest: newest.bookings };
}

async function readDepartures(db: Database, userId: string, today: TravelDate, now: number) {
  const days = { from: today, to: addDays(today, daysAhead) };
  const { tours, stored } = await listOperatorDepartures(db, userId, days, now);
  return nextDepartures(tours, stored, now);
}

/** Reads each task that the user has the right for. @param mayWrite true if any operator lets them edit tours */
async function readTasks(
  db: Database,
  userId: string,
  { now, today, mayWrite }: { now: number; today: TravelDate; mayWrite: boolean },
): Promise<OperatorTasks> {
  const [
    writable,
    unfinished,
    closed,
    lacking,
    reviews,
    lackingState,
    coupons,
    incomplete,
    calendars,
    toAnswer,
  ] = await Promise.all([
    repo.countWritableTours(db, userId),
    repo.listUnfinishedTours(db, userId),
    repo.listClosedWithTravelers(db, userId, today),
    listLacking(db, userId, now),
    repo.countUnansweredReviews(db, userId),
    listWaitingForState(db, isBookingOf(userId, "bookings")),
    listNewOffers(db, userId, now),
    repo.listIncompleteOperators(db, userId),
    listTroubledCalendars(db, userId, today),
    repo.listOperatorsToAnswer(db, userId),
  ]);
  return {
    ...unfinished,
    isFirstTourMissing: mayWrite && writable === 0,
    closed,
    lacking,
    reviews,
    lackingState,
    coupons,
    incomplete,
    calendars,
    toAnswer,
  };
}

async function readEarnings(db: Database, userId: string, today: TravelDate) {
  const months = lastMonths(today, 12);
  return earningsByMonth(months, await listSalesByMonth(db, { since: months[0] ?? "", userId }));
}
