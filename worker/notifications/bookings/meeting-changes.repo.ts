import { and, asc, eq, gt, gte, lt, lte, ne, not, notExists, sql } from "drizzle-orm";
import { timeOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { batchNamed } from "../../platform/db/batch";
import { rulesOfBooking } from "../../tours/rules/effective-departure-rules.repo";
import type { Database } from "../../platform/db/client";
import {
  bookings,
  mailOutbox,
  meetingChanges,
  operators,
  tours,
  type MeetingChange,
} from "../../platform/db/schema";
import { departureIsClosed } from "../../seats/closed-departure.repo";

/** Max tours per run; the rest follows in the next minute. */
const changesPerRun = 20;

/**
 * Begins sending the mails of changes since which no further edit came, and returns the changes whose mails are being sent. A tour's next
 * change waits for the end of its previous one.
 * @param before UTC instant
 */
export async function beginSending(db: Database, before: number): Promise<MeetingChange[]> {
  const isBusy = db
    .select({ one: sql`1` })
    .from(sql`${meetingChanges} AS sending`)
    .where(sql`sending.tour_id = ${meetingChanges.tourId} AND sending.is_sending = 1`);
  const { changes } = await batchNamed(db, {
    claimed: db
      .update(meetingChanges)
      .set({ isSending: true })
      .where(
        and(eq(meetingChanges.isSending, false), lte(meetingChanges.changedAt, before), notExists(isBusy)),
      ),
    changes: db
      .select()
      .from(meetingChanges)
      .where(eq(meetingChanges.isSending, true))
      .orderBy(asc(meetingChanges.changedAt))
      .limit(changesPerRun),
  });
  return changes;
}

/** Returns true if the change was undone before its mails were sent. */
export function isUndone(change: MeetingChange): boolean {
  return change.startBefore === change.startNow && change.meetingPointBefore === change.meetingPointNow;
}

/**
 * Returns the upcoming pending and confirmed bookings made before a change whose customers have not been notified of it yet, each with its mail's key.
 * @param now UTC instant
 */
export async function listChangesToNotify(
  db: Database,
  { tourId, changedAt, startBefore, startNow }: MeetingChange,
  { now, limit }: { now: number; limit: number },
) {
  const dedupeKey = sql<string>`'booking/' || ${bookings.id} || ${`/meeting/${changedAt}`}`;
  const earlier = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, dedupeKey));
  const today = todayInIndia(now);
  // Today's departures count until both starts have passed.
  const lastStart = startBefore > startNow ? startBefore : startNow;
  const isAhead = lastStart > timeOfDayInIndia(now) ? gte : gt;
  return db
    .select({
      booking: bookings,
      operatorName: operators.companyName,
      departures: rulesOfBooking,
      guide: tours.guide,
      dedupeKey: dedupeKey.as("dedupe_key"),
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(
      and(
        eq(bookings.tourId, tourId),
        isAhead(bookings.travelDate, today),
        sql`+${bookings.status} IN ('pending', 'confirmed')`,
        lt(bookings.createdAt, changedAt),
        ne(bookings.customerEmail, ""),
        notExists(earlier),
        not(departureIsClosed),
      ),
    )
    .limit(limit);
}

/** Deletes a change once everyone is notified. */
export async function deleteChange(db: Database, { tourId, changedAt }: MeetingChange): Promise<void> {
  await db
    .delete(meetingChanges)
    .where(
      and(
        eq(meetingChanges.tourId, tourId),
        eq(meetingChanges.isSending, true),
        eq(meetingChanges.changedAt, changedAt),
      ),
    );
}
