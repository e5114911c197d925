import { and, asc, count, desc, eq, sql, type SQL } from "drizzle-orm";
import { daysOfDurationText, durationText } from "~/domain/tours/duration";
import { partPaidInWords } from "~/domain/desk/booking-list";
import type { TravelDate } from "~/domain/calendar/calendar";
import {
  isTripOver,
  type TravelerBooking,
  type TripFilter,
  type TripQuery,
} from "~/domain/trips/traveler-booking";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { containsText, tripIsOver } from "../platform/db/conditions";
import { bookings, tours } from "../platform/db/schema";
import { decodeCursor, pageOf } from "../platform/db/cursor";
import { cardTranslation, translateTrip } from "../tours/translations.repo";
import { coverColumns, withCover } from "../tours/cover-image.repo";
import { confirmBy } from "../seats/unproven-seats.repo";
import { isBookingOfTraveler, type BookingOwner } from "../bookings/traveler-bookings.repo";
import { placeName } from "~/domain/places/place-name";

const bookedAt = sql<number>`${bookings.createdAt}`;
const travelDay = sql<number>`CAST(replace(${bookings.travelDate}, '-', '') AS INTEGER)`;

/** All: the next trip first, then past ones, the latest first, then canceled and expired ones. */
function orderOf(filter: TripFilter, today: TravelDate): { key: SQL<number>; direction: typeof asc } {
  switch (filter) {
    case "all":
      return {
        key: sql<number>`CASE WHEN +${bookings.status} IN ('cancelled', 'expired') THEN 300000000 - ${travelDay}
          WHEN ${tripIsOver(today)} THEN 200000000 - ${travelDay} ELSE ${travelDay} END`,
        direction: asc,
      };
    case "upcoming":
      return { key: travelDay, direction: asc };
    case "past":
      return { key: travelDay, direction: desc };
    case "cancelled":
      return { key: bookedAt, direction: desc };
    default:
      return filter satisfies never;
  }
}

/** Returns one page of a person's own bookings, and the counts per filter within the search. */
export async function listTravelerBookings(
  db: Database,
  owner: BookingOwner,
  query: TripQuery & { today: TravelDate },
  page: { cursor?: string | undefined; limit: number },
): Promise<{ bookings: TravelerBooking[]; counts: Record<TripFilter, number>; nextCursor: string | null }> {
  const order = orderOf(query.filter, query.today);
  const { key, direction } = order;
  const found = and(isBookingOfTraveler(owner), query.q ? containing(query.q) : undefined);
  // "+" keeps SQLite from scanning all bookings of a status.
  const isCancelled = sql`+${bookings.status} = 'cancelled'`;
  const isPast = sql`NOT (${isCancelled}) AND ${tripIsOver(query.today)}`;
  const kinds: Record<TripFilter, SQL | undefined> = {
    all: undefined,
    upcoming: sql`NOT (${isCancelled}) AND NOT (${tripIsOver(query.today)})`,
    past: isPast,
    cancelled: isCancelled,
  };
  const { rows, counted } = await batchNamed(db, {
    rows: db
      .select({
        id: bookings.id,
        sortKey: sql<number>`${key}`.as("sort_key"),
        bookingId: bookings.bookingId,
        ...coverColumns,
        tourSlug: tours.slug,
        tourTitle: bookings.tourTitle,
        translation: cardTranslation(),
        tourDestination: bookings.tourDestination,
        place: tours.place,
        tourDuration: bookings.tourDuration,
        travelDate: bookings.travelDate,
        numberOfTravelers: bookings.numberOfTravelers,
        totalAmount: bookings.totalAmount,
        status: bookings.status,
        paidAmount: bookings.paidAmount,
        refundAmount: bookings.refundedAmount,
        balanceDueAt: bookings.balanceDueAt,
        confirmBy: confirmBy.as("confirm_by"),
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(and(found, kinds[query.filter], afterCursor(order, page.cursor)))
      .orderBy(direction(key), direction(bookings.id))
      .limit(page.limit + 1),
    counted: db
      .select({
        all: count(),
        past: sql<number>`coalesce(sum(${isPast}), 0)`.as("past"),
        cancelled: sql<number>`coalesce(sum(${isCancelled}), 0)`.as("cancelled"),
      })
      .from(bookings)
      .where(found),
  });
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ sortKey, id }) => [sortKey, id]);
  const { all, past, cancelled } = counted[0] ?? { all: 0, past: 0, cancelled: 0 };
  return {
    bookings: shown.map((row) => {
      const {
        id: _,
        sortKey: __,
        balanceDueAt: due,
        paidAmount,
        refundAmount,
        place,
        ...booking
      } = translateTrip(withCover(row));
      const balanceDueAt = due === null ? undefined : new Date(due).toISOString();
      const partPaid = partPaidInWords({ ...booking, paidAmount, refundAmount, balanceDueAt });
      return {
        ...booking,
        // "Munnar, Kerala", as sold.
        tourDestination: booking.tourDestination
          .split(", ")
          .map((part) => (part === row.place ? place : placeName(part)))
          .join(", "),
        tourDuration: durationText(daysOfDurationText(booking.tourDuration)),
        partPaid,
        isOver: isTripOver(booking, query.today),
      };
    }),
    counts: { all, upcoming: all - past - cancelled, past, cancelled },
    nextCursor,
  };
}

function afterCursor(
  { key, direction }: ReturnType<typeof orderOf>,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [sortKey, id] = decodeCursor(cursor, "string");
  const place = sql`(${key}, ${bookings.id})`;
  return direction === asc ? sql`${place} > (${sortKey}, ${id})` : sql`${place} < (${sortKey}, ${id})`;
}

function containing(q: string): SQL {
  return containsText(
    sql`${bookings.bookingId} || ' ' || ${bookings.tourTitle} || ' ' || ${bookings.tourDestination}`,
    q,
  );
}
