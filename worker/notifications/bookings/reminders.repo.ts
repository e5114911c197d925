import { and, asc, eq, inArray, lt, lte, ne, not, notExists, sql } from "drizzle-orm";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { usualDueDays } from "~/domain/bookings/party-questions";
import type { BalanceDeadlines } from "~/domain/bookings/unpaid-booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { rulesOfBooking } from "../../tours/rules/effective-departure-rules.repo";
import type { Database } from "../../platform/db/client";
import { bookings, mailOutbox, operators, tours, type BookingRow } from "../../platform/db/schema";
import { departureIsClosed } from "../../seats/closed-departure.repo";
import { guideOfBooking } from "../../resources/crew.repo";
import { partyIsIncomplete } from "../../bookings/party.repo";
import { insertBookingMessage, type CustomerMessage } from "./booking-mail.repo";

/**
 * Returns confirmed bookings that start on a day and have not had the reminder for this number of days, each with the
 * reminder's key.
 * @param bookedBefore UTC instant
 */
export function listBookingsToRemind(
  db: Database,
  {
    days,
    travelDate,
    bookedBefore,
    limit,
  }: { days: number; travelDate: TravelDate; bookedBefore: number; limit: number },
) {
  const dedupeKey = sql<string>`'booking/' || ${bookings.id} || ${`/reminder/${days}/${travelDate}`}`;
  const earlier = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey));
  return (
    db
      .select({
        booking: bookings,
        operatorName: operators.companyName,
        operatorPhone: operators.phone,
        guideNamed: guideOfBooking,
        guide: tours.guide,
        rules: rulesOfBooking,
        dedupeKey: dedupeKey.as("dedupe_key"),
      })
      .from(tours)
      // CROSS JOIN fixes the join order, tour by tour, to use the index over departures; otherwise SQLite would read
      // all confirmed bookings every minute.
      .crossJoin(bookings)
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(
        and(
          eq(bookings.tourId, tours.id),
          eq(bookings.travelDate, travelDate),
          sql`+${bookings.status} = 'confirmed'`,
          lt(bookings.createdAt, bookedBefore),
          ne(bookings.customerEmail, ""),
          notExists(earlier),
          not(departureIsClosed),
        ),
      )
      .limit(limit)
  );
}

/** Days before the names of a party are due on which they are asked again. */
const askedAgainBefore = 2;

/**
 * Returns confirmed bookings whose party lacks something, about two days before it is due (`partyDueAt`), each with the key of its
 * reminder.
 * @param bookedBefore UTC instant
 */
export function listPartiesToRemind(
  db: Database,
  { today, bookedBefore, limit }: { today: TravelDate; bookedBefore: number; limit: number },
) {
  const dedupeKey = sql<string>`'booking/' || ${bookings.id} || '/party/' || ${bookings.travelDate}`;
  const earlier = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey));
  const cutOff = sql`${tours.departureRules} -> '$.cutOff'`;
  const daysBefore = sql`CASE ${cutOff} ->> 'kind' WHEN 'days' THEN ${cutOff} ->> 'days' ELSE ${cutOff} ->> 'hours' / 24 + 1 END`;
  const ownDays = sql`coalesce((SELECT max(own.value ->> 'dueDays') FROM json_each(${tours.ownQuestions}) AS own), 0)`;
  const remindedAt = sql`date(${today}, '+' || (${askedAgainBefore} + max(${usualDueDays}, ${daysBefore}, ${ownDays})) || ' days')`;
  return (
    db
      .select({
        booking: bookings,
        operatorName: operators.companyName,
        guide: tours.guide,
        rules: rulesOfBooking,
        asked: tours.partyQuestions,
        own: tours.ownQuestions,
        dedupeKey: dedupeKey.as("dedupe_key"),
      })
      .from(tours)
      // Tour by tour, for the same reason as above.
      .crossJoin(bookings)
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(
        and(
          eq(bookings.tourId, tours.id),
          eq(bookings.travelDate, remindedAt),
          sql`+${bookings.status} = 'confirmed'`,
          lt(bookings.createdAt, bookedBefore),
          ne(bookings.customerEmail, ""),
          partyIsIncomplete(),
          notExists(earlier),
          not(departureIsClosed),
        ),
      )
      .limit(limit)
  );
}

/**
 * Queues reminders, each only if its booking is still for the same day and has one of these statuses.
 * @param at UTC instant
 */
export async function insertReminders(
  db: Database,
  reminders: readonly ({ booking: BookingRow } & CustomerMessage)[],
  at: number,
  statuses: readonly BookingStatus[] = ["confirmed"],
): Promise<void> {
  const [first, ...others] = reminders.flatMap(({ booking, ...message }) =>
    insertBookingMessage(
      db,
      message,
      sql`${bookings.id} = ${booking.id} AND ${inArray(bookings.status, statuses)} AND ${bookings.travelDate} = ${booking.travelDate}
        AND ${bookings.start} = ${booking.start}`,
      at,
    ),
  );
  if (first) await db.batch([first, ...others]);
}

/** Returns bookings whose next payment reminder is due. @param now UTC instant */
export function listPaymentsToRemind(db: Database, now: number) {
  return db
    .select({
      booking: bookings,
      operatorName: operators.companyName,
      departures: rulesOfBooking,
      guide: tours.guide,
      isClosed: sql<number>`${departureIsClosed}`.as("is_closed"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(lte(bookings.paymentReminderAt, now))
    .orderBy(asc(bookings.paymentReminderAt))
    .limit(50);
}

/**
 * Queues a payment reminder and schedules the next, unless another run has done so or nothing is due anymore.
 * @param booking as it was read
 * @param next the next reminder and, for a balance, its cancellation
 */
export async function insertPaymentReminder(
  db: Database,
  { id, paymentReminderAt, customerEmail }: BookingRow,
  message: CustomerMessage | null,
  next: Partial<BalanceDeadlines>,
  at: number,
): Promise<void> {
  const unchanged = sql`${bookings.id} = ${id} AND ${bookings.paymentReminderAt} = ${paymentReminderAt}`;
  const isOpen = sql`${unchanged} AND ${bookings.status} = 'confirmed' AND NOT (${departureIsClosed})`;
  const schedule = db.update(bookings).set(next).where(unchanged);
  if (message === null || customerEmail === "") await schedule;
  else await db.batch([...insertBookingMessage(db, message, isOpen, at), schedule]);
}
