import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { todayInIndia } from "~/domain/calendar/calendar";
import {
  adminWorkRights,
  type AdminQueue,
  type AdminWork,
  type OperatorWork,
} from "~/domain/overview/office-work";
import type { Admin, Operator } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { listTroubledCalendars } from "../partners/calendars/calendars.repo";
import { listLacking } from "../resources/resources.repo";
import { countUnreadThreads } from "../threads/get-thread";
import {
  countUnansweredReviews,
  listClosedWithTravelers,
  listOperatorsToAnswer,
} from "./operator-overview.repo";
import { countUnpaidSoon, countWaiting, findWaiting } from "./work.repo";

const kinds = Object.keys(adminWorkRights).filter((kind): kind is keyof AdminWork => kind in adminWorkRights);

const nothing: AdminWork = {
  unpaidSoon: 0,
  partPaidSoon: 0,
  pendingBookings: 0,
  pendingOperators: 0,
  pendingAdmins: 0,
  pendingTours: 0,
  waitingPhotographs: 0,
  reportedReviews: 0,
  reportedThreads: 0,
  openMessages: 0,
  payoutsToApprove: 0,
  invoicesWaiting: 0,
  failedRefunds: 0,
  compensationsDue: 0,
  openDisputes: 0,
  lostDisputes: 0,
  failedMails: 0,
  failedJobs: 0,
};

/** Counts the work that waits for an administrator, for the side bar. */
export async function countAdminWork(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
): Promise<AdminWork> {
  const now = clock();
  const viewer = { id: admin.id, now, today: todayInIndia(now) };
  const own = kinds.filter((kind) => hasAdminRight(admin, adminWorkRights[kind]));
  return { ...nothing, ...(await countWaiting(db, own, viewer)) };
}

/** Returns the same work with its ages, for the overview. */
export function getAdminQueue(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
): Promise<AdminQueue> {
  const now = clock();
  const viewer = { id: admin.id, now, today: todayInIndia(now) };
  const own = kinds.filter((kind) => hasAdminRight(admin, adminWorkRights[kind]));
  return findWaiting(db, own, viewer);
}

/** Counts the work that waits for an operator's member: for the side bar and the dashboard. */
export async function countOperatorWork(
  { db, clock }: { db: Database; clock: Clock },
  operator: Operator,
): Promise<OperatorWork> {
  const now = clock();
  const today = todayInIndia(now);
  const [unpaidSoon, unread, reviews, closed, lacking, calendars, toAnswer] = await Promise.all([
    countUnpaidSoon(db, operator.id, today),
    countUnreadThreads({ db }, operator),
    countUnansweredReviews(db, operator.id),
    listClosedWithTravelers(db, operator.id, today),
    listLacking(db, operator.id, now),
    listTroubledCalendars(db, operator.id, today),
    listOperatorsToAnswer(db, operator.id),
  ]);
  return {
    unpaidSoon,
    unread,
    reviews,
    closed: closed.length,
    lacking: lacking.length,
    calendars: calendars.length,
    toAnswer: toAnswer.length,
  };
}
