import {
  isNotNull,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  lt,
  lte,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { maxChoices, withChosen } from "~/domain/office/list-choices";
import { maxCounted } from "~/domain/office/list-count";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { type BookingFilter, type BookingSort, type PaymentFilter } from "~/domain/desk/booking-list";
import type { BookingTotals } from "~/domain/desk/booking-totals";
import type { BookingSource } from "~/domain/bookings/booking-source";
import { readBookingSearch } from "~/domain/desk/booking-search";
import { addDays, startOfDayInIndia } from "~/domain/calendar/calendar";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { keyset, type SortColumns } from "../../platform/db/keyset";
import { bookings, operators, tours, travelerCompensations } from "../../platform/db/schema";
import { pageOf } from "../../platform/db/cursor";
import { isCompensationDue } from "../../money/payments/compensations.repo";
import { waitsForState } from "../../money/invoices/invoice-details.repo";
import { isFoundBySearch } from "../../bookings/booking-search.repo";
import { adminBookingView, selectHead } from "../../bookings/booking-events.repo";
import { toAdminBooking } from "../../bookings/booking-view";
import { awaitsProof } from "../../seats/unproven-seats.repo";

// Each column has an index that ends with the id: bookings_newest, bookings_by_travel_date, bookings_by_total,
// bookings_by_customer.
const sortColumns = {
  booked: bookings.createdAt,
  travel: bookings.travelDate,
  total: bookings.totalAmount,
  customer: bookings.customerFolded,
} satisfies SortColumns<string>;

export interface ListPage {
  sort: BookingSort;
  cursor?: string | null | undefined;
  limit: number;
}

/** Page of a list of bookings, newest first by default. */
export type BookingPageRequest = Omit<ListPage, "sort"> & { sort?: BookingSort | undefined };

/**
 * Builds the query for one page of bookings; separate so that a test can check the query plan.
 * @param only further conditions
 */
export function selectBookingPage(
  db: Database,
  filter: BookingFilter,
  { sort, cursor, limit }: ListPage,
  only?: SQL,
) {
  const { key, after, order } = keyset(sortColumns, sort, bookings.id, cursor);
  return db
    .select({ ...adminBookingView, sortKey: key })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(only, ...conditionsOf(filter), after))
    .orderBy(...order)
    .limit(limit + 1);
}

/**
 * Returns one page of bookings, with the number of the newest event that the page includes.
 * @param only further conditions
 * @throws AppError `invalid` for an invalid cursor
 */
export async function readBookingPage(
  db: Database,
  filter: BookingFilter,
  page: ListPage,
  only?: SQL,
): Promise<{ bookings: AdminBooking[]; nextCursor: string | null; seq: number }> {
  const { rows, head } = await batchNamed(db, {
    rows: selectBookingPage(db, filter, page, only),
    head: selectHead(db),
  });
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ sortKey, booking }) => [
    page.sort,
    sortKey,
    booking.id,
  ]);
  return { bookings: shown.map((row) => toAdminBooking(row)), nextCursor, seq: head[0]?.seq ?? 0 };
}

/** Returns one page of all bookings, newest first by default. @throws AppError `invalid` (cursor) */
export function listBookings(
  db: Database,
  { sort = "-booked", cursor, limit, ...filter }: BookingFilter & BookingPageRequest,
) {
  return readBookingPage(db, filter, { sort, cursor, limit });
}

/**
 * Returns the operators and tours offered as filters: the first tours by title, one more than a filter lists if there are more.
 * @param chosen slug of the filter's tour, which comes first if it would not be among them
 */
export async function listBookingChoices(db: Database, { chosen }: { chosen?: string | undefined } = {}) {
  const choice = { slug: tours.slug, title: tours.title };
  const {
    choices,
    first,
    own: [own],
  } = await batchNamed(db, {
    choices: db
      .select({ slug: operators.slug, name: operators.companyName })
      .from(operators)
      .orderBy(asc(operators.companyName)),
    first: db
      .select(choice)
      .from(tours)
      .orderBy(asc(tours.title), asc(tours.id))
      .limit(maxChoices + 1),
    own: db
      .select(choice)
      .from(tours)
      .where(eq(tours.slug, chosen ?? "")),
  });
  return { operators: choices, tours: withChosen(first, own) };
}

/**
 * Builds the queries for the totals of a list: they read at most `maxCounted` bookings of one index range, the newest or
 * the next to travel. The first query sums, the second finds out if the range goes on. Separate so that a test can check
 * the query plans.
 * @param within condition with an index that replaces these ranges
 * @param only further conditions
 */
export function selectBookingTotals(
  db: Database,
  filter: BookingFilter,
  { within, only, max = maxCounted }: { within?: SQL; only?: SQL; max?: number } = {},
) {
  const { status, from, to, bookedFrom, bookedTo } = filter;
  const search = filter.q === undefined ? null : readBookingSearch(filter.q);
  const isByTravelDate = bookedFrom === undefined && bookedTo === undefined && (from ?? to) !== undefined;
  const range =
    within ??
    and(
      status && eq(bookings.status, status),
      ...(isByTravelDate
        ? travelRange(sql`${bookings.travelDate}`, filter)
        : bookedRange(sql`${bookings.createdAt}`, filter)),
    );
  const order = within ? [] : [isByTravelDate ? asc(bookings.travelDate) : desc(bookings.createdAt)];
  const rowid = sql<number>`"bookings".rowid`;
  const inRange = search
    ? isFoundBySearch(search, max)
    : sql`"bookings".rowid IN ${db
        .select({ rowid })
        .from(bookings)
        .where(range)
        .orderBy(...order)
        .limit(max)}`;
  const sums = db
    .select({
      status: bookings.status,
      count: count(),
      total: sql<number>`sum(${bookings.totalAmount})`,
      paid: sql<number>`sum(${bookings.paidAmount} - ${bookings.refundedAmount})`,
    })
    .from(bookings)
    .$dynamic();
  const isByTour = (filter.operator ?? filter.tour) !== undefined;
  return {
    sums: (isByTour ? sums.innerJoin(tours, eq(bookings.tourId, tours.id)) : sums)
      .where(and(inRange, only, ...conditionsOf(filter, { isBounded: true })))
      .groupBy(bookings.status),
    rest: search
      ? db
          .select({ rowid })
          .from(bookings)
          .where(isFoundBySearch(search, max + 1))
          .limit(1)
          .offset(max)
      : db
          .select({ rowid })
          .from(bookings)
          .where(range)
          .orderBy(...order)
          .limit(1)
          .offset(max),
  };
}

/**
 * Returns the number of a list's bookings and their sums by status.
 * @param scope with `seesMoney` false, the sums are null
 */
export async function readBookingTotals(
  db: Database,
  filter: BookingFilter,
  { seesMoney, ...scope }: { within?: SQL; only?: SQL; seesMoney: boolean },
): Promise<BookingTotals> {
  const { sums: found, rest } = await batchNamed(db, selectBookingTotals(db, filter, scope));
  return {
    count: found.reduce((sum, row) => sum + row.count, 0),
    isCut: rest.length > 0,
    byStatus: found.map(({ status, count: number, total, paid }) => ({
      status,
      count: number,
      sums: seesMoney ? { total, paid } : null,
    })),
  };
}

/** Returns the number and sums of all bookings that pass the filter. */
export function sumBookings(db: Database, filter: BookingFilter) {
  return readBookingTotals(db, filter, { seesMoney: true });
}

function travelRange(column: SQL, { from, to }: BookingFilter) {
  return [from ? gte(column, from) : undefined, to ? lte(column, to) : undefined];
}

function bookedRange(column: SQL, { bookedFrom, bookedTo }: BookingFilter) {
  return [
    bookedFrom ? gte(column, startOfDayInIndia(bookedFrom)) : undefined,
    bookedTo ? lt(column, startOfDayInIndia(addDays(bookedTo, 1))) : undefined,
  ];
}

/** @param isBounded true if another condition already bounds the rows that are read */
function conditionsOf(filter: BookingFilter, { isBounded = false } = {}): (SQL | undefined)[] {
  const { status, q, operator, tour, source, paid, minTotal } = filter;
  const search = q === undefined ? null : readBookingSearch(q);
  // The plus keeps SQLite on the few bookings that the search or the range finds, instead of the index on the column.
  const beside = (column: AnyColumn) => (search || isBounded ? sql`+${column}` : sql`${column}`);
  const ranged = (column: AnyColumn) => (isBounded ? sql`+${column}` : sql`${column}`);
  return [
    status && eq(beside(bookings.status), status),
    operator ? eq(beside(tours.operatorSlug), operator) : undefined,
    tour ? eq(beside(tours.slug), tour) : undefined,
    source && sourceConditions[source],
    ...travelRange(ranged(bookings.travelDate), filter),
    ...bookedRange(ranged(bookings.createdAt), filter),
    paid && paidConditions[paid],
    minTotal === undefined ? undefined : gte(ranged(bookings.totalAmount), minTotal),
    search && !isBounded ? isFoundBySearch(search) : undefined,
  ];
}

// Same rules as `bookingSourceOf`.
const sourceConditions: Record<BookingSource, SQL> = {
  site: sql`${bookings.isByTeam} = 0 AND ${bookings.ownSale} IS NULL AND ${bookings.channel} IS NULL`,
  team: sql`${bookings.isByTeam} = 1 AND ${bookings.ownSale} IS NULL AND ${bookings.channel} IS NULL`,
  operator: sql`${bookings.ownSale} IS NOT NULL AND ${bookings.channel} IS NULL`,
  reseller: eq(bookings.channel, "reseller"),
  widget: eq(bookings.channel, "widget"),
  agent: eq(bookings.channel, "agent"),
};

// Same rules as `matchesPayment` in app/domain/desk/booking-list.ts.
const notRefunded = sql`${bookings.refundedAmount} = ${bookings.takenBack} AND ${bookings.ownSale} IS NULL`;
const netPaid = sql`${bookings.paidAmount} - ${bookings.takenBack}`;
const isDue = sql`(${bookings.paymentDueAt} IS NOT NULL OR ${bookings.balanceDueAt} IS NOT NULL)`;
const paidConditions: Record<PaymentFilter, SQL> = {
  refunded: sql`${bookings.refundedAmount} > ${bookings.takenBack}`,
  paid: sql`${notRefunded} AND ${netPaid} >= ${bookings.totalAmount}`,
  part: sql`${notRefunded} AND ${netPaid} > 0 AND ${netPaid} < ${bookings.totalAmount}`,
  unpaid: sql`${notRefunded} AND ${netPaid} = 0 AND ${bookings.totalAmount} > 0`,
  own: isNotNull(bookings.ownSale),
  unverified: sql`${isDue} AND ${awaitsProof}`,
  state: waitsForState,
  compensation: sql`${bookings.id} IN (SELECT booking FROM ${travelerCompensations} WHERE ${isCompensationDue})`,
  due: sql`${isDue} AND NOT (${awaitsProof})`,
};
