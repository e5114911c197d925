import { and, asc, eq, exists, isNull, or, sql, type SQL } from "drizzle-orm";
import { maxWidgets, type Widget, type WidgetPage } from "~/domain/partners/widget";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { tourPath } from "~/domain/tours/tour";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bookings, operators, tours, widgets } from "../../platform/db/schema";
import { bookingQuestionsOf, cardColumns, offersOf, onSale, toCard } from "../../tours/tours.repo";

/** Tours that a widget lists. */
const maxTours = 24;

/** Selects tours on sale with all that booking them needs. */
function selectTours(db: Database, condition: SQL | undefined) {
  return db
    .select({ ...cardColumns(), tour: tours })
    .from(tours)
    .where(and(onSale, condition))
    .orderBy(asc(tours.position))
    .limit(maxTours);
}

function toBookable(row: Awaited<ReturnType<typeof selectTours>>[number]): BookableTour {
  const roomChoice = row.tour.practical?.rooms.choice;
  return { ...toCard(row), ...offersOf(row.tour), ...bookingQuestionsOf(row.tour), roomChoice };
}

/** Matches a widget that is on. */
const isLive = (id: string) => and(eq(widgets.id, id), eq(widgets.isOn, true));

const hasTour = (tourId: typeof tours.id | number) => or(isNull(widgets.tourId), eq(widgets.tourId, tourId));

/** Finds a widget that is on, with its tours on sale, or null. */
export async function findWidgetPage(db: Database, id: string): Promise<WidgetPage | null> {
  const isOfWidget = and(isLive(id), eq(widgets.operatorSlug, tours.operatorSlug), hasTour(tours.id));
  const { rows, cards } = await batchNamed(db, {
    rows: db
      .select({ origins: widgets.origins, color: widgets.color, operatorName: operators.companyName })
      .from(widgets)
      .innerJoin(operators, eq(widgets.operatorSlug, operators.slug))
      .where(isLive(id)),
    cards: selectTours(db, exists(db.select({ id: widgets.id }).from(widgets).where(isOfWidget))),
  });
  return rows[0] ? { id, ...rows[0], tours: cards.map(toBookable) } : null;
}

/** Returns true if a widget that is on offers a tour. */
export async function isOffered(
  db: Database,
  id: string,
  tour: { id: number; operatorSlug: string },
): Promise<boolean> {
  const offers = and(isLive(id), eq(widgets.operatorSlug, tour.operatorSlug), hasTour(tour.id));
  return (await db.$count(widgets, offers)) > 0;
}

/** Finds a booking that a widget made. */
export async function findWidgetBooking(db: Database, bookingId: string) {
  const [row = null] = await db
    .select({ id: bookings.id, status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.bookingId, bookingId), eq(bookings.channel, "widget")));
  return row;
}

/** Lists the widgets of an operator, and its tours on sale. */
export async function listWidgets(
  db: Database,
  operator: string,
): Promise<{ widgets: Widget[]; tours: BookableTour[] }> {
  const { rows, cards } = await batchNamed(db, {
    rows: db
      .select({
        id: widgets.id,
        origins: widgets.origins,
        color: widgets.color,
        isOn: widgets.isOn,
        tour: { slug: tours.slug, title: tours.title, kind: tours.kind, region: tours.region },
      })
      .from(widgets)
      .leftJoin(tours, eq(widgets.tourId, tours.id))
      .where(eq(widgets.operatorSlug, operator))
      .orderBy(asc(widgets.createdAt), asc(widgets.id)),
    cards: selectTours(db, eq(tours.operatorSlug, operator)),
  });
  return {
    widgets: rows.map(({ tour, ...widget }) => ({
      ...widget,
      tour: tour && { slug: tour.slug, title: tour.title, path: tourPath(tour) },
    })),
    tours: cards.map(toBookable),
  };
}

/** Returns the id of an operator's tour, or null. */
export async function findOwnTour(db: Database, operator: string, slug: string): Promise<number | null> {
  const isTheirs = and(eq(tours.slug, slug), eq(tours.operatorSlug, operator), isNull(tours.deletedAt));
  const [row] = await db.select({ id: tours.id }).from(tours).where(isTheirs);
  return row?.id ?? null;
}

interface ChangedWidget {
  operator: string;
  id: string;
  audit: AuditStatements;
}
type WidgetFields = Required<Pick<typeof widgets.$inferInsert, "tourId" | "origins" | "color">>;

/** Writes a widget, unless its operator has as many as it may. @returns false then */
export async function insertWidget(
  db: Database,
  { operator, id, audit }: ChangedWidget,
  { tourId, origins, color }: WidgetFields,
  now: number,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db.insert(widgets).select(
      sql`SELECT ${id}, ${operator}, ${tourId}, ${JSON.stringify(origins)}, ${color}, 1, ${now}
          WHERE (SELECT count(*) FROM ${widgets} WHERE ${widgets.operatorSlug} = ${operator}) < ${maxWidgets}`,
    ),
    audit,
  });
  return written.meta.changes > 0;
}

/** Changes a widget; null deletes it. @returns false if the operator has no such widget */
export async function updateWidget(
  db: Database,
  { operator, id, audit }: ChangedWidget,
  change: WidgetFields | { isOn: boolean } | null,
): Promise<boolean> {
  const isMine = and(eq(widgets.operatorSlug, operator), eq(widgets.id, id));
  const { written } = await batchNamed(db, {
    written: change ? db.update(widgets).set(change).where(isMine) : db.delete(widgets).where(isMine),
    audit,
  });
  return written.meta.changes > 0;
}
