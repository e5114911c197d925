import { and, asc, between, count, eq, gt, gte, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { callDays } from "~/domain/desk/operator-booking";
import type { AdminWork, Call, DoubtfulDeparture, WaitingWork } from "~/domain/overview/office-work";
import { waitsForAdmin } from "../accounts/admin/account-status.repo";
import { isBookingOf, isTourOfAmongFew } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookings,
  contactMessages,
  departureMinimums,
  departures,
  disputes,
  failedJobs,
  mailOutbox,
  payouts,
  refunds,
  reviewPhotographs,
  reviewReports,
  threadReports,
  tours,
  users,
} from "../platform/db/schema";
import { waitsForState } from "../money/invoices/invoice-details.repo";
import { mayApprove } from "../money/payouts/payouts.repo";
import { submittedSince, waitsForReview } from "../tours/admin/admin-tours.repo";

/** Rows that wait, and the instant since when each does. All conditions read an index of what is open, or a bounded range. */
interface Waiting {
  table: SQLiteTable | SQL;
  where: SQL | undefined;
  since: SQLiteColumn | SQL<number>;
}

/** Days ahead, tomorrow included, for which a missing payment is work. */
const soon = callDays;

const isNotPaid = sql`${bookings.status} = 'confirmed' AND ${bookings.ownSale} IS NULL
  AND ${bookings.totalAmount} > ${bookings.paidAmount} - ${bookings.refundedAmount}`;

function isLeavingSoon(today: TravelDate): SQL | undefined {
  return and(isNotPaid, between(bookings.travelDate, today, addDays(today, soon)));
}

const isUnpaid = sql`${bookings.paidAmount} = ${bookings.refundedAmount} AND ${bookings.totalAmount} > 0`;
const isPartPaid = gt(bookings.paidAmount, bookings.refundedAmount);

/** The administrator whose work is counted. */
interface WorkViewer {
  id: string;
  /** UTC instant. */
  now: number;
  today: TravelDate;
}

const adminKinds: Record<keyof AdminWork, (db: Database, viewer: WorkViewer) => Waiting> = {
  unpaidSoon: (_, { today }) => ({
    table: bookings,
    where: and(isLeavingSoon(today), isUnpaid),
    since: bookings.createdAt,
  }),
  partPaidSoon: (_, { today }) => ({
    table: bookings,
    where: and(isLeavingSoon(today), isPartPaid),
    since: bookings.createdAt,
  }),
  pendingBookings: () => ({
    table: bookings,
    where: eq(bookings.status, "pending"),
    since: bookings.createdAt,
  }),
  openDisputes: () => ({ table: disputes, where: eq(disputes.status, "open"), since: disputes.createdAt }),
  // A bank took money back, and the booking is kept until someone decides.
  lostDisputes: () => ({
    table: disputes,
    where: and(eq(disputes.status, "lost"), isNull(disputes.outcome)),
    since: disputes.createdAt,
  }),
  pendingOperators: (db) => ({
    table: users,
    where: waitsForAdmin(db, "tour_operator"),
    // Starts with the owner's last answer, or with the sign-up.
    since: sql<number>`coalesce((SELECT max(answer.created_at) FROM operator_decisions answer
      JOIN operators ON operators.slug = answer.operator_slug
      WHERE operators.owner_id = users.id AND answer.kind = 'answered'), users.created_at)`,
  }),
  pendingAdmins: (db) => ({ table: users, where: waitsForAdmin(db, "admin"), since: users.createdAt }),
  pendingTours: () => ({
    table: tours,
    where: waitsForReview,
    since: submittedSince,
  }),
  waitingPhotographs: () => ({
    table: reviewPhotographs,
    where: eq(reviewPhotographs.status, "waiting"),
    since: reviewPhotographs.createdAt,
  }),
  reportedReviews: () => ({
    table: reviewReports,
    where: isNull(reviewReports.handledAt),
    since: reviewReports.createdAt,
  }),
  reportedThreads: () => ({
    table: threadReports,
    where: isNull(threadReports.handledAt),
    since: threadReports.createdAt,
  }),
  openMessages: () => ({
    table: contactMessages,
    where: isNull(contactMessages.handledAt),
    since: contactMessages.createdAt,
  }),
  payoutsToApprove: (db, { id, now }) => ({
    table: payouts,
    where: and(eq(payouts.status, "due"), mayApprove(db, id, now)),
    since: payouts.createdAt,
  }),
  invoicesWaiting: () => ({ table: bookings, where: waitsForState, since: bookings.createdAt }),
  failedRefunds: () => ({ table: refunds, where: eq(refunds.status, "failed"), since: refunds.createdAt }),
  failedMails: () => ({
    table: mailOutbox,
    where: eq(mailOutbox.status, "failed"),
    since: mailOutbox.createdAt,
  }),
  failedJobs: () => ({ table: failedJobs, where: undefined, since: failedJobs.firstFailedAt }),
};

type Kind = keyof AdminWork;

type Waits<Found> = Partial<Record<Kind, Found>>;

/** Counts the rows of each kind that wait for an administrator, in one trip to the database. */
export async function countWaiting(
  db: Database,
  kinds: readonly Kind[],
  viewer: WorkViewer,
): Promise<Waits<number>> {
  const queries = kinds.map((kind) => {
    const { table, where } = adminKinds[kind](db, viewer);
    return db.select({ count: count() }).from(table).where(where);
  });
  const { found } = await batchNamed(db, { found: queries });
  return Object.fromEntries(kinds.map((kind, index) => [kind, found[index]?.[0]?.count ?? 0]));
}

/** Counts the rows of each kind, and returns the instant since when the oldest waits, in one trip to the database. */
export async function findWaiting(
  db: Database,
  kinds: readonly Kind[],
  viewer: WorkViewer,
): Promise<Waits<WaitingWork>> {
  const queries = kinds.map((kind) => {
    const { table, where, since } = adminKinds[kind](db, viewer);
    return db
      .select({
        count: sql<number>`count(*)`.as("waiting"),
        since: sql<number | null>`min(${since})`.as("waiting_since"),
      })
      .from(table)
      .where(where);
  });
  const { found } = await batchNamed(db, { found: queries });
  return Object.fromEntries(
    kinds.map((kind, index) => [kind, found[index]?.[0] ?? { count: 0, since: null }]),
  );
}

/** Days before the decision from which a departure with too few travelers is in doubt. */
const doubtDays = 3;
const doubtfulShown = 5;

/**
 * Lists departures with too few travelers that are decided soon, the next decision first.
 * @param userId limits them to the operators of a member; null for all
 */
export function listDoubtful(
  db: Database,
  { today, userId }: { today: TravelDate; userId: string | null },
): Promise<DoubtfulDeparture[]> {
  return db
    .select({
      tourSlug: tours.slug,
      tourTitle: tours.title,
      travelDate: departureMinimums.travelDate,
      start: departureMinimums.start,
      decideOn: departureMinimums.decideOn,
      travelers: departureMinimums.travelers,
      booked: departures.booked,
    })
    .from(departureMinimums)
    .innerJoin(
      departures,
      and(
        eq(departures.tourId, departureMinimums.tourId),
        eq(departures.travelDate, departureMinimums.travelDate),
        eq(departures.start, departureMinimums.start),
      ),
    )
    .innerJoin(tours, eq(tours.id, departureMinimums.tourId))
    .where(
      and(
        sql`guaranteed_at IS NULL AND cancelled_at IS NULL`,
        lte(departureMinimums.decideOn, addDays(today, doubtDays)),
        gte(departureMinimums.travelDate, today),
        gt(departures.booked, 0),
        isNull(departures.closedAt),
        userId === null ? undefined : isTourOfAmongFew(userId, "departures"),
      ),
    )
    .orderBy(asc(departureMinimums.decideOn), asc(departureMinimums.tourId))
    .limit(doubtfulShown);
}

/** Bookings of an operator's member that leave by tomorrow and are not paid in full: the confirmed and the pending, each by its index. */
function unpaidSoonOf(userId: string, today: TravelDate) {
  const isOwn = isBookingOf(userId, "bookings");
  return [
    { table: bookings, where: and(isLeavingSoon(today), sql`(${isUnpaid} OR ${isPartPaid})`, isOwn) },
    {
      table: bookings,
      where: and(
        eq(bookings.status, "pending"),
        between(bookings.travelDate, today, addDays(today, soon)),
        sql`${bookings.totalAmount} > ${bookings.paidAmount} - ${bookings.refundedAmount}`,
        isOwn,
      ),
    },
  ] as const;
}

/** Counts these bookings. */
export async function countUnpaidSoon(db: Database, userId: string, today: TravelDate): Promise<number> {
  const [confirmed, pending] = unpaidSoonOf(userId, today);
  const {
    one: [one],
    other: [other],
  } = await batchNamed(db, {
    one: db.select({ count: count() }).from(confirmed.table).where(confirmed.where),
    other: db.select({ count: count() }).from(pending.table).where(pending.where),
  });
  return (one?.count ?? 0) + (other?.count ?? 0);
}

const callsShown = 3;

/** Returns the first of these bookings to call about, those made first, and when the oldest was made, or null. */
export async function findUnpaidSoon(
  db: Database,
  userId: string,
  today: TravelDate,
): Promise<{ since: number | null; calls: Call[] }> {
  const call = {
    // Not the columns themselves: drizzle does not know the table behind `INDEXED BY`.
    createdAt: sql<number>`${bookings.createdAt}`.as("made_at"),
    customerName: sql<string>`${bookings.customerName}`.as("name_to_call"),
    customerPhone: sql<string>`${bookings.customerPhone}`.as("phone_to_call"),
    owed: sql<number>`${bookings.totalAmount} - ${bookings.paidAmount} + ${bookings.refundedAmount}`.as(
      "owed",
    ),
  };
  const [confirmed, pending] = unpaidSoonOf(userId, today);
  const oldest = asc(bookings.createdAt);
  const found = await batchNamed(db, {
    confirmed: db.select(call).from(confirmed.table).where(confirmed.where).orderBy(oldest).limit(callsShown),
    pending: db.select(call).from(pending.table).where(pending.where).orderBy(oldest).limit(callsShown),
  });
  const rows = [...found.confirmed, ...found.pending].toSorted(
    (one, other) => one.createdAt - other.createdAt,
  );
  return {
    since: rows[0]?.createdAt ?? null,
    calls: rows.slice(0, callsShown).map(({ customerName, customerPhone, owed }) => ({
      customerName,
      customerPhone,
      owed,
    })),
  };
}
