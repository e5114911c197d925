import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, not, notExists, or, sql } from "drizzle-orm";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import { maxScheduled, type DepartureMessage } from "~/domain/messages/departure-message";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { AuditStatements } from "../audit/with-audit";
import { isTourOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bookingMessages,
  bookings,
  departureMessages,
  departures,
  mailOutbox,
  operators,
  tours,
} from "../platform/db/schema";
import { departureIsClosed } from "../seats/closed-departure.repo";
import { isAtStart, isBookedAtTime, newDeparture, offersStart } from "../seats/seats.repo";
import { guideOf, guideOfBooking } from "../resources/crew.repo";
import { rulesOfBooking } from "../tours/rules/effective-departure-rules.repo";

/** A departure with the person whose right "bookings" for its tour counts; null for an administrator. */
export interface MessagedDeparture extends DepartureDate {
  userId: string | null;
}

const isTheirs = ({ tour, userId }: Pick<MessagedDeparture, "tour" | "userId">) =>
  and(eq(tours.slug, tour), userId === null ? undefined : isTourOf(userId, "bookings"));

/** Matches the departure's row; none before its first booking, hold or message. */
const isDeparture = ({ travelDate, start = "", ...theirs }: MessagedDeparture) =>
  and(isTheirs(theirs), eq(departures.travelDate, travelDate), eq(departures.start, start));

const onIt = inArray(sql`+${bookings.status}`, bookingStatuses.filter(holdsSeats));

/** Id of the message of a departure in a booking's thread: with the primary key, each booking gets it once. */
const threadId = sql<string>`${departureMessages.id} || '/' || ${bookings.bookingId}`;

/** Prefix of the keys of what is sent about it. */
export function sentKey(booking: string, message: string): string {
  return `booking/${booking}/departure-message/${message}/`;
}

/** Returns a departure with its messages and recipients; null for another operator's tour. */
export async function findMessages(db: Database, departure: MessagedDeparture) {
  const { travelDate, start = "" } = departure;
  const ofDeparture = and(
    isTheirs(departure),
    eq(bookings.travelDate, travelDate),
    isAtStart(bookings.start, start),
    onIt,
  );
  const key = sql`'booking/' || ${bookings.id} || '/departure-message/' || ${departureMessages.id}`;
  const { tour, recipients, messages, receipts } = await batchNamed(db, {
    tour: db
      .select({
        tour: tours.slug,
        tourTitle: tours.title,
        companyName: operators.companyName,
        days: tours.days,
        rules: tours.departureRules,
        guide: tours.guide,
        guideNamed: guideOf({ tourId: tours.id, travelDate: sql`${travelDate}`, start: sql`${start}` }).as(
          "guide_named",
        ),
      })
      .from(tours)
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(isTheirs(departure)),
    recipients: db
      .select({ customerName: bookings.customerName, email: bookings.customerEmail })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .where(ofDeparture)
      .orderBy(asc(bookings.customerFolded), asc(bookings.bookingId)),
    messages: db
      .select({
        id: departureMessages.id,
        text: departureMessages.text,
        author: departureMessages.author,
        sendAt: departureMessages.sendAt,
        until: departureMessages.until,
        canceledAt: departureMessages.canceledAt,
      })
      .from(departureMessages)
      .innerJoin(departures, eq(departureMessages.departure, departures.id))
      .innerJoin(tours, eq(departures.tourId, tours.id))
      .where(isDeparture(departure))
      .orderBy(desc(departureMessages.sendAt), asc(departureMessages.id)),
    receipts: db
      .select({
        message: sql<string>`${departureMessages.id}`.as("message"),
        bookingId: bookings.bookingId,
        customerName: bookings.customerName,
        kept: bookingMessages.sent,
        channel: mailOutbox.channel,
        status: sql<"queued" | "sent" | "failed" | null>`${mailOutbox.status}`.as("sent_status"),
      })
      .from(departureMessages)
      .innerJoin(departures, eq(departureMessages.departure, departures.id))
      .innerJoin(tours, eq(departures.tourId, tours.id))
      // A range of the primary key; "0" sorts after "/".
      .innerJoin(
        bookingMessages,
        sql`${bookingMessages.id} > ${departureMessages.id} || '/' AND ${bookingMessages.id} < ${departureMessages.id} || '0'`,
      )
      .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
      .leftJoin(
        mailOutbox,
        sql`${mailOutbox.dedupeKey} > ${key} || '/' AND ${mailOutbox.dedupeKey} < ${key} || '0'`,
      )
      .where(isDeparture(departure))
      .orderBy(asc(bookings.customerFolded), asc(bookings.bookingId), asc(mailOutbox.channel)),
  });
  const [found] = tour;
  if (!found) return null;
  return {
    ...found,
    recipients,
    messages: messages.map(({ author, ...message }): DepartureMessage => ({
      ...message,
      isFromTeam: author === "team",
      receipts: [
        ...Map.groupBy(
          receipts.filter((receipt) => receipt.message === message.id),
          ({ bookingId }) => bookingId,
        ).values(),
      ].map((rows) => ({
        bookingId: rows[0]?.bookingId ?? "",
        customerName: rows[0]?.customerName ?? "",
        sent:
          rows[0]?.kept ??
          rows.flatMap(({ channel, status }) => (channel && status ? [{ channel, status }] : [])),
      })),
    })),
  };
}

/**
 * Builds the statement that keeps with each message to a booking by which channels it went, before the outbox forgets them.
 * @param before UTC instant @param keys as `sentKey` makes them, with two ids of 36 characters
 */
export function keepChannels(db: Database, before: number) {
  const ofBooking = sql`substr(forgotten.dedupe_key, 9, 36)`;
  const ofMessage = sql`substr(forgotten.dedupe_key, 64, 36)`;
  return db
    .update(bookingMessages)
    .set({
      sent: sql`(SELECT json_group_array(json_object('channel', gone.channel, 'status', gone.status)) FROM mail_outbox AS gone
        WHERE gone.dedupe_key > 'booking/' || ${bookingMessages.booking} || '/departure-message/' || substr(${bookingMessages.id}, 1, 36) || '/'
          AND gone.dedupe_key < 'booking/' || ${bookingMessages.booking} || '/departure-message/' || substr(${bookingMessages.id}, 1, 36) || '0')`,
    })
    .where(
      and(
        isNull(bookingMessages.sent),
        sql`${bookingMessages.id} IN (SELECT ${ofMessage} || '/' || about.booking_id
          FROM mail_outbox AS forgotten JOIN bookings AS about ON about.id = ${ofBooking}
          WHERE forgotten.created_at < ${before} AND forgotten.dedupe_key GLOB 'booking/*/departure-message/*')`,
      ),
    );
}

/**
 * Stores a message and logs it, unless too many are still to be sent. Fails with UNIQUE `departure_messages.id` if it is stored.
 * @returns true if it was stored
 */
export async function createDepartureMessage(
  db: Database,
  departure: MessagedDeparture,
  message: Omit<typeof departureMessages.$inferInsert, "departure" | "canceledAt">,
  audit: AuditStatements,
): Promise<boolean> {
  const { travelDate, start = "" } = departure;
  const waiting = sql`(SELECT count(*) FROM ${departureMessages} AS waiting WHERE waiting.departure = ${departures.id}
    AND waiting.send_at > ${message.createdAt} AND waiting.canceled_at IS NULL)`;
  const { written } = await batchNamed(db, {
    departure: db
      .insert(departures)
      .select(
        db
          .select(newDeparture({ travelDate, start }))
          .from(tours)
          .where(and(isTheirs(departure), offersStart(start))),
      )
      .onConflictDoNothing(),
    written: db.insert(departureMessages).select(
      db
        .select({
          id: sql`${message.id}`.as("message_id"),
          departure: sql`${departures.id}`.as("message_departure"),
          author: sql`${message.author}`.as("message_author"),
          authorId: sql`${message.authorId}`.as("message_author_id"),
          text: sql`${message.text}`.as("message_text"),
          sendAt: sql`${message.sendAt}`.as("message_from"),
          until: sql`${message.until}`.as("message_until"),
          isScheduled: sql`${Number(message.isScheduled)}`.as("message_scheduled"),
          createdAt: sql`${message.createdAt}`.as("message_at"),
          canceledAt: sql`NULL`.as("message_canceled"),
        })
        .from(departures)
        .innerJoin(tours, eq(departures.tourId, tours.id))
        .where(and(isDeparture(departure), sql`${waiting} < ${maxScheduled}`)),
    ),
    audit,
  });
  return written.meta.changes > 0;
}

/** Cancels a message whose sending has not ended, and logs it. @returns true if it was canceled */
export async function cancelMessage(
  db: Database,
  { id, now, ...departure }: MessagedDeparture & { id: string; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const ofDeparture = db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(isDeparture(departure));
  const { done } = await batchNamed(db, {
    done: db
      .update(departureMessages)
      .set({ canceledAt: now })
      .where(
        and(
          eq(departureMessages.id, id),
          inArray(departureMessages.departure, ofDeparture),
          isNull(departureMessages.canceledAt),
          gt(departureMessages.until, now),
        ),
      ),
    audit,
  });
  return done.meta.changes > 0;
}

/** Matches the bookings to which a message is still to be sent; a scheduled one also to those made later, while the departure is open. */
export function isMessageDue(db: Database, now: number) {
  return and(
    lte(departureMessages.sendAt, now),
    gt(departureMessages.until, now),
    isNull(departureMessages.canceledAt),
    eq(departures.id, departureMessages.departure),
    isBookedAtTime,
    onIt,
    ne(bookings.customerEmail, ""),
    or(
      and(eq(departureMessages.isScheduled, true), not(departureIsClosed)),
      and(eq(departureMessages.isScheduled, false), lte(bookings.createdAt, departureMessages.createdAt)),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(bookingMessages)
        .where(eq(bookingMessages.id, threadId)),
    ),
  );
}

/** Lists messages with bookings that have not got them yet. @param id only this message; null for all */
export function listDueMessages(
  db: Database,
  { id, now, limit }: { id: string | null; now: number; limit: number },
) {
  return (
    db
      .select({
        message: departureMessages,
        booking: bookings,
        operatorName: operators.companyName,
        guide: tours.guide,
        departures: rulesOfBooking,
        guideNamed: guideOfBooking,
      })
      .from(departureMessages)
      // Message by message: few are due.
      .crossJoin(departures)
      .crossJoin(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(and(id === null ? undefined : eq(departureMessages.id, id), isMessageDue(db, now)))
      .limit(limit)
  );
}

/** Matches a booking while a message is due for it. */
export function bookingOfMessage(
  db: Database,
  { id, booking, now }: { id: string; booking: string; now: number },
) {
  return sql`${bookings.id} = ${booking} AND EXISTS (SELECT 1 FROM ${departureMessages}, ${departures}
    WHERE ${departureMessages.id} = ${id} AND ${isMessageDue(db, now)})`;
}
