import { and, asc, eq, lte, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { BlockedTour, CalendarBlock, CalendarFeed, WantedBlock } from "~/domain/partners/calendar-feed";
import type { AuditStatements } from "../../audit/with-audit";
import { markChanged } from "../../departures/departure.repo";
import { isOperatorOf } from "../../platform/authz/operator-rights.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import {
  calendarBlocks,
  calendarFeeds,
  departures,
  operators,
  seatHolds,
  tours,
  type CalendarFeedRow,
} from "../../platform/db/schema";
import { capacityOfStart, isAtStart, newDeparture } from "../../seats/seats.repo";

const blocksShown = 60;

/** A sentence for travelers: the name of the calendar is the operator's matter. */
const closedReason = "Not available on this day.";

const isSameDeparture = sql`${calendarBlocks.tourId} = ${departures.tourId}
  AND ${calendarBlocks.travelDate} = ${departures.travelDate} AND ${calendarBlocks.start} = ${departures.start}`;

const isEnding = sql`(${calendarBlocks.isEnded} OR ${calendarBlocks.isUndone})`;

function ofFeed(feed: string, condition: SQL): SQL {
  return sql`${calendarBlocks.feed} = ${feed} AND ${condition}`;
}

/** Matches departures by their blocks of a feed. */
function hasBlock(feed: string, condition: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${calendarBlocks} WHERE ${isSameDeparture} AND ${ofFeed(feed, condition)})`;
}

/** Selects the sum of seats of the outer query's departure over the blocks of a feed. */
function seatsOf(feed: string, column: SQL, condition: SQL): SQL {
  return sql`(SELECT sum(${column}) FROM ${calendarBlocks} WHERE ${isSameDeparture} AND ${ofFeed(feed, condition)})`;
}

/** Fields of the outer query's block's departure. */
const isConflict = sql`(NOT ${isEnding} AND ${calendarBlocks.closedAt} IS NULL AND ${departures.booked} > 0
  AND (${calendarBlocks.wanted} IS NULL OR ${calendarBlocks.taken} < ${calendarBlocks.wanted}))`;

/** Changed departures, for those who watch their seats. */
const changed = { tourId: departures.tourId, travelDate: departures.travelDate };
export type ChangedDay = { tourId: number; travelDate: TravelDate };

/** Builds the statements that give back what blocks that ended or were undone took, and delete those that ended. */
function freeing(db: Database, feed: string) {
  const isGivenBack = hasBlock(feed, sql`${isEnding} AND ${calendarBlocks.taken} > 0`);
  const raised = sql`${departures.capacity} + ${seatsOf(feed, sql`${calendarBlocks.taken}`, isEnding)}`;
  const usual = sql`(SELECT ${capacityOfStart(sql`${departures.start}`)} FROM "tours" WHERE "tours"."id" = ${departures.tourId})`;
  const heldByOthers = sql`EXISTS (SELECT 1 FROM ${calendarBlocks} WHERE ${isSameDeparture} AND NOT ${isEnding}
    AND ${calendarBlocks.closedAt} = ${departures.closedAt})`;
  return {
    raised: db
      .update(departures)
      .set({ capacity: raised, hasOwnCapacity: sql`${raised} <> ${usual}` })
      .where(isGivenBack)
      .returning(changed),
    reopened: db
      .update(departures)
      .set({ closedAt: null, closedReason: null, closedBy: null, closedFault: null, closedExemption: null })
      .where(
        and(
          hasBlock(feed, sql`${isEnding} AND ${calendarBlocks.closedAt} = ${departures.closedAt}`),
          sql`NOT ${heldByOthers}`,
        ),
      )
      .returning(changed),
    freedSeen: markChanged(
      db,
      hasBlock(
        feed,
        sql`${isEnding} AND (${calendarBlocks.taken} > 0 OR ${calendarBlocks.closedAt} IS NOT NULL)`,
      ),
    ),
    deleted: db.delete(calendarBlocks).where(ofFeed(feed, sql`${calendarBlocks.isEnded}`)),
    cleared: db
      .update(calendarBlocks)
      .set({ taken: 0, closedAt: null })
      .where(ofFeed(feed, sql`${calendarBlocks.isUndone}`)),
  };
}

/** A reading of a feed. */
interface Reading {
  row: Pick<CalendarFeedRow, "id" | "createdBy">;
  wanted: readonly WantedBlock[];
  /** False if blocks without an event stay. */
  frees: boolean;
  now: number;
  set: Partial<CalendarFeedRow>;
}

/**
 * Makes departures follow a feed, in one batch: closes those without a guest, takes seats of others as far as they are free, and gives back
 * what no event takes anymore. Sold and held seats are never touched.
 * @returns the days that changed
 */
export async function applyReading(
  db: Database,
  { row: { id, createdBy }, wanted, frees, now, set }: Reading,
): Promise<ChangedDay[]> {
  const rows = JSON.stringify(
    wanted.map(({ tourId, travelDate, start, seats }) => [tourId, travelDate, start, seats]),
  );
  const values = sql`SELECT value ->> 0 AS tour_id, value ->> 1 AS travel_date, value ->> 2 AS start, value ->> 3 AS seats FROM json_each(${rows})`;
  const isFeeds = sql`${calendarBlocks.feed} = ${id}`;
  const active = sql`NOT ${isEnding}`;
  const isWhole = sql`${active} AND ${calendarBlocks.wanted} IS NULL`;
  const free = sql`(SELECT ${departures.capacity} - ${departures.booked} - ${departures.held} FROM ${departures} WHERE ${isSameDeparture} AND ${departures.closedAt} IS NULL)`;
  const hasGuests = sql`EXISTS (SELECT 1 FROM departures AS beside WHERE beside.tour_id = ${departures.tourId}
    AND beside.travel_date = ${departures.travelDate} AND beside.booked + beside.held > 0
    AND (beside.start = ${departures.start} OR beside.start > ${departures.start} || '/' AND beside.start < ${departures.start} || '0'))`;
  const { raised, reopened, closed, lowered } = await batchNamed(db, {
    ended: frees
      ? db
          .update(calendarBlocks)
          .set({ isEnded: true })
          .where(
            sql`${isFeeds} AND (${calendarBlocks.tourId}, ${calendarBlocks.travelDate}, ${calendarBlocks.start}) NOT IN (SELECT tour_id, travel_date, start FROM (${values}))`,
          )
      : null,
    // Fewer seats than before are given back first.
    inserted: db
      .insert(calendarBlocks)
      .select(
        sql`SELECT ${id}, tour_id, travel_date, start, seats, 0, 0, NULL, 0, 0 FROM (${values}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: [calendarBlocks.feed, calendarBlocks.tourId, calendarBlocks.travelDate, calendarBlocks.start],
        set: { wanted: frees ? sql`excluded.wanted` : sql`max(${calendarBlocks.wanted}, excluded.wanted)` },
      }),
    ...freeing(db, id),
    surplus: db
      .update(departures)
      .set({
        capacity: sql`${departures.capacity} + ${seatsOf(id, sql`${calendarBlocks.taken} - ${calendarBlocks.wanted}`, sql`${calendarBlocks.taken} > ${calendarBlocks.wanted}`)}`,
      })
      .where(hasBlock(id, sql`${calendarBlocks.taken} > ${calendarBlocks.wanted}`)),
    surplusGone: db
      .update(calendarBlocks)
      .set({ taken: sql`${calendarBlocks.wanted}` })
      .where(sql`${isFeeds} AND ${calendarBlocks.taken} > ${calendarBlocks.wanted}`),
    departures: db
      .insert(departures)
      .select(
        db
          .select(newDeparture({ travelDate: sql`blocked.travel_date`, start: sql`blocked.start` }))
          .from(sql`calendar_blocks AS blocked`)
          .innerJoin(tours, sql`"tours"."id" = blocked.tour_id`)
          .where(sql`blocked.feed = ${id} AND NOT blocked.is_undone`),
      )
      .onConflictDoNothing(),
    expiredHolds: db
      .delete(seatHolds)
      .where(
        sql`${seatHolds.expiresAt} <= ${now} AND (${seatHolds.tourId}, ${seatHolds.travelDate}, ${seatHolds.start}) IN (SELECT tour_id, travel_date, start FROM calendar_blocks WHERE feed = ${id})`,
      ),
    closed: db
      .update(departures)
      .set({ closedAt: now, closedReason, closedBy: createdBy })
      .where(sql`${departures.closedAt} IS NULL AND NOT ${hasGuests} AND ${hasBlock(id, isWhole)}`)
      .returning(changed),
    closedBlocks: db
      .update(calendarBlocks)
      .set({
        closedAt: sql`(SELECT ${departures.closedAt} FROM ${departures} WHERE ${isSameDeparture})`,
      })
      .where(
        sql`${isFeeds} AND ${isWhole} AND EXISTS (SELECT 1 FROM ${departures} WHERE ${isSameDeparture} AND (${departures.closedAt} = ${now}
          OR EXISTS (SELECT 1 FROM calendar_blocks AS other WHERE other.tour_id = ${departures.tourId} AND other.travel_date = ${departures.travelDate}
            AND other.start = ${departures.start} AND other.closed_at = ${departures.closedAt})))`,
      ),
    taking: db
      .update(calendarBlocks)
      .set({
        taking: sql`coalesce(max(0, min(coalesce(${calendarBlocks.wanted} - ${calendarBlocks.taken}, ${free}), ${free})), 0)`,
      })
      .where(sql`${isFeeds} AND ${active}`),
    lowered: db
      .update(departures)
      .set({
        capacity: sql`${departures.capacity} - ${seatsOf(id, sql`${calendarBlocks.taking}`, active)}`,
        hasOwnCapacity: true,
      })
      .where(hasBlock(id, sql`${calendarBlocks.taking} > 0`))
      .returning(changed),
    seen: markChanged(
      db,
      hasBlock(id, sql`(${calendarBlocks.taking} > 0 OR ${calendarBlocks.closedAt} = ${now})`),
    ),
    taken: db
      .update(calendarBlocks)
      .set({ taken: sql`${calendarBlocks.taken} + ${calendarBlocks.taking}`, taking: 0 })
      .where(sql`${isFeeds} AND ${calendarBlocks.taking} > 0`),
    feed: db.update(calendarFeeds).set(set).where(eq(calendarFeeds.id, id)),
  });
  return [...raised, ...reopened, ...closed, ...lowered];
}

/** Takes feeds that are due, so that no other run reads them. */
export async function claimDueFeeds(
  db: Database,
  now: number,
  { limit, nextOf }: { limit: number; nextOf: (id: string) => number },
): Promise<CalendarFeedRow[]> {
  const due = await db
    .select()
    .from(calendarFeeds)
    .where(lte(calendarFeeds.nextReadAt, now))
    .orderBy(asc(calendarFeeds.nextReadAt))
    .limit(limit);
  const claimed = await Promise.all(
    due.map(async (row) => {
      const { meta } = await db
        .update(calendarFeeds)
        .set({ nextReadAt: nextOf(row.id) })
        .where(and(eq(calendarFeeds.id, row.id), eq(calendarFeeds.nextReadAt, row.nextReadAt)));
      return meta.changes > 0 ? [row] : [];
    }),
  );
  return claimed.flat();
}

export async function updateFeed(db: Database, id: string, set: Partial<CalendarFeedRow>): Promise<void> {
  await db.update(calendarFeeds).set(set).where(eq(calendarFeeds.id, id));
}

/** Returns the tours of a feed that are not deleted and still its operator's. */
export function listBlockedTours(
  db: Database,
  { operatorSlug, tours: ids }: CalendarFeedRow,
): Promise<BlockedTour[]> {
  return db
    .select({
      id: tours.id,
      days: tours.days,
      rules: tours.departureRules,
      options: sql`coalesce(${tours.options}, '[]')`
        .mapWith((text: string) => JSON.parse(text))
        .as("offered"),
    })
    .from(tours)
    .where(
      sql`${tours.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${tours.operatorSlug} = ${operatorSlug} AND ${tours.deletedAt} IS NULL`,
    );
}

export function listSlugs(db: Database, ids: readonly number[]): Promise<{ id: number; slug: string }[]> {
  return db
    .select({ id: tours.id, slug: tours.slug })
    .from(tours)
    .where(sql`${tours.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Lists an operator's feeds with what they block from a day on, conflicts first. */
export async function listFeeds(db: Database, operator: string, today: TravelDate): Promise<CalendarFeed[]> {
  const rows = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.operatorSlug, operator))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id));
  const titles = new Map((await listTours(db, operator)).map(({ id, title }) => [id, title]));
  const { lists, counts } = await batchNamed(db, {
    lists: rows.map(({ id }) =>
      db
        .select({
          tour: tours.slug,
          tourTitle: tours.title,
          travelDate: calendarBlocks.travelDate,
          start: calendarBlocks.start,
          taken: sql<
            number | null
          >`iif(${calendarBlocks.closedAt} IS NULL, ${calendarBlocks.taken}, NULL)`.as("seats_taken"),
          booked: sql<number>`coalesce(${departures.booked}, 0)`.as("seats_sold"),
          isConflict: sql`coalesce(${isConflict}, 0)`.mapWith(Boolean).as("is_conflict"),
          isUndone: calendarBlocks.isUndone,
        })
        .from(calendarBlocks)
        .innerJoin(tours, eq(tours.id, calendarBlocks.tourId))
        .leftJoin(departures, isSameDeparture)
        .where(sql`${calendarBlocks.feed} = ${id} AND ${calendarBlocks.travelDate} >= ${today}`)
        .orderBy(
          sql`is_conflict DESC`,
          asc(calendarBlocks.travelDate),
          asc(tours.slug),
          asc(calendarBlocks.start),
        )
        .limit(blocksShown),
    ),
    counts: rows.map(({ id }) =>
      db
        .select({ count: sql<number>`count(*)`.as("blocked") })
        .from(calendarBlocks)
        .where(sql`${calendarBlocks.feed} = ${id} AND ${calendarBlocks.travelDate} >= ${today}`),
    ),
  });
  return rows.map(({ id, name, host, seats, readAt, problem, lostTo, occurrences, tours: ids }, index) => ({
    id,
    name,
    host,
    seats,
    readAt,
    problem,
    lostTo,
    events: occurrences.filter(({ to }) => to >= today).length,
    tours: ids.flatMap((each) => titles.get(each) ?? []),
    blocks: (lists[index] ?? []) satisfies CalendarBlock[],
    blocked: counts[index]?.[0]?.count ?? 0,
  }));
}

/** Lists the tours of an operator that a feed can block, by title. */
export function listTours(db: Database, operator: string) {
  return db
    .select({ id: tours.id, slug: tours.slug, title: tours.title })
    .from(tours)
    .where(and(eq(tours.operatorSlug, operator), sql`${tours.deletedAt} IS NULL`))
    .orderBy(asc(tours.title));
}

/** Adds a feed, if the operator has room for another. */
export async function insertFeed(
  db: Database,
  row: CalendarFeedRow,
  audit: AuditStatements,
): Promise<boolean> {
  const { added } = await batchNamed(db, { added: db.insert(calendarFeeds).values(row), audit });
  return added.meta.changes > 0;
}

export function countFeeds(db: Database, operator: string): Promise<number> {
  return db.$count(calendarFeeds, eq(calendarFeeds.operatorSlug, operator));
}

export async function findFeed(db: Database, { slug, id }: { slug: string; id: string }) {
  return (
    (await db
      .select()
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.operatorSlug, slug)))
      .get()) ?? null
  );
}

/** Confirms a loss: the next reading frees what has no event anymore. */
export async function confirmLoss(
  db: Database,
  id: string,
  now: number,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(calendarFeeds)
      .set({ confirmedLoss: sql`${calendarFeeds.lostTo}`, lostTo: null, nextReadAt: now })
      .where(and(eq(calendarFeeds.id, id), sql`${calendarFeeds.lostTo} IS NOT NULL`)),
    audit,
  });
  return written.meta.changes > 0;
}

/** Opens a blocked departure, or blocks it again with the next reading. */
export async function setUndone(
  db: Database,
  {
    id,
    tour,
    travelDate,
    start,
    isUndone,
    now,
  }: { id: string; tour: string; travelDate: TravelDate; start: string; isUndone: boolean; now: number },
  audit: AuditStatements,
): Promise<ChangedDay[] | null> {
  const { written, raised, reopened } = await batchNamed(db, {
    written: db
      .update(calendarBlocks)
      .set({ isUndone })
      .where(
        sql`${calendarBlocks.feed} = ${id} AND ${calendarBlocks.tourId} = (SELECT id FROM tours WHERE slug = ${tour})
          AND ${calendarBlocks.travelDate} = ${travelDate} AND ${isAtStart(calendarBlocks.start, start)}
          AND ${calendarBlocks.isUndone} <> ${isUndone ? 1 : 0}`,
      ),
    audit,
    ...freeing(db, id),
    due: db
      .update(calendarFeeds)
      .set({ nextReadAt: now })
      .where(and(eq(calendarFeeds.id, id), sql`${isUndone ? 0 : 1}`)),
  });
  return written.meta.changes > 0 ? [...raised, ...reopened] : null;
}

/** Removes a feed and frees what it blocked. */
export async function deleteFeed(db: Database, id: string, audit: AuditStatements): Promise<ChangedDay[]> {
  const { raised, reopened } = await batchNamed(db, {
    ended: db.update(calendarBlocks).set({ isEnded: true }).where(eq(calendarBlocks.feed, id)),
    ...freeing(db, id),
    removed: db.delete(calendarFeeds).where(eq(calendarFeeds.id, id)),
    audit,
  });
  return [...raised, ...reopened];
}

/** Lists the operators of an owner with calendars that clash with sold seats, fail, or have lost events. */
export async function listTroubledCalendars(db: Database, userId: string, today: TravelDate) {
  const conflicts = sql<number>`(SELECT count(*) FROM ${calendarBlocks} INNER JOIN ${departures} ON ${isSameDeparture}
    WHERE ${calendarBlocks.feed} = ${calendarFeeds.id} AND ${calendarBlocks.travelDate} >= ${today} AND ${isConflict})`;
  const rows = await db
    .select({
      slug: operators.slug,
      companyName: operators.companyName,
      conflicts: sql<number>`sum(${conflicts})`.as("conflicts"),
      troubled:
        sql<number>`sum(${calendarFeeds.problem} IS NOT NULL OR ${calendarFeeds.lostTo} IS NOT NULL)`.as(
          "troubled",
        ),
    })
    .from(calendarFeeds)
    .innerJoin(operators, eq(operators.slug, calendarFeeds.operatorSlug))
    .where(isOperatorOf(operators.slug, userId, "company"))
    .groupBy(operators.slug)
    .orderBy(asc(operators.companyName));
  return rows.filter((row) => row.conflicts + row.troubled > 0);
}
