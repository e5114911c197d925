import { and, asc, count, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { NewNotification } from "~/domain/notifications/notification";
import { tourPath } from "~/domain/tours/tour";
import { poolOfStart, rulesOfStart, type StartKey } from "~/domain/departures/start";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { type ListedWaitingEntry, type WaitingStatus } from "~/domain/waiting-list/waiting-list";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { seatHolds, tours, waitingEntries } from "../platform/db/schema";
import { insertMailIf } from "../notifications/mail/mail-outbox.repo";
import type { Mail } from "../notifications/mail/mailer";
import { insertNotification } from "../notifications/notifications.repo";
import { effectiveDepartureRules } from "../tours/rules/effective-departure-rules.repo";
import { isAtStart, reserveReturnedSeats } from "../seats/seats.repo";
import { onSale } from "../tours/tours.repo";
import { shownTitle } from "../tours/translations.repo";

/** Statuses with a place in line. */
const active = ["waiting", "reserved", "offered"] as const satisfies WaitingStatus[];
const listed = ["unconfirmed", ...active] as const satisfies WaitingStatus[];

type WaitingRow = typeof waitingEntries.$inferSelect;
type NewWaitingEntry = Omit<WaitingRow, "place" | "status" | "offerEndsAt">;

const withId = (id: string) => eq(waitingEntries.id, id);

/** Holds while an entry has a status: a mail's condition. */
function hasStatus(id: string, status: WaitingStatus): SQL {
  return sql`EXISTS (SELECT 1 FROM "waiting_entries" WHERE "id" = ${id} AND "status" = ${status})`;
}

const isOneOf = (statuses: readonly WaitingStatus[]) => inArray(waitingEntries.status, statuses);

/** Gives an unconfirmed entry the last place in line. Fails with the limits of the trigger `waiting_entries_confirmed`. */
function confirm(db: Database, id: string) {
  return db
    .update(waitingEntries)
    .set({
      status: "waiting",
      // Due at once: the job computes when to check the entry again.
      checkAt: 0,
      place: sql`(SELECT coalesce(max("line"."place"), 0) + 1 FROM "waiting_entries" AS "line"
        WHERE "line"."tour_id" = ${waitingEntries.tourId} AND "line"."travel_date" = ${waitingEntries.travelDate}
          AND "line"."start" = ${waitingEntries.start})`,
    })
    .where(and(withId(id), eq(waitingEntries.status, "unconfirmed")));
}

/**
 * Adds an unconfirmed entry, or gives it the new details if the address has one for the departure. An entry in line stays as it is.
 * @param confirmed true if the address is known to be the traveler's, so that the entry gets its place at once
 * @returns the address's entry in the list
 */
export async function createWaitingEntry(
  db: Database,
  entry: NewWaitingEntry,
  confirmed: boolean,
): Promise<WaitingRow> {
  const { seats, name, phone, email, language, userId, checkAt } = entry;
  const ofAddress = and(
    eq(waitingEntries.tourId, entry.tourId),
    eq(waitingEntries.travelDate, entry.travelDate),
    eq(waitingEntries.start, entry.start),
    eq(waitingEntries.emailKey, entry.emailKey),
    isOneOf(listed),
  );
  const earlier = await db.select().from(waitingEntries).where(ofAddress).get();
  const id = earlier?.id ?? entry.id;
  const { rows } = await batchNamed(db, {
    entry: earlier
      ? db
          .update(waitingEntries)
          .set({ seats, name, phone, email, language, checkAt, ...(userId !== null && { userId }) })
          .where(and(withId(id), eq(waitingEntries.status, "unconfirmed")))
      : db.insert(waitingEntries).values({ ...entry, status: "unconfirmed" }),
    confirmed: confirmed
      ? confirm(db, id)
      : db.select({ id: waitingEntries.id }).from(waitingEntries).where(withId(id)),
    rows: db.select().from(waitingEntries).where(withId(id)),
  });
  const row = rows[0];
  if (!row) throw new Error(`waiting entry ${id} was written but not found`);
  return row;
}

/** Columns of an entry as its traveler sees it. */
const entryView = {
  id: waitingEntries.id,
  travelDate: waitingEntries.travelDate,
  start: waitingEntries.start,
  seats: waitingEntries.seats,
  place: waitingEntries.place,
  name: waitingEntries.name,
  email: waitingEntries.email,
  phone: waitingEntries.phone,
  language: waitingEntries.language,
  status: waitingEntries.status,
  userId: waitingEntries.userId,
  holdId: waitingEntries.holdId,
  offerEndsAt: waitingEntries.offerEndsAt,
  tourId: waitingEntries.tourId,
  tourSlug: tours.slug,
  tourTitle: tours.title,
  kind: tours.kind,
  region: tours.region,
  options: tours.options,
  tourRules: effectiveDepartureRules,
  isOnSale: sql<number>`coalesce(${onSale}, 0)`.as("is_on_sale"),
  isDeleted: sql<number>`${tours.deletedAt} IS NOT NULL`.as("is_deleted"),
  position:
    sql<number>`(SELECT count(*) FROM "waiting_entries" AS "line" WHERE "line"."tour_id" = ${waitingEntries.tourId}
    AND "line"."travel_date" = ${waitingEntries.travelDate} AND "line"."start" = ${waitingEntries.start} AND "line"."place" <= ${waitingEntries.place}
    AND "line"."status" = 'waiting')`.as("position"),
};

function selectEntries(db: Database, condition: SQL | undefined) {
  return db
    .select({ ...entryView, shownTitle: shownTitle() })
    .from(waitingEntries)
    .innerJoin(tours, eq(tours.id, waitingEntries.tourId))
    .where(condition);
}

type SelectedEntry = Awaited<ReturnType<typeof selectEntries>>[number];
export type StoredWaitingEntry = ReturnType<typeof toEntry>;

function toEntry({
  kind,
  region,
  position,
  isOnSale,
  isDeleted,
  tourRules,
  options,
  ...entry
}: SelectedEntry) {
  const option = options?.find(({ id }) => id === poolOfStart(entry.start));
  return {
    ...entry,
    ...(option && { optionId: option.id, optionName: option.name }),
    rules: rulesOfStart(tourRules, entry.start),
    isOnSale: isOnSale === 1,
    isDeleted: isDeleted === 1,
    tourPath: tourPath({ slug: entry.tourSlug, kind, region }),
    position: entry.status === "waiting" ? position : null,
  };
}

export async function findWaitingEntry(db: Database, id: string): Promise<StoredWaitingEntry | null> {
  const row = await selectEntries(db, withId(id)).get();
  return row ? toEntry(row) : null;
}

/** Lists the entries of an account that are in line or have an offer, next departure first. */
export async function listWaitingEntriesOf(
  db: Database,
  userId: string,
  today: TravelDate,
): Promise<StoredWaitingEntry[]> {
  const rows = await selectEntries(
    db,
    and(eq(waitingEntries.userId, userId), isOneOf(active), gte(waitingEntries.travelDate, today)),
  ).orderBy(asc(waitingEntries.travelDate), asc(waitingEntries.id));
  return rows.map(toEntry);
}

/** Max entries of a departure that its operator sees. */
const entriesListed = 100;

/**
 * Lists the line of a departure in order, with those that have an offer or booked one; null without such a tour.
 * @param condition on the tour
 */
export async function listWaitingForDeparture(
  db: Database,
  { tour, travelDate, start = "" }: DepartureDate,
  condition: SQL | undefined,
): Promise<ListedWaitingEntry[] | null> {
  const ofTour = and(eq(tours.slug, tour), condition);
  const { found, entries } = await batchNamed(db, {
    found: db.select({ id: tours.id }).from(tours).where(ofTour),
    entries: db
      .select({
        id: waitingEntries.id,
        name: waitingEntries.name,
        seats: waitingEntries.seats,
        status: waitingEntries.status,
        joinedAt: waitingEntries.createdAt,
        offerEndsAt: waitingEntries.offerEndsAt,
      })
      .from(waitingEntries)
      .innerJoin(tours, eq(tours.id, waitingEntries.tourId))
      .where(
        and(
          ofTour,
          eq(waitingEntries.travelDate, travelDate),
          isAtStart(waitingEntries.start, start),
          isOneOf([...active, "booked"]),
        ),
      )
      .orderBy(asc(waitingEntries.place))
      .limit(entriesListed),
  });
  return found.length > 0 ? entries : null;
}

/** Lists the departures of a tour from `today` on that parties wait for, with their number. */
export async function listWaitingDays(
  db: Database,
  tour: string,
  today: TravelDate,
): Promise<{ travelDate: TravelDate; start: StartKey; parties: number }[]> {
  return db
    .select({ travelDate: waitingEntries.travelDate, start: waitingEntries.start, parties: count() })
    .from(waitingEntries)
    .innerJoin(tours, eq(tours.id, waitingEntries.tourId))
    .where(and(eq(tours.slug, tour), gte(waitingEntries.travelDate, today), isOneOf(active)))
    .groupBy(waitingEntries.travelDate, waitingEntries.start)
    .orderBy(asc(waitingEntries.travelDate), asc(waitingEntries.start))
    .limit(100);
}

/** Confirms the address of an entry. @returns true if it was unconfirmed */
export async function confirmWaitingEntry(
  db: Database,
  id: string,
  mail: Mail,
  at: number,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    mail: insertMailIf(db, mail, hasStatus(id, "unconfirmed"), at),
    written: confirm(db, id),
  });
  return written.meta.changes > 0;
}

/** Ends an entry at its traveler's wish; seats held for it return to the next in line. @returns true if it was in the list */
export async function endWaitingEntry(
  db: Database,
  id: string,
  { from, status }: { from: readonly WaitingStatus[]; status: "left" | "declined" },
): Promise<boolean> {
  const ended = await db
    .update(waitingEntries)
    .set({ status, checkAt: null })
    .where(and(withId(id), isOneOf(from)));
  return ended.meta.changes > 0;
}

/** Lists entries that the job has to act on, most overdue first. */
export async function listDueEntries(
  db: Database,
  now: number,
  limit: number,
): Promise<StoredWaitingEntry[]> {
  const rows = await selectEntries(db, lte(waitingEntries.checkAt, now))
    .orderBy(asc(waitingEntries.checkAt), asc(waitingEntries.id))
    .limit(limit);
  return rows.map(toEntry);
}

/** Sets when the job acts on an entry again, unless its status has changed. */
export async function checkEntryLater(
  db: Database,
  { id, status }: StoredWaitingEntry,
  checkAt: number | null,
): Promise<void> {
  await db
    .update(waitingEntries)
    .set({ checkAt })
    .where(and(withId(id), eq(waitingEntries.status, status)));
}

/** Does so for an entry in line, and reserves seats that may be free for it, e.g. since the tour is back on sale. */
export async function checkWaitingLater(
  db: Database,
  entry: StoredWaitingEntry,
  checkAt: number,
): Promise<void> {
  await db.batch([
    db
      .update(waitingEntries)
      .set({ checkAt })
      .where(and(withId(entry.id), eq(waitingEntries.status, "waiting"))),
    reserveReturnedSeats(db, entry),
  ]);
}

export async function deleteUnconfirmedEntry(db: Database, id: string): Promise<void> {
  await db.delete(waitingEntries).where(and(withId(id), eq(waitingEntries.status, "unconfirmed")));
}

/** Makes the offer of reserved seats: the hold gets its end, and the traveler mail and notification. Nothing happens twice. */
export async function offerReservedSeats(
  db: Database,
  { id, holdId }: StoredWaitingEntry,
  {
    endsAt,
    mail,
    notification,
    now,
  }: { endsAt: number; mail: Mail; notification: NewNotification; now: number },
): Promise<void> {
  const isReserved = hasStatus(id, "reserved");
  await db.batch([
    insertMailIf(db, mail, isReserved, now),
    insertNotification(db, notification, now, { condition: isReserved }),
    db
      .update(seatHolds)
      .set({ createdAt: now, expiresAt: endsAt })
      .where(and(eq(seatHolds.id, holdId), isReserved)),
    db
      .update(waitingEntries)
      .set({ status: "offered", offerEndsAt: endsAt, checkAt: endsAt })
      .where(and(withId(id), eq(waitingEntries.status, "reserved"))),
  ]);
}

/** Ends an entry and queues the mail about it; seats held for it return to the next in line. */
export async function endWithNotice(
  db: Database,
  { id, status: before }: StoredWaitingEntry,
  { status, mail, now }: { status: "lapsed" | "gone"; mail: Mail; now: number },
): Promise<void> {
  await db.batch([
    insertMailIf(db, mail, hasStatus(id, before), now),
    db
      .update(waitingEntries)
      .set({ status, checkAt: null })
      .where(and(withId(id), eq(waitingEntries.status, before))),
  ]);
}

/** Builds the statement that deletes the entries of departures before a day. */
export function deletePastEntries(db: Database, before: TravelDate) {
  return db.delete(waitingEntries).where(sql`${waitingEntries.travelDate} < ${before}`);
}
