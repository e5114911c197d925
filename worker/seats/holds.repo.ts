import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { cutOffAt } from "~/domain/departures/cut-off";
import { rulesOfStart, startTimeIn } from "~/domain/departures/start";
import type { Hold } from "~/domain/seats/hold";
import type { BatchItem } from "drizzle-orm/batch";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { limitOf } from "../platform/db/limits.repo";
import { requireServable, requireServableStart } from "../resources/free.repo";
import { newDeparture, ofDeparture, offersStart, type DepartureKey } from "./seats.repo";
import { departures, heldDepartures, seatHolds, spentProofs, tours } from "../platform/db/schema";
import { onSale } from "../tours/tours.repo";

/** Matches the holds on a departure. */
function onDeparture({ tourId, travelDate, start }: DepartureKey): SQL | undefined {
  return and(eq(seatHolds.tourId, tourId), eq(seatHolds.travelDate, travelDate), eq(seatHolds.start, start));
}

/** The holds on a departure that a sale ends: those of a holder, or a single one by id. */
export interface HoldOwner {
  holder: string | null;
  holdId?: string | undefined;
}

/**
 * Releases the seats of holds on a departure that have ended by `now`, and those of the holder who is about to take seats there. Part of
 * each batch that takes seats, before it takes them.
 */
export function endHolds(db: Database, departure: DepartureKey, { holder, holdId }: HoldOwner, now: number) {
  return db
    .delete(seatHolds)
    .where(
      or(
        holdId === undefined ? undefined : eq(seatHolds.id, holdId),
        and(
          onDeparture(departure),
          or(lte(seatHolds.expiresAt, now), holder === null ? undefined : eq(seatHolds.holder, holder)),
        ),
      ),
    );
}

/**
 * Marks the live holds of a holder who is about to book, so that `endHolds` leaves their seats to the booking and not to the waiting list.
 * Right before it in the booking's batch.
 */
export function takeOverHolds(
  db: Database,
  departure: DepartureKey,
  { holder, holdId }: HoldOwner,
  now: number,
) {
  return db
    .update(seatHolds)
    .set({ isUsed: true })
    .where(
      and(
        onDeparture(departure),
        gt(seatHolds.expiresAt, now),
        or(eq(seatHolds.id, holdId ?? ""), eq(seatHolds.holder, holder ?? "")),
      ),
    );
}

/**
 * Counts the seats on the outer query's departure that holders other than `holder` hold at `now`. While parties wait for seats, an expired
 * hold counts until it is deleted, when its seats go to them.
 */
export function seatsHeldByOthers(holder: string | null, now: number): SQL<number> {
  return sql<number>`(
    SELECT coalesce(sum(${seatHolds.seats}), 0) FROM ${seatHolds}
    WHERE ${seatHolds.tourId} = ${departures.tourId} AND ${seatHolds.travelDate} = ${departures.travelDate}
      AND ${seatHolds.start} = ${departures.start} AND ${seatHolds.holder} <> ${holder ?? ""} AND (${seatHolds.expiresAt} > ${now} OR EXISTS (
        SELECT 1 FROM "waiting_entries" AS "line" WHERE "line"."tour_id" = ${seatHolds.tourId}
          AND "line"."travel_date" = ${seatHolds.travelDate} AND "line"."start" = ${seatHolds.start} AND "line"."status" = 'waiting'
      ))
  )`;
}

/** Selects the first of the holder's three slots that no hold other than `id` uses, or NULL. */
function freeSlot({ holder, id }: Pick<NewHold, "holder" | "id">): SQL {
  return sql`(
    SELECT value FROM json_each('[1,2,3]')
    WHERE value NOT IN (
      SELECT ${seatHolds.slot} FROM ${seatHolds} WHERE ${seatHolds.holder} = ${holder} AND ${seatHolds.id} <> ${id}
    )
    LIMIT 1
  )`;
}

interface NewHold extends DepartureKey {
  id: string;
  holder: string;
  /** By `callerIdOf`; null for no limits by caller. */
  caller: string | null;
  /** True if a proof of work can be asked for and `proof` is null. */
  isUnproven: boolean;
  /** The solved challenge that earns the hold, until its end (UTC instant). */
  proof: { id: string; expiresAt: number } | null;
  seats: number;
  optionId: string | null;
  /** Null for as many as `seats`. */
  travelers: number | null;
  createdAt: number;
  expiresAt: number;
}

/** Time from a caller's first hold on a departure until it may hold seats there again, milliseconds. */
const untilNextHold = sql<number>`${limitOf("callerHeldFor")} + ${limitOf("callerRestsFor")}`;

/** Selects the earlier of an end and the end of the caller's time on the departure, if there is one. */
function endForCaller(
  hold: { caller: unknown; tourId: unknown; travelDate: unknown; start: unknown },
  end: number | SQL,
): SQL<number> {
  return sql<number>`coalesce((
    SELECT min(${heldDepartures.firstHeldAt} + ${limitOf("callerHeldFor")}, ${end}) FROM ${heldDepartures}
    WHERE ${heldDepartures.caller} = ${hold.caller} AND ${heldDepartures.tourId} = ${hold.tourId}
      AND ${heldDepartures.travelDate} = ${hold.travelDate} AND ${heldDepartures.start} = ${hold.start}
  ), ${end})`;
}

/** Starts the caller's time on a departure, unless it runs or the departure rests. */
function startTime(db: Database, { caller, tourId, travelDate, start, createdAt }: NewHold) {
  return db
    .insert(heldDepartures)
    .select(
      sql`SELECT ${caller}, ${tourId}, ${travelDate}, ${start}, ${createdAt} WHERE ${caller} IS NOT NULL`,
    )
    .onConflictDoUpdate({
      target: [heldDepartures.caller, heldDepartures.tourId, heldDepartures.travelDate, heldDepartures.start],
      set: { firstHeldAt: createdAt },
      setWhere: sql`${heldDepartures.firstHeldAt} <= ${createdAt} - (${untilNextHold})`,
    });
}

function spendProof(db: Database, { proof }: NewHold) {
  const { id, expiresAt } = proof ?? { id: null, expiresAt: null };
  return db.insert(spentProofs).select(sql`SELECT ${id}, ${expiresAt} WHERE ${id} IS NOT NULL`);
}

/**
 * Holds all of the seats or none. Replaces the holder's live hold on this departure; the new one keeps its end and its extension, so
 * requesting it again gains no time. The hold of a caller ends with the caller's time on the departure. `also` is part of the batch.
 * Fails if the resources that limit the tour's sales cannot serve the seats (`isSoldOut`).
 * Fails with the rules `caller_seats`, `caller_time` and `proof_of_work`, with UNIQUE `spent_proofs.id` if the proof has earned another hold, with the CHECK `departures_not_oversold` if the seats are gone, with NOT NULL `seat_holds.slot` if the holder has three live holds
 * elsewhere, and with NOT NULL `seat_holds.tour_id` if the tour is no longer on sale, or no longer offers the start.
 */
export async function createHold(
  db: Database,
  hold: NewHold,
  { hasNeeds, also = [] }: { hasNeeds: boolean; also?: readonly BatchItem<"sqlite">[] },
): Promise<Hold> {
  const { proof: _, ...newHold } = hold;
  const { id, holder, caller, seats, optionId, travelers, travelDate, start, createdAt: now } = hold;
  const expiresAt = endForCaller(hold, hold.expiresAt);
  const tourOnSale = and(eq(tours.id, hold.tourId), onSale, offersStart(start));
  const isOpen = exists(
    db
      .select({ id: tours.id })
      .from(departures)
      .innerJoin(tours, eq(tours.id, departures.tourId))
      .where(and(tourOnSale, ofDeparture(hold), isNull(departures.closedAt))),
  );
  const ofClient = or(
    eq(seatHolds.holder, holder),
    caller === null ? undefined : eq(seatHolds.caller, caller),
  );
  const { rows } = await batchNamed(db, {
    endedHolds: endHolds(db, hold, { holder: null }, now),
    expiredHolds: db.delete(seatHolds).where(and(ofClient, lte(seatHolds.expiresAt, now))),
    time: startTime(db, hold),
    proof: spendProof(db, hold),
    departure: db
      .insert(departures)
      .select(db.select(newDeparture({ travelDate, start })).from(tours).where(tourOnSale))
      .onConflictDoNothing(),
    replacedHold: db
      .update(seatHolds)
      .set({ id, seats, optionId, travelers, caller })
      .where(and(eq(seatHolds.holder, holder), onDeparture(hold), isOpen)),
    // Conflicts with its own id if the update has replaced a hold.
    newHold: db
      .insert(seatHolds)
      .values({
        ...newHold,
        expiresAt,
        // An extension would gain nothing.
        extended: sql`${expiresAt} < ${hold.expiresAt}`,
        tourId: sql`(${db.select({ id: tours.id }).from(tours).where(tourOnSale)})`,
        slot: freeSlot(hold),
      })
      .onConflictDoNothing(),
    also,
    servable: hasNeeds ? requireServableStart(db, hold) : null,
    rows: selectHold(db, eq(seatHolds.id, hold.id)),
  });
  const row = rows[0];
  if (!row) throw new Error(`hold ${hold.id} was written but not found`);
  return toHold(row);
}

/** Finds the cut-off of a held departure, a UTC instant; 0 if the hold is gone. */
async function findCutOff(db: Database, id: string): Promise<number> {
  const row = await db
    .select({ rules: tours.departureRules, travelDate: seatHolds.travelDate, start: seatHolds.start })
    .from(seatHolds)
    .innerJoin(tours, eq(tours.id, seatHolds.tourId))
    .where(eq(seatHolds.id, id))
    .get();
  return row ? cutOffAt(rulesOfStart(row.rules, row.start), row.travelDate) : 0;
}

/**
 * Changes the number of travelers or the end of a live hold, or both.
 * Fails if there are not enough seats (`isSoldOut`), and with a trigger if its caller holds too many.
 * @param change seats, and an extension in milliseconds, which is granted once and ends at the cut-off and with the caller's time
 * @returns whether it was changed, and the hold as it is now; null if it has ended
 */
export async function changeHold(
  db: Database,
  id: string,
  change: { seats: number | undefined; longerBy: number | undefined },
  now: number,
): Promise<{ isChanged: boolean; hold: Hold | null }> {
  const { seats, longerBy } = change;
  const withId = eq(seatHolds.id, id);
  const extendedTo =
    longerBy === undefined
      ? undefined
      : endForCaller(seatHolds, sql`min(${seatHolds.expiresAt} + ${longerBy}, ${await findCutOff(db, id)})`);
  const { updated, rows } = await batchNamed(db, {
    expiredHolds: db
      .delete(seatHolds)
      .where(
        and(
          lte(seatHolds.expiresAt, now),
          or(
            inArray(
              sql`(${seatHolds.tourId}, ${seatHolds.travelDate}, ${seatHolds.start})`,
              sql`(SELECT "tour_id", "travel_date", "start" FROM "seat_holds" WHERE "id" = ${id})`,
            ),
            eq(seatHolds.caller, sql`(SELECT "caller" FROM "seat_holds" WHERE "id" = ${id})`),
          ),
        ),
      ),
    updated: db
      .update(seatHolds)
      .set({
        // An option that takes other seats than its party keeps them.
        ...(seats !== undefined && {
          seats: sql`iif(${seatHolds.travelers} IS NULL, ${seats}, ${seatHolds.seats})`,
          travelers: sql`iif(${seatHolds.travelers} IS NULL, NULL, ${seats})`,
        }),
        ...(extendedTo && { extended: true, expiresAt: extendedTo }),
      })
      .where(and(withId, longerBy === undefined ? undefined : eq(seatHolds.extended, false))),
    servable:
      seats === undefined
        ? null
        : requireServable(
            db,
            sql`(SELECT tour_id, travel_date, start FROM seat_holds WHERE ${eq(seatHolds.id, id)})`,
          ),
    rows: selectHold(db, withId),
  });
  return { isChanged: updated.meta.changes > 0, hold: rows[0] ? toHold(rows[0]) : null };
}

/** Releases a hold's seats, once. @returns the departure they belong to, or null if the hold had ended */
export async function releaseHold(
  db: Database,
  id: string,
): Promise<{ tourSlug: string; travelDate: TravelDate } | null> {
  const { rows } = await batchNamed(db, {
    rows: selectHold(db, eq(seatHolds.id, id)),
    deletedHold: db.delete(seatHolds).where(eq(seatHolds.id, id)),
  });
  return rows[0] ?? null;
}

/** Returns when the first live hold of a holder or caller ends, a UTC instant; null if there is none. */
export async function firstEndOfHolds(
  db: Database,
  of: { holder: string } | { caller: string },
  now: number,
): Promise<number | null> {
  const row = await db
    .select({ expiresAt: seatHolds.expiresAt })
    .from(seatHolds)
    .where(
      and(
        "holder" in of ? eq(seatHolds.holder, of.holder) : eq(seatHolds.caller, of.caller),
        gt(seatHolds.expiresAt, now),
      ),
    )
    .orderBy(asc(seatHolds.expiresAt))
    .limit(1)
    .get();
  return row?.expiresAt ?? null;
}

/** Returns when a caller may hold seats on a departure again, a UTC instant. */
export async function endOfRest(
  db: Database,
  caller: string,
  { tourId, travelDate, start }: DepartureKey,
): Promise<number | null> {
  const row = await db
    .select({ end: sql<number>`${heldDepartures.firstHeldAt} + ${untilNextHold}` })
    .from(heldDepartures)
    .where(
      and(
        eq(heldDepartures.caller, caller),
        eq(heldDepartures.tourId, tourId),
        eq(heldDepartures.travelDate, travelDate),
        eq(heldDepartures.start, start),
      ),
    )
    .get();
  return row?.end ?? null;
}

/** Deletes the rows of callers that may hold seats of the departure again. */
export function deleteRested(db: Database, now: number) {
  return db.delete(heldDepartures).where(sql`${heldDepartures.firstHeldAt} <= ${now} - (${untilNextHold})`);
}

function selectHold(db: Database, condition: SQL) {
  return db
    .select({
      holdId: seatHolds.id,
      tourSlug: tours.slug,
      travelDate: seatHolds.travelDate,
      start: seatHolds.start,
      optionId: seatHolds.optionId,
      numberOfTravelers: sql<number>`coalesce(${seatHolds.travelers}, ${seatHolds.seats})`.as(
        "held_travelers",
      ),
      expiresAt: seatHolds.expiresAt,
      extended: seatHolds.extended,
    })
    .from(seatHolds)
    .innerJoin(tours, eq(seatHolds.tourId, tours.id))
    .where(condition);
}

type HoldRow = Awaited<ReturnType<typeof selectHold>>[number];

function toHold({ expiresAt, extended, start, optionId, ...hold }: HoldRow): Hold {
  return {
    ...hold,
    ...(optionId !== null && { optionId }),
    ...startTimeIn(start),
    expiresAt: new Date(expiresAt).toISOString(),
    canExtend: !extended,
  };
}
