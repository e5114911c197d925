import { and, asc, eq, gte, inArray, or, sql, type SQL } from "drizzle-orm";
import { maxChoices, withChosen } from "~/domain/office/list-choices";
import type { BookingTotals } from "~/domain/desk/booking-totals";
import { readBookingSearch, wholeContactOf } from "~/domain/desk/booking-search";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import type { Offers } from "~/domain/prices/offers-schema";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import {
  toOperatorBooking,
  type OperatorBooking,
  type OperatorBookingFilter,
} from "~/domain/desk/operator-booking";
import { adminBookingView, selectHead } from "../bookings/booking-events.repo";
import {
  readBookingPage,
  readBookingTotals,
  selectBookingPage,
  type BookingPageRequest,
  type ListPage,
} from "./admin/booking-list.repo";
import { bookingWith } from "../bookings/traveler-bookings.repo";
import { toAdminBooking } from "../bookings/booking-view";
import { arrivedOfBooking } from "../check-in/check-ins.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText } from "../platform/db/conditions";
import { onSale, offersOf } from "../tours/tours.repo";
import { bookings, checkIns, operators, tours, users } from "../platform/db/schema";
import {
  isBookingOf,
  isListedBookingOf,
  isTourOf,
  listMemberships,
  listOperatorsByPerson,
} from "../platform/authz/operator-rights.repo";

/** Matches the booking with a reference if an operator lets this user change bookings of the tour. */
export function customerBookingWith(bookingId: string, userId: string): SQL {
  return sql`${bookingWith(bookingId)} AND ${isBookingOf(userId, "bookings")}`;
}

// The plus keeps SQLite from using the index on the status, which would read all bookings of the platform in that state: the cost of a
// list depends on the operator's bookings only.
const status = sql`+${bookings.status}`;

function isUpcoming(from: TravelDate) {
  return and(gte(bookings.travelDate, from), inArray(status, bookingStatuses.filter(holdsSeats)));
}

/** Applies the filters specific to this list; the others are shared with the administrators' list. @param own matches the user's bookings */
function isListed(own: SQL, { q, upcomingFrom, status: wanted }: OperatorBookingFilter): SQL {
  const listed = and(
    own,
    upcomingFrom === undefined ? undefined : isUpcoming(upcomingFrom),
    wanted && eq(status, wanted),
    q === undefined ? undefined : isFoundByOperator(q),
  );
  return listed ?? sql`false`;
}

/** Reads the operator's own bookings only. A phone number or e-mail address matches only as a whole, so that it cannot be guessed. */
function isFoundByOperator(q: string): SQL | undefined {
  const search = readBookingSearch(q);
  if (search === null) return undefined;
  const contact = wholeContactOf(search);
  const part = containsText(
    sql`${bookings.bookingId} || ' ' || ${bookings.customerFolded} || ' ' || ${bookings.tourTitle}`,
    search.text,
  );
  if (contact === null) return part;
  return "email" in contact
    ? eq(bookings.customerEmail, contact.email)
    : or(part, inArray(bookings.customerPhone, contact.phones));
}

function sharedPart({ tour, source, from, to, bookedFrom, bookedTo }: OperatorBookingFilter) {
  return { tour, source, from, to, bookedFrom, bookedTo };
}

/** Builds the query of one page; exported so that a test can check its query plan. */
export async function selectOperatorPage(
  db: Database,
  userId: string,
  filter: OperatorBookingFilter,
  page: ListPage,
) {
  const own = await isListedBookingOf(db, userId, "bookings");
  // Not the query itself, which would be run by being awaited.
  return [selectBookingPage(db, sharedPart(filter), page, isListed(own, filter))] as const;
}

/**
 * Lists one page of the bookings of a user's operators, with the number of the newest event it includes.
 * @throws AppError `invalid` (cursor)
 */
export async function listOperatorBookings(
  db: Database,
  userId: string,
  { sort = "-booked", cursor, limit, ...filter }: OperatorBookingFilter & BookingPageRequest,
): Promise<{ bookings: OperatorBooking[]; nextCursor: string | null; seq: number }> {
  const page = { sort, cursor, limit };
  const own = await isListedBookingOf(db, userId, "bookings");
  const [list, earning] = await Promise.all([
    readBookingPage(db, sharedPart(filter), page, isListed(own, filter)),
    listOperatorsByPerson(db, [userId], "earnings"),
  ]);
  return { ...list, bookings: list.bookings.map((row) => toOperatorBooking(row, earning.get(userId))) };
}

/**
 * Returns the number and sums of the bookings of a user's operators that pass the filter. The sums are null unless the user may see the
 * earnings of all of them.
 */
export async function sumOperatorBookings(
  db: Database,
  userId: string,
  filter: OperatorBookingFilter,
): Promise<BookingTotals> {
  const [own, memberships] = await Promise.all([
    isListedBookingOf(db, userId, "bookings"),
    listMemberships(db, userId),
  ]);
  const seesMoney = memberships.every(
    ({ rights }) => !rights.includes("bookings") || rights.includes("earnings"),
  );
  const scope = { within: own, only: isListed(sql`true`, filter), seesMoney };
  return readBookingTotals(db, sharedPart(filter), scope);
}

interface TourChoice {
  slug: string;
  title: string;
}

function selectTourChoices(db: Database, userId: string, right: OperatorRight, condition?: SQL) {
  return db
    .select({ slug: tours.slug, title: tours.title })
    .from(tours)
    .where(and(isTourOf(userId, right), condition))
    .orderBy(asc(tours.title), asc(tours.id));
}

/**
 * Lists the tours of operators that give the user the list's right, by title and in any state, as filter choices: one more than a filter
 * lists if there are more.
 * @param chosen slug of the filter's tour, which comes first if it would not be among them
 */
export async function listTourChoices(
  db: Database,
  userId: string,
  right: OperatorRight,
  chosen?: string,
): Promise<TourChoice[]> {
  const {
    first,
    own: [own],
  } = await batchNamed(db, {
    first: selectTourChoices(db, userId, right).limit(maxChoices + 1),
    own: selectTourChoices(db, userId, right, eq(tours.slug, chosen ?? "")),
  });
  return withChosen(first, own);
}

/** Lists the tours on sale whose bookings a user may make, by title, with their options and extras. */
export async function listToursToBook(db: Database, userId: string): Promise<(TourChoice & Offers)[]> {
  const { slug, title, options, extras, priceInr, priceRules } = tours;
  const rows = await db
    .select({ slug, title, options, extras, priceInr, priceRules })
    .from(tours)
    .where(and(isTourOf(userId, "bookings"), onSale))
    .orderBy(asc(title), asc(tours.id));
  return rows.map((row) => ({ slug: row.slug, title: row.title, ...offersOf(row) }));
}

export async function countUpcoming(
  db: Database,
  userId: string,
  today: TravelDate,
): Promise<{ bookings: number; travelers: number }> {
  const row = await db
    .select({
      bookings: sql<number>`count(*)`.as("count"),
      travelers: sql<number>`coalesce(sum(${bookings.numberOfTravelers}), 0)`.as("travelers"),
    })
    .from(bookings)
    .where(and(isBookingOf(userId, "bookings"), isUpcoming(today)))
    .get();
  return row ?? { bookings: 0, travelers: 0 };
}

/** Finds a booking with the data of its page, read at once, and the number of the newest event it includes. */
export async function findOperatorBooking(db: Database, bookingId: string, userId: string) {
  const {
    row: [row],
    head: [head],
  } = await batchNamed(db, {
    row: db
      .select({
        ...adminBookingView,
        checkedInWay: checkIns.way,
        checkedInAt: checkIns.at,
        arrived: arrivedOfBooking,
        checkedInBy: sql<string | null>`${users.name}`.as("checked_in_by"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(checkIns, eq(checkIns.booking, bookings.id))
      .leftJoin(users, eq(checkIns.doneBy, users.id))
      .where(customerBookingWith(bookingId, userId)),
    head: selectHead(db),
  });
  if (!row) return null;
  const { checkedInWay: way, checkedInAt: at, checkedInBy: by, arrived } = row;
  return {
    row: row.booking,
    admin: toAdminBooking(row),
    checkIn: way === null || at === null ? null : { way, at: new Date(at).toISOString(), by, arrived },
    seq: head?.seq ?? 0,
  };
}
