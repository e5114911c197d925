import { and, asc, eq, gt, lte, ne, not, notExists, or, sql } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import {
  bookings,
  departures,
  mailOutbox,
  operators,
  rescueOffers,
  tours,
  type BookingRow,
} from "../platform/db/schema";
import { insertBookingMessage, type CustomerMessage } from "../notifications/bookings/booking-mail.repo";
import { departureHadTooFew, departureIsClosed } from "../seats/closed-departure.repo";
import { rulesOfBooking } from "../tours/rules/effective-departure-rules.repo";
import { isAtStart, isBookedOn, type DepartureKey } from "../seats/seats.repo";
import type { Database } from "../platform/db/client";

/** Bookings of departures that their operators have closed. */

const mailColumns = {
  booking: bookings,
  operatorName: operators.companyName,
  guide: tours.guide,
  rules: rulesOfBooking,
};

// CROSS JOIN fixes the join order, departure by departure, to use the index over closed ones; otherwise SQLite would
// read all confirmed bookings every minute.
function fromClosed(db: Database) {
  return db
    .select({
      ...mailColumns,
      closedAt: departures.closedAt,
      closedReason: departures.closedReason,
      closedExemption: departures.closedExemption,
    })
    .from(departures)
    .crossJoin(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug));
}

/** Returns bookings of closed future departures whose travelers have not been notified yet. */
export async function listToTell(db: Database, today: TravelDate, limit: number) {
  const dedupeKey = sql<string>`'booking/' || ${bookings.id} || '/closed/' || ${departures.closedAt}`;
  const earlier = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey));
  const rows = await fromClosed(db)
    .where(
      and(
        sql`${departures.closedAt} IS NOT NULL`,
        gt(departures.travelDate, today),
        isBookedOn,
        sql`+${bookings.status} = 'confirmed'`,
        // Their bookings are canceled at once, with a mail of its own.
        not(departureHadTooFew),
        ne(bookings.customerEmail, ""),
        notExists(earlier),
        // They get the mails of the rescue.
        notExists(
          db
            .select({ one: sql`1` })
            .from(rescueOffers)
            .where(
              and(
                eq(rescueOffers.booking, bookings.id),
                eq(rescueOffers.travelDate, bookings.travelDate),
                eq(rescueOffers.start, bookings.start),
              ),
            ),
        ),
      ),
    )
    .limit(limit);
  return rows.map(({ guide: { meetingPoint, carry }, rules, closedReason, ...row }) => ({
    ...row,
    departures: rules,
    meetingPoint,
    carry,
    reason: closedReason ?? "",
    dedupeKey: `booking/${row.booking.id}/closed/${row.closedAt}`,
  }));
}

/** A booking of a closed departure; the earliest closed come first. */
export interface ToSettle {
  id: string;
  /** UTC instant. */
  closedAt: number;
}

/**
 * Returns bookings of closed departures to cancel: unpaid ones, and from the day of departure on also those without a
 * choice, and all those of departures with too few travelers.
 * @param after the last one listed before, or null
 */
export function listToSettle(
  db: Database,
  today: TravelDate,
  { after, limit }: { after: ToSettle | null; limit: number },
): Promise<ToSettle[]> {
  return db
    .select({ id: bookings.id, closedAt: sql<number>`${departures.closedAt}`.as("closed_at") })
    .from(departures)
    .crossJoin(bookings)
    .where(
      and(
        sql`${departures.closedAt} IS NOT NULL`,
        isBookedOn,
        or(
          sql`+${bookings.status} = 'pending'`,
          and(
            sql`+${bookings.status} = 'confirmed'`,
            or(lte(departures.travelDate, today), departureHadTooFew),
          ),
        ),
        after ? sql`(${departures.closedAt}, ${bookings.id}) > (${after.closedAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(departures.closedAt), asc(bookings.id))
    .limit(limit);
}

/** Returns the confirmed bookings of a departure that have an email address. */
export async function listBookedOn(db: Database, { tourId, travelDate, start }: DepartureKey) {
  const rows = await db
    .select(mailColumns)
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(
      and(
        eq(bookings.tourId, tourId),
        eq(bookings.travelDate, travelDate),
        isAtStart(bookings.start, start),
        eq(bookings.status, "confirmed"),
        ne(bookings.customerEmail, ""),
      ),
    );
  return rows.map(({ guide: { meetingPoint, carry }, rules, ...row }) => ({
    ...row,
    departures: rules,
    meetingPoint,
    carry,
  }));
}

/**
 * Queues the messages about the closing or reopening of a departure, only if the booking is still on it and its state
 * still matches.
 */
export function insertClosingMessage(
  db: Database,
  { id, travelDate, start }: Pick<BookingRow, "id" | "travelDate" | "start">,
  message: CustomerMessage,
  { isClosed, at }: { isClosed: boolean; at: number },
) {
  const isSo = isClosed ? departureIsClosed : not(departureIsClosed);
  const condition = sql`${bookings.id} = ${id} AND ${bookings.status} = 'confirmed' AND ${bookings.travelDate} = ${travelDate}
    AND ${bookings.start} = ${start} AND ${isSo}`;
  return insertBookingMessage(db, message, condition, at);
}

/**
 * Queues the messages about closed departures.
 * @param at UTC instant
 */
export async function createClosingMessages(
  db: Database,
  messages: readonly ({ booking: Pick<BookingRow, "id" | "travelDate" | "start"> } & CustomerMessage)[],
  at: number,
): Promise<void> {
  const [first, ...others] = messages.flatMap(({ booking, ...message }) =>
    insertClosingMessage(db, booking, message, { isClosed: true, at }),
  );
  if (first) await db.batch([first, ...others]);
}
