import { and, asc, eq, gt, isNull, lt, lte, notExists, sql, type SQL } from "drizzle-orm";
import { todayInIndia } from "~/domain/calendar/calendar";
import type {
  Absence,
  LackingDeparture,
  Needs,
  Resource,
  ResourceFields,
  TakenDeparture,
} from "~/domain/resources/resource";
import type { AuditStatements } from "../audit/with-audit";
import { isOperatorOf, isTourOf } from "../platform/authz/operator-rights.repo";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { departures, operators, resources, resourceUses, tours } from "../platform/db/schema";
import { lackingOn } from "./free.repo";

/** A resource with what its operator sees of it. */
export interface StoredResource extends Resource {
  operator: string;
  companyName: string;
  isRetired: boolean;
  linkVersion: number;
}

const columns = {
  id: resources.id,
  kind: resources.kind,
  name: resources.name,
  phone: resources.phone,
  seats: resources.seats,
  skills: resources.skills,
  languages: resources.languages,
  weekdays: resources.weekdays,
  daysOff: resources.daysOff,
  turnMinutes: resources.turnMinutes,
};

/** Matches the resources of operators whose departures a person may manage. */
function isResourceOf(userId: string): SQL {
  return isOperatorOf(resources.operator, userId, "departures");
}

async function select(db: Database, condition: SQL | undefined): Promise<StoredResource[]> {
  const rows = await db
    .select({
      ...columns,
      operator: resources.operator,
      companyName: operators.companyName,
      isRetired: sql<number>`${resources.retiredAt} IS NOT NULL`.as("is_retired"),
      linkVersion: resources.linkVersion,
    })
    .from(resources)
    .innerJoin(operators, eq(operators.slug, resources.operator))
    .where(condition)
    .orderBy(sql`is_retired`, asc(resources.name), asc(resources.id));
  return rows.map((row) => ({ ...row, isRetired: row.isRetired === 1 }));
}

/** Lists the resources of the operators whose departures a person may manage, by name, those that have left last. */
export function listResources(db: Database, userId: string): Promise<StoredResource[]> {
  return select(db, isResourceOf(userId));
}

export async function findResource(db: Database, userId: string, id: number): Promise<StoredResource | null> {
  return (await select(db, and(eq(resources.id, id), isResourceOf(userId))))[0] ?? null;
}

/** Returns a resource for its own page, by its id alone; null once it has left, or its operator is suspended. */
export async function findOwnResource(db: Database, id: number): Promise<StoredResource | null> {
  const isAtWork = and(isNull(resources.retiredAt), sql`${operators.status} <> 'suspended'`);
  return (await select(db, and(eq(resources.id, id), isAtWork)))[0] ?? null;
}

/** Adds resources that differ by their names to an operator. @returns the id of the first; null without the right for the operator */
export async function insertResources(
  db: Database,
  userId: string,
  {
    operator,
    names,
    now,
    ...fields
  }: Omit<ResourceFields, "name"> & { operator: string; names: readonly string[]; now: number },
  audit: AuditStatements,
): Promise<number | null> {
  const values = sql`SELECT NULL, ${operators.slug}, ${fields.kind}, named.value, ${fields.phone}, ${fields.seats},
    ${JSON.stringify(fields.skills)}, ${JSON.stringify(fields.languages)}, ${JSON.stringify(fields.weekdays)}, '[]',
    ${fields.turnMinutes}, 1, NULL, ${now} FROM ${operators}, json_each(${JSON.stringify(names)}) AS named WHERE ${isOperatorOf(operators.slug, userId, "departures", operator)}`;
  const { added } = await batchNamed(db, {
    added: db.insert(resources).select(values).returning({ id: resources.id }),
    audit,
  });
  return added[0]?.id ?? null;
}

/** Changes a resource. @returns true if it is of an operator of the person */
export async function updateResource(
  db: Database,
  userId: string,
  id: number,
  change: (Partial<ResourceFields> & { daysOff?: Absence[]; retiredAt?: null }) | "new link",
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(resources)
      .set(change === "new link" ? { linkVersion: sql`${resources.linkVersion} + 1` } : change)
      .where(and(eq(resources.id, id), isResourceOf(userId))),
    audit,
  });
  return written.meta.changes > 0;
}

/** Ends the work of a resource: departures to come lose it. @param now UTC instant @returns as `updateResource` */
export async function retireResource(
  db: Database,
  userId: string,
  { id, now }: { id: number; now: number },
  audit: AuditStatements,
): Promise<boolean> {
  const isOwn = and(eq(resources.id, id), isResourceOf(userId));
  const { written } = await batchNamed(db, {
    written: db.update(resources).set({ retiredAt: now }).where(isOwn),
    audit,
    released: db
      .delete(resourceUses)
      .where(
        and(
          eq(resourceUses.resource, sql`(SELECT id FROM ${resources} WHERE ${isOwn})`),
          gt(resourceUses.fromAt, now),
        ),
      ),
  });
  return written.meta.changes > 0;
}

/** Lists the tours whose departures a person may manage, by title, with what their departures need. */
export function listNeeds(db: Database, userId: string) {
  return db
    .select({ slug: tours.slug, title: tours.title, needs: tours.needs })
    .from(tours)
    .where(and(isTourOf(userId, "departures"), isNull(tours.deletedAt)))
    .orderBy(asc(tours.title), asc(tours.id));
}

/** @returns true if the tour is of an operator of the person */
export async function updateNeeds(
  db: Database,
  userId: string,
  { tour, needs }: { tour: string; needs: Needs | null },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(tours)
      .set({ needs })
      .where(and(eq(tours.slug, tour), isTourOf(userId, "departures"), isNull(tours.deletedAt))),
    audit,
  });
  return written.meta.changes > 0;
}

const inIndia = (instant: SQL) => sql`date(${instant} / 1000, 'unixepoch', '+330 minutes')`;

/** The days off of the outer query's resource meet the days of its use. */
const isAway = sql`EXISTS (SELECT 1 FROM json_each(${resources.daysOff}) AS off
  WHERE off.value ->> 'from' <= ${inIndia(sql`(${resourceUses.toAt} - ${resources.turnMinutes} * 60000 - 1)`)}
    AND off.value ->> 'to' >= ${inIndia(sql`${resourceUses.fromAt}`)})`;

/**
 * Lists departures to come of a person's operators that lack what they need, the next first: those whose resource is away, and those sold while
 * none was free, or before the tour needed it.
 * @param now UTC instant
 */
export async function listLacking(db: Database, userId: string, now: number): Promise<LackingDeparture[]> {
  const sold = sql`${isTourOf(userId, "departures")} AND ${tours.needs} IS NOT NULL AND ${tours.deletedAt} IS NULL
    AND ${departures.travelDate} >= ${todayInIndia(now)} AND ${departures.booked} > 0 AND ${departures.closedAt} IS NULL`;
  const [away, missing] = await Promise.all([
    listTaken(db, userId, { onlyAway: true, now }),
    db.all<Omit<LackingDeparture, "away">>(sql`SELECT tours.slug AS tour, tours.title AS tourTitle,
        departures.travel_date AS travelDate, departures.start, lacking.kind
      FROM ${lackingOn(sold)} AS lacking JOIN departures ON departures.id = lacking.departure
      JOIN tours ON tours.id = departures.tour_id
      WHERE lacking.missing > 0 ORDER BY departures.travel_date, departures.start, lacking.kind LIMIT 100`),
  ]);
  return [
    ...away.map(({ resource: id, name, ...of }) => ({ ...of, away: { id, name } })),
    ...missing.map((of) => ({ ...of, away: null })),
  ].toSorted((a, b) => a.travelDate.localeCompare(b.travelDate));
}

/**
 * Lists departures that have not ended of resources of a person's operators, the next first.
 * @param only `id`: of one resource; `onlyAway`: those whose resource is away
 */
export async function listTaken(
  db: Database,
  userId: string,
  { id, onlyAway = false, now }: { id?: number; onlyAway?: boolean; now: number },
): Promise<TakenDeparture[]> {
  const rows = await db
    .select({
      tour: tours.slug,
      tourTitle: tours.title,
      travelDate: departures.travelDate,
      start: departures.start,
      startTime: departures.startTime,
      booked: departures.booked,
      resource: resources.id,
      kind: resources.kind,
      name: resources.name,
      falls: sql<number>`${isAway}`.as("falls"),
    })
    .from(resourceUses)
    .innerJoin(resources, eq(resources.id, resourceUses.resource))
    .innerJoin(departures, eq(departures.id, resourceUses.departure))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        isResourceOf(userId),
        gt(resourceUses.toAt, now),
        isNull(departures.closedAt),
        id === undefined ? undefined : eq(resources.id, id),
        onlyAway ? isAway : undefined,
      ),
    )
    .orderBy(asc(resourceUses.fromAt), asc(resources.id))
    .limit(100);
  return rows.map((row) => ({ ...row, falls: row.falls === 1 }));
}

/** Lists the departures of a resource in a time, the earliest first. @param to UTC instant, exclusive */
export function listOwnDepartures(db: Database, id: number, { from, to }: { from: number; to: number }) {
  return db
    .select({ slug: tours.slug, travelDate: departures.travelDate, start: departures.start })
    .from(resourceUses)
    .innerJoin(departures, eq(departures.id, resourceUses.departure))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(resourceUses.resource, id), lt(resourceUses.fromAt, to), gt(resourceUses.toAt, from)))
    .orderBy(asc(resourceUses.fromAt));
}

/** Deletes uses that ended before an instant, and resources without any that have left: the names and phones of former guides. */
export function eraseUses(db: Database, before: number) {
  const used = db
    .select({ departure: resourceUses.departure })
    .from(resourceUses)
    .where(eq(resourceUses.resource, resources.id));
  return [
    db.delete(resourceUses).where(lte(resourceUses.toAt, before)),
    db.delete(resources).where(and(lt(resources.retiredAt, before), notExists(used))),
  ] as const;
}
