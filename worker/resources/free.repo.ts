import { isNull, sql, type SQL } from "drizzle-orm";
import { resourceInWords, type Assignable, type ResourceKind } from "~/domain/resources/resource";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { departures, resourceUses, tours } from "../platform/db/schema";
import { ofDeparture, timeIn, type DepartureKey } from "../seats/seats.repo";

/** When departures take resources, which ones are free then, and the statements that take and release them with the seats. */

/** Selects departures by their keys, whether or not they are stored. */
function keysOf(keys: readonly DepartureKey[]): SQL {
  const json = JSON.stringify(keys.map(({ tourId, travelDate, start }) => [tourId, travelDate, start]));
  return sql`(SELECT value ->> 0 AS tour_id, value ->> 1 AS travel_date, value ->> 2 AS start FROM json_each(${json}))`;
}

/** Selects the time of departures: from the start, as long as the rules say, until a day pass closes, else to the end of the last day. */
function slotsOf(keys: SQL): SQL {
  return sql`(SELECT begun.*, coalesce(from_at + lasts * 60000, unixepoch(last_day || ' ' || open_until, '-330 minutes') * 1000,
      unixepoch(last_day, '+1 day', '-330 minutes') * 1000) AS to_at
    FROM (SELECT keys.*, "tours"."operator_slug" AS operator, "tours"."needs" AS needs, "tours"."days" AS days,
        date(keys.travel_date, '+' || ("tours"."days" - 1) || ' days') AS last_day,
        "tours"."departure_rules" ->> '$.lasts' AS lasts, "tours"."departure_rules" ->> '$.openUntil' AS open_until,
        unixepoch(keys.travel_date || ' ' || coalesce(nullif(${timeIn(sql`keys.start`)}, ''),
          "tours"."departure_rules" ->> '$.startTime', '00:00'), '-330 minutes') * 1000 AS from_at
      FROM ${keys} AS keys JOIN "tours" ON "tours"."id" = keys.tour_id) AS begun)`;
}

/**
 * Selects the resources that departures can get, each until its time to turn round ends: those that have not left, work on all days, are on no
 * other departure, and have the skill or language that the tour needs of their kind.
 */
function freeFor(keys: SQL): SQL {
  return sql`(SELECT slot.*, able.*, slot.to_at + able.turn_minutes * 60000 AS until
    FROM ${slotsOf(keys)} AS slot JOIN resources AS able ON able.operator_slug = slot.operator
    WHERE able.retired_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM resource_uses AS busy WHERE busy.resource_id = able.id
        AND busy.from_at < slot.to_at + able.turn_minutes * 60000 AND busy.to_at > slot.from_at
    ) AND NOT EXISTS (
      SELECT 1 FROM json_each(able.days_off) AS off
      WHERE off.value ->> 'from' <= slot.last_day AND off.value ->> 'to' >= slot.travel_date
    ) AND NOT EXISTS (
      SELECT 1 FROM json_each('[0,1,2,3,4,5,6]') AS later WHERE later.value < slot.days
        AND CAST(strftime('%w', slot.travel_date, '+' || later.value || ' days') AS INTEGER)
          NOT IN (SELECT value FROM json_each(able.weekdays))
    ) AND NOT EXISTS (
      SELECT 1 FROM json_each(slot.needs, '$.each') AS need
      WHERE need.value ->> 'kind' = able.kind AND need.value ->> 'skill' IS NOT NULL AND lower(need.value ->> 'skill') NOT IN (
        SELECT lower(value) FROM json_each(able.skills) UNION SELECT lower(value) FROM json_each(able.languages)
      )
    ))`;
}

/** Lists the resources that a departure can get, by name. */
export async function listFree(db: Database, key: DepartureKey): Promise<Assignable[]> {
  const rows = await db.all<{
    id: number;
    kind: ResourceKind;
    name: string;
    phone: string | null;
    seats: number | null;
    skills: string;
    languages: string;
  }>(
    sql`SELECT id, kind, name, phone, seats, skills, languages FROM ${freeFor(keysOf([key]))} ORDER BY name, id`,
  );
  return rows.map(({ seats, skills, languages, ...row }) => ({
    ...row,
    detail: resourceInWords({ ...row, seats, skills: JSON.parse(skills), languages: JSON.parse(languages) }),
  }));
}

/**
 * Builds the statement that gives a resource to a departure by hand, if it is free.
 * @param taken id of the resource
 */
export function takeByHand(db: Database, key: DepartureKey, taken: number) {
  return db.insert(resourceUses).select(
    sql`SELECT free.id, ${departures.id}, from_at, until, false FROM ${freeFor(keysOf([key]))} AS free
      JOIN ${departures} ON ${ofDeparture(key)} WHERE free.id = ${taken}`,
  );
}

/**
 * Selects how many more resources of each kind departures need for their sold seats; less than 0 if they have too many.
 * @param seats those sold; others to count
 */
export function lackingOn(which: SQL | undefined, seats: SQL = sql`${departures.booked}`): SQL {
  return sql`(SELECT ${departures.id} AS departure, need.value ->> 'kind' AS kind, iif(${seats} = 0, 0,
      coalesce((${seats} + (need.value ->> 'seatsEach') - 1) / (need.value ->> 'seatsEach'), 1)) - (
      SELECT count(*) FROM resource_uses AS used JOIN resources AS had ON had.id = used.resource_id
      WHERE used.departure_id = ${departures.id} AND had.kind = need.value ->> 'kind'
    ) AS missing, "tours"."needs" ->> 'limits' AS limits
    FROM ${departures} JOIN "tours" ON "tours"."id" = ${departures.tourId}, json_each("tours"."needs", '$.each') AS need
    WHERE ${which})`;
}

/**
 * Builds the statement that fails a batch with NOT NULL `resource_uses.resource_id` if a tour's resources limit its sales, and those that its
 * departure has and that are free cannot serve its sold and held seats.
 * @param keys selects the departure's key
 */
export function requireServable(db: Database, keys: SQL) {
  const ofKeys = sql`(${departures.tourId}, ${departures.travelDate}, ${departures.start}) IN ${keys}`;
  return db.insert(resourceUses).select(
    sql`SELECT NULL, departure, 0, 1, true FROM ${lackingOn(ofKeys, sql`(${departures.booked} + ${departures.held})`)} AS lacking
      WHERE limits AND missing > 0 AND missing > (SELECT count(*) FROM ${freeFor(keys)} AS free WHERE free.kind = lacking.kind)`,
  );
}

/** Builds `requireServable` for a departure. */
export function requireServableStart(db: Database, key: DepartureKey) {
  return requireServable(db, keysOf([key]));
}

/**
 * Builds the statements that fit the resources of a departure to its sold seats, for the end of a batch that took or returned some: what a
 * sale took by the tour's needs is released, and free ones are taken. They write nothing for a tour without needs: a batch that cannot meet
 * changed needs leaves them out (`needsNothing`). If the tour's resources limit its sales and none is free, NOT NULL `resource_uses.resource_id` fails the batch.
 */
export function fitResources(db: Database, key: DepartureKey) {
  const lacking = lackingOn(ofDeparture(key));
  return [
    db.delete(resourceUses).where(
      sql`(departure_id, resource_id) IN (SELECT departure, resource_id FROM (
        SELECT lacking.departure, used.resource_id, lacking.missing, row_number() OVER (PARTITION BY lacking.kind ORDER BY used.rowid DESC) AS place
        FROM ${lacking} AS lacking JOIN resource_uses AS used ON used.departure_id = lacking.departure AND used.is_by_rule
        JOIN resources AS had ON had.id = used.resource_id AND had.kind = lacking.kind WHERE lacking.missing < 0
      ) WHERE place <= -missing)`,
    ),
    db.insert(resourceUses).select(
      sql`SELECT id, departure, from_at, until, true FROM (
        SELECT free.id, lacking.departure, free.from_at, free.until, lacking.missing,
          row_number() OVER (PARTITION BY lacking.kind ORDER BY free.id) AS place
        FROM ${lacking} AS lacking CROSS JOIN ${freeFor(keysOf([key]))} AS free
        WHERE lacking.missing > 0 AND free.kind = lacking.kind
      ) WHERE place <= missing`,
    ),
    db
      .insert(resourceUses)
      .select(
        sql`SELECT NULL, departure, 0, 1, true FROM ${lacking} AS lacking WHERE missing > 0 AND limits`,
      ),
  ] as const;
}

/** Builds the statements of `fitResources` that cannot fail: seats are returned even if a resource is ill or gone. */
export function fitReturned(db: Database, key: DepartureKey) {
  const [released, taken] = fitResources(db, key);
  return [released, taken] as const;
}

/** True while a tour's departures need no resources. */
export const needsNothing = isNull(tours.needs);

/**
 * Builds the statement that moves the uses of a tour's departures to come to the times of its changed rules or days. The trigger
 * `resource_uses_apart` refuses what is on another departure then.
 * @param isTour matches the tour
 */
export function moveUses(db: Database, isTour: SQL, today: TravelDate) {
  const keys = sql`(SELECT departures.* FROM departures WHERE tour_id = (SELECT id FROM tours WHERE ${isTour}) AND travel_date >= ${today}
    AND id IN (SELECT departure_id FROM resource_uses))`;
  return db
    .insert(resourceUses)
    .select(
      sql`SELECT used.resource_id, slot.id, slot.from_at, slot.to_at + had.turn_minutes * 60000, used.is_by_rule
        FROM ${slotsOf(keys)} AS slot JOIN resource_uses AS used ON used.departure_id = slot.id
        JOIN resources AS had ON had.id = used.resource_id
        WHERE (used.from_at, used.to_at) <> (slot.from_at, slot.to_at + had.turn_minutes * 60000)`,
    )
    .onConflictDoUpdate({
      target: [resourceUses.departure, resourceUses.resource],
      set: { fromAt: sql`excluded.from_at`, toAt: sql`excluded.to_at` },
    });
}

/** Returns the seats that the free resources of a tour can serve, by travel date and start, with those that a departure has. */
export async function listServable(
  db: Database,
  keys: readonly DepartureKey[],
): Promise<Map<string, number>> {
  const named = keysOf(keys);
  const rows = await db.all<{
    travelDate: string;
    start: string;
    seatsEach: number | null;
    count: number;
  }>(sql`
    SELECT asked.travel_date AS travelDate, asked.start, need.value ->> 'seatsEach' AS seatsEach, coalesce(free.count, 0) + (
      SELECT count(*) FROM departures AS led JOIN resource_uses AS used ON used.departure_id = led.id
      JOIN resources AS had ON had.id = used.resource_id
      WHERE led.tour_id = asked.tour_id AND led.travel_date = asked.travel_date AND led.start = asked.start
        AND had.kind = need.value ->> 'kind'
    ) AS count
    FROM ${named} AS asked JOIN "tours" ON "tours"."id" = asked.tour_id, json_each("tours"."needs", '$.each') AS need
    LEFT JOIN (SELECT travel_date, start, kind, count(*) AS count FROM ${freeFor(named)} GROUP BY 1, 2, 3) AS free
      ON free.travel_date = asked.travel_date AND free.start = asked.start AND free.kind = need.value ->> 'kind'`);
  const servable = new Map<string, number>();
  for (const { travelDate, start, seatsEach, count } of rows) {
    const seats = seatsEach === null ? (count > 0 ? Infinity : 0) : count * seatsEach;
    const key = `${travelDate} ${start}`;
    servable.set(key, Math.min(seats, servable.get(key) ?? Infinity));
  }
  return servable;
}
