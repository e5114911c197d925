import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { BookingToCheckIn, CheckIn, SubmittedCheckIn } from "~/domain/check-in/check-in";
import { lastDayOfBooking } from "~/domain/trips/traveler-booking";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { auditDetails, auditLog, bookings, checkIns, tours, users } from "../platform/db/schema";
import { departureIsClosed } from "../seats/closed-departure.repo";
import { isBookingOf } from "../platform/authz/operator-rights.repo";
import { takes, type DepartureReader } from "../resources/crew.repo";

/** A booking with its check-in and the data that check-in depends on. */
export interface CheckInState extends BookingToCheckIn {
  checkIn: CheckIn | null;
}

export const undoAction = "booking.check-in-undo" as const;

/** Columns of a check-in from a left join; all null if there is none. */
export const checkInColumns = {
  checkInId: sql<string | null>`${checkIns.id}`.as("check_in_id"),
  at: sql<number | null>`${checkIns.at}`.as("check_in_at"),
  way: sql<CheckIn["way"] | null>`${checkIns.way}`.as("check_in_way"),
  by: sql<string | null>`${users.name}`.as("check_in_by"),
  arrived: sql<number | null>`${checkIns.arrived}`.as("check_in_arrived"),
};

/** Selects how many travelers of the outer query's booking have come, as `arrivedOf`. */
export const arrivedOfBooking = sql<number>`coalesce((
  SELECT min(coalesce(there.arrived, ${bookings.numberOfTravelers}), ${bookings.numberOfTravelers})
  FROM check_ins AS there WHERE there.booking = ${bookings.id}), 0)`.as("arrived_there");

interface CheckInRow extends Omit<CheckIn, "id" | "at" | "way"> {
  checkInId: string | null;
  at: number | null;
  way: CheckIn["way"] | null;
}

/** Converts `checkInColumns`. */
export function toCheckIn({ checkInId: id, at, way, by, arrived }: CheckInRow): CheckIn | null {
  return id === null || at === null || way === null
    ? null
    : { id, at: new Date(at).toISOString(), way, by, arrived };
}

/**
 * Returns the check-in of a booking, or null.
 * @param booking its id, not its reference
 */
export async function findCheckIn(db: Database, booking: string): Promise<CheckIn | null> {
  const row = await db
    .select(checkInColumns)
    .from(checkIns)
    .leftJoin(users, eq(checkIns.doneBy, users.id))
    .where(eq(checkIns.booking, booking))
    .get();
  return row ? toCheckIn(row) : null;
}

/** Matches the bookings that someone may check in. @param by null for administrators, who may check in any */
function mayCheckIn(by: DepartureReader | null): SQL {
  if (by === null) return sql`true`;
  return typeof by === "string" ? isBookingOf(by, "departures") : takes(by, bookings);
}

function selectStates(db: Database, by: DepartureReader | null, references: readonly string[]) {
  // One JSON parameter for any number of bookings: D1 allows a hundred parameters.
  const submitted = sql`(SELECT value FROM json_each(${JSON.stringify(references)}))`;
  return db
    .select({
      bookingId: bookings.bookingId,
      status: bookings.status,
      seats: bookings.numberOfTravelers,
      tourSlug: tours.slug,
      travelDate: bookings.travelDate,
      tourDuration: bookings.tourDuration,
      isClosed: sql<number>`${departureIsClosed}`.as("is_closed"),
      totalAmount: bookings.totalAmount,
      paidAmount: bookings.paidAmount,
      refundedAmount: bookings.refundedAmount,
      ownSale: bookings.ownSale,
      ...checkInColumns,
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .leftJoin(checkIns, eq(checkIns.booking, bookings.id))
    .leftJoin(users, eq(checkIns.doneBy, users.id))
    .where(and(inArray(bookings.bookingId, submitted), mayCheckIn(by)));
}

type StateRow = Awaited<ReturnType<typeof selectStates>>[number];

function toStates(rows: readonly StateRow[]): Map<string, CheckInState> {
  return new Map(
    rows.map(({ checkInId, at, way, by, arrived, isClosed, ...booking }) => [
      booking.bookingId,
      {
        bookingId: booking.bookingId,
        status: booking.status,
        seats: booking.seats,
        tourSlug: booking.tourSlug,
        travelDate: booking.travelDate,
        owed: owedOn(booking),
        isClosed: isClosed === 1,
        lastDay: lastDayOfBooking(booking),
        checkIn: toCheckIn({ checkInId, at, way, by, arrived }),
      },
    ]),
  );
}

/** Returns those of the bookings that someone may check in, by reference. @param by null for administrators */
export async function listCheckInStates(
  db: Database,
  by: DepartureReader | null,
  references: readonly string[],
): Promise<Map<string, CheckInState>> {
  return toStates(await selectStates(db, by, references));
}

/** A check-in that passed validation. */
export interface GoodCheckIn extends Pick<SubmittedCheckIn, "id" | "bookingId" | "way" | "arrived"> {
  /** UTC instant. */
  at: number;
  /** The booking's date at validation. */
  travelDate: TravelDate;
}

/**
 * Writes check-ins whose booking has none yet or with fewer travelers, still travels on the validated day, has an open
 * departure, and may be checked in by this person. Never counts more than the party. An undone
 * check-in is not restored if its device sends it again.
 * @param team for administrators, who may check in any booking: the statements of the audit log
 * @returns the bookings afterwards
 */
export async function insertCheckIns(
  db: Database,
  by: DepartureReader,
  good: readonly GoodCheckIn[],
  references: readonly string[],
  now: number,
  team: { audit: AuditStatements } | null = null,
): Promise<Map<string, CheckInState>> {
  const mine = team ? null : by;
  // An id counts for one booking.
  const submitted = [...new Map(good.map((row) => [row.id, row])).values()];
  const doneBy = typeof by === "string" ? by : null;
  const { rows } = await batchNamed(db, {
    insertedCheckIns: db
      .insert(checkIns)
      .select(
        sql`SELECT ${bookings.id}, submitted.value ->> 'id', submitted.value ->> 'way', submitted.value ->> 'at', ${doneBy},
            min(coalesce(submitted.value ->> 'arrived', ${bookings.numberOfTravelers}), ${bookings.numberOfTravelers}), ${now}
          FROM json_each(${JSON.stringify(submitted)}) AS submitted
          INNER JOIN ${bookings} ON ${bookings.bookingId} = submitted.value ->> 'bookingId'
          WHERE ${bookings.status} IN ('confirmed', 'completed')
            AND ${bookings.travelDate} = submitted.value ->> 'travelDate'
            AND NOT ${departureIsClosed}
            AND ${mayCheckIn(mine)}
            AND NOT EXISTS (
              SELECT 1 FROM ${auditLog} INNER JOIN ${auditDetails} ON ${auditDetails.seq} = ${auditLog.seq}
              WHERE ${auditLog.subject} = 'booking' AND ${auditLog.subjectId} = ${bookings.bookingId}
                AND ${auditLog.action} = ${undoAction}
                AND json_extract(${auditDetails.before}, '$.id') = submitted.value ->> 'id'
            )`,
      )
      .onConflictDoUpdate({
        target: checkIns.booking,
        set: {
          id: sql`excluded.id`,
          way: sql`excluded.way`,
          at: sql`excluded.at`,
          doneBy: sql`excluded.done_by`,
          arrived: sql`excluded.arrived`,
          createdAt: sql`excluded.created_at`,
        },
        setWhere: sql`excluded.arrived > ${checkIns.arrived}
          AND NOT EXISTS (SELECT 1 FROM ${checkIns} AS used WHERE used.id = excluded.id)`,
      })
      .onConflictDoNothing(),
    rows: selectStates(db, mine, references),
    audit: team?.audit,
  });
  return toStates(rows);
}

/**
 * Deletes a check-in and logs it.
 * @returns true if it existed
 */
export async function deleteCheckIn(
  db: Database,
  userId: string,
  { id, bookingId }: { id: string; bookingId: string },
  audit: AuditStatements,
): Promise<boolean> {
  const ofBooking = sql`(SELECT ${bookings.id} FROM ${bookings} WHERE ${bookings.bookingId} = ${bookingId} AND ${isBookingOf(userId, "departures")})`;
  const { gone } = await batchNamed(db, {
    gone: db
      .delete(checkIns)
      .where(and(eq(checkIns.id, id), inArray(checkIns.booking, ofBooking)))
      .returning({ id: checkIns.id }),
    audit,
  });
  return gone.length > 0;
}

/**
 * Returns statements that make a batch fail with UNIQUE `check_ins.booking` if the booking has a check-in: it cannot
 * become a no-show, whichever comes first.
 * @param booking its id, not its reference
 */
export function requireNobodyCheckedIn(db: Database, booking: string, at: number) {
  const id = `no-show/${booking}`;
  return [
    db.insert(checkIns).values({ booking, id, way: "hand", at, doneBy: null, createdAt: at }),
    db.delete(checkIns).where(eq(checkIns.id, id)),
  ] as const;
}

/** Returns the statement that deletes a booking's check-in, for a booking that has left its departure. */
export function forgetCheckIn(db: Database, booking: string) {
  return db.delete(checkIns).where(eq(checkIns.booking, booking));
}
