import { eq, isNull } from "drizzle-orm";
import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { todayInIndia } from "~/domain/calendar/calendar";
import { adminWorkRights, type AdminWork, type OperatorWork } from "~/domain/reports/office-work";
import { waitsForAdmin } from "../accounts/admin/account-status.repo";
import type { Admin, Operator } from "../authz/actors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { bookings, contactMessages, failedJobs, mailOutbox, refunds, users } from "../db/schema";
import { countOpenDisputes } from "../payments/disputes.repo";
import { countWaitingPhotographs } from "../reviews/photograph-moderation.repo";
import { countUnreadThreads } from "../threads/get-thread";
import { countPendingTours } from "../tours/admin/admin-tours.repo";
import {
  countUnansweredReviews,
  listClosedWithTravelers,
  listOperatorsToAnswer,
} from "./operator-overview.repo";

const adminCounts: Record<keyof AdminWork, (db: Database) => PromiseLike<number>> = {
  pendingBookings: (db) => db.$count(bookings, eq(bookings.status, "pending")),
  pendingOperators: (db) => db.$count(users, waitsForAdmin(db, "tour_operator")),
  pendingAdmins: (db) => db.$count(users, waitsForAdmin(db, "admin")),
  pendingTours: countPendingTours,
  waitingPhotographs: countWaitingPhotographs,
  openMessages: (db) => db.$count(contactMessages, isNull(contactMessages.handledAt)),
  failedRefunds: (db) => db.$count(refunds, eq(refunds.status, "failed")),
  openDisputes: countOpenDisputes,
  failedMails: (db) => db.$count(mailOutbox, eq(mailOutbox.status, "failed")),
  failedJobs: (db) => db.$count(failedJobs),
};

/** Counts the work that waits for an administrator: for the side bar and the overview. */
export async function countAdminWork({ db }: { db: Database }, admin: Admin): Promise<AdminWork> {
  const count = (kind: keyof AdminWork) =>
    hasAdminRight(admin, adminWorkRights[kind]) ? adminCounts[kind](db) : 0;
  const [
    pendingBookings,
    pendingOperators,
    pendingAdmins,
    pendingTours,
    waitingPhotographs,
    openMessages,
    failedRefunds,
    openDisputes,
    failedMails,
    jobs,
  ] = await Promise.all([
    count("pendingBookings"),
    count("pendingOperators"),
    count("pendingAdmins"),
    count("pendingTours"),
    count("waitingPhotographs"),
    count("openMessages"),
    count("failedRefunds"),
    count("openDisputes"),
    count("failedMails"),
    count("failedJobs"),
  ]);
  return {
    pendingBookings,
    pendingOperators,
    pendingAdmins,
    pendingTours,
    waitingPhotographs,
    openMessages,
    failedRefunds,
    openDisputes,
    failedMails,
    failedJobs: jobs,
  };
}

/** Counts the work that waits for an operator's member: for the side bar and the dashboard. */
export async function countOperatorWork(
  { db, clock }: { db: Database; clock: Clock },
  operator: Operator,
): Promise<OperatorWork> {
  const [unread, reviews, closed, toAnswer] = await Promise.all([
    countUnreadThreads({ db }, operator),
    countUnansweredReviews(db, operator.id),
    listClosedWithTravelers(db, operator.id, todayInIndia(clock())),
    listOperatorsToAnswer(db, operator.id),
  ]);
  return { unread, reviews, closed: closed.length, toAnswer: toAnswer.length };
}
