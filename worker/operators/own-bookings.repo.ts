import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { bookingStatuses, holdsSeats } from "~/domain/booking-status";
import type { TravelDate } from "~/domain/calendar";
import type { CompanyRight } from "~/domain/company-rights";
import { toOperatorBooking } from "~/domain/operator-booking";
import type { OperatorBooking, OperatorBookingFilter } from "~/domain/operator-booking";
import { adminBookingView, selectHead } from "../bookings/booking-events.repo";
import { listBookings, selectBookingPage } from "../bookings/booking-list.repo";
import type { ListPage } from "../bookings/booking-list.repo";
import { bookingWith } from "../bookings/own-bookings.repo";
import { toAdminBooking } from "../bookings/booking-view";
import type { Database } from "../db/client";
import { holds } from "../db/conditions";
import { bookings, checkIns, operators, tours, users } from "../db/schema";
import { isBookingOf, isTourOf } from "./company-rights.repo";

/** The condition for the booking with a reference, where it is of a tour of a company that lets this person change bookings. */
export function customerBookingWith(bookingId: string, userId: string): SQL {
  return sql`${bookingWith(bookingId)} AND ${isBookingOf(userId, "bookings")}`;
}

// The plus keeps SQLite from reading the whole platform's bookings of a state: a list costs what the company has.
const status = sql`+${bookings.status}`;

function isUpcoming(from: TravelDate) {
  return and(gte(bookings.travelDate, from), inArray(status, bookingStatuses.filter(holdsSeats)));
}

/** What of a filter is this list's own: the rest the administrators' list has too. */
function isListed(userId: string, { q, upcomingFrom, status: wanted }: OperatorBookingFilter): SQL {
  const listed = and(
    isBookingOf(userId, "bookings"),
    upcomingFrom === undefined ? undefined : isUpcoming(upcomingFrom),
    wanted && eq(status, wanted),
    q
      ? holds(
          sql`${bookings.bookingId} || ' ' || ${bookings.customerName} || ' ' || ${bookings.tourTitle}`,
          q,
        )
      : undefined,
  );
  return listed ?? sql`false`;
}

function sharedPart({ tour, from, to, bookedFrom, bookedTo }: OperatorBookingFilter) {
  return { tour, from, to, bookedFrom, bookedTo };
}

/** The query of one page; its own function so that a test can see how it is planned. */
export function selectOperatorPage(
  db: Database,
  userId: string,
  filter: OperatorBookingFilter,
  page: ListPage,
) {
  return selectBookingPage(db, sharedPart(filter), page, isListed(userId, filter));
}

/**
 * One page of the bookings of a person's companies, with the number of the newest event the page already shows.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listOperatorBookings(
  db: Database,
  userId: string,
  filter: OperatorBookingFilter,
  page: ListPage,
): Promise<{ bookings: OperatorBooking[]; nextCursor: string | null; seq: number }> {
  const list = await listBookings(db, sharedPart(filter), page, isListed(userId, filter));
  return { ...list, bookings: list.bookings.map(toOperatorBooking) };
}

/** What a list can be narrowed to: every tour for which a person has its right, by title, whatever the tour's state. */
export function listTourChoices(
  db: Database,
  userId: string,
  right: CompanyRight,
): Promise<{ slug: string; title: string }[]> {
  return db
    .select({ slug: tours.slug, title: tours.title })
    .from(tours)
    .where(isTourOf(userId, right))
    .orderBy(asc(tours.title), asc(tours.id));
}

/** How many bookings still travel, and with how many people. */
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

/** A booking with what its page tells of it at once, and the number of the newest event that is true at; or null. */
export async function findOperatorBooking(db: Database, bookingId: string, userId: string) {
  const [[row], [head]] = await db.batch([
    db
      .select({
        ...adminBookingView,
        checkedInWay: checkIns.way,
        checkedInAt: checkIns.at,
        checkedInBy: sql<string | null>`${users.name}`.as("checked_in_by"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .leftJoin(checkIns, eq(checkIns.booking, bookings.id))
      .leftJoin(users, eq(checkIns.doneBy, users.id))
      .where(customerBookingWith(bookingId, userId)),
    selectHead(db),
  ]);
  if (!row) return null;
  const { checkedInWay: way, checkedInAt: at, checkedInBy: by } = row;
  return {
    row: row.booking,
    admin: toAdminBooking(row),
    checkIn: way === null || at === null ? null : { way, at: new Date(at).toISOString(), by },
    seq: head?.seq ?? 0,
  };
}
