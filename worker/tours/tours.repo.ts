import { and, asc, eq, gt, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { durationText, tourPath } from "~/domain/tour";
import type { Category, DepartureCity, Region, TourCard, TourDetails, TourType } from "~/domain/tour";
import type { Database } from "../db/client";
import { operators, tours } from "../db/schema";
import { decodeCursor, encodeCursor } from "../keyset";

export interface TourFilter {
  region?: Region | undefined;
  city?: DepartureCity | undefined;
  type?: TourType | undefined;
  category?: Category | undefined;
}

/** What a booking needs to know of the tour it is for, beside what everyone may see. */
export interface BookableTour {
  id: number;
  details: TourDetails;
}

export interface TourPage {
  tours: TourCard[];
  total: number;
  nextCursor: string | null;
  /** How many tours each value of a filter would give, the other filters staying as they are. */
  facets: Record<keyof TourFilter, Record<string, number>>;
}

type TourRow = typeof tours.$inferSelect;

function toCard(row: TourRow): TourCard {
  return {
    slug: row.slug,
    kind: row.kind,
    path: tourPath(row),
    title: row.title,
    place: row.place,
    subtitle: row.subtitle,
    location: row.place === row.state ? row.state : `${row.place}, ${row.state}`,
    state: row.state,
    region: row.region,
    departureCity: row.departureCity,
    days: row.days,
    durationText: durationText(row.days),
    priceInr: row.priceInr,
    rating: row.rating,
    type: row.type,
    category: row.category,
    bestMonths: row.bestMonths,
    summary: row.description[0] ?? "",
    scene: row.scene,
    motif: row.motif,
  };
}

function toDetails(row: TourRow, operatorName: string): TourDetails {
  return {
    ...toCard(row),
    description: row.description,
    highlights: row.highlights,
    experiences: row.experiences,
    interests: row.interests,
    capacity: row.capacity,
    altitudeMetres: row.altitudeMetres,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    operatorName,
    guide: row.guide,
  };
}

const onSale = eq(tours.status, "active");

function conditionsOf({
  region,
  city,
  type,
  category,
}: TourFilter): Record<keyof TourFilter, SQL | undefined> {
  return {
    region: region && eq(tours.region, region),
    city: city && eq(tours.departureCity, city),
    type: type && eq(tours.type, type),
    category: category && eq(tours.category, category),
  };
}

const facetColumns = {
  region: tours.region,
  city: tours.departureCity,
  type: tours.type,
  category: tours.category,
} as const;

/** One page of the tours on sale in recommended order, with the total and the facets. */
export async function listTours(
  db: Database,
  filter: TourFilter,
  page: { cursor?: string | undefined; limit: number },
): Promise<TourPage> {
  const conditions = conditionsOf(filter);
  const matching = and(onSale, ...Object.values(conditions));
  const after = page.cursor === undefined ? undefined : afterCursor(page.cursor);
  const facet = (name: keyof TourFilter) =>
    db
      .select({ value: facetColumns[name], count: sql<number>`count(*)` })
      .from(tours)
      .where(
        and(
          onSale,
          ...Object.entries(conditions).flatMap(([key, condition]) => (key === name ? [] : [condition])),
        ),
      )
      .groupBy(facetColumns[name]);

  const [rows, totals, region, city, type, category] = await db.batch([
    db
      .select()
      .from(tours)
      .where(and(matching, after))
      .orderBy(asc(tours.position), asc(tours.id))
      .limit(page.limit + 1),
    db
      .select({ count: sql<number>`count(*)` })
      .from(tours)
      .where(matching),
    facet("region"),
    facet("city"),
    facet("type"),
    facet("category"),
  ]);

  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    tours: shown.map(toCard),
    total: totals[0]?.count ?? 0,
    nextCursor: last && rows.length > page.limit ? encodeCursor([last.position, last.id]) : null,
    facets: { region: counts(region), city: counts(city), type: counts(type), category: counts(category) },
  };
}

function afterCursor(cursor: string): SQL | undefined {
  const [position, id] = decodeCursor(cursor, "number");
  return or(gt(tours.position, position), and(eq(tours.position, position), gt(tours.id, id)));
}

function counts(rows: { value: string | null; count: number }[]): Record<string, number> {
  return Object.fromEntries(rows.flatMap(({ value, count }) => (value === null ? [] : [[value, count]])));
}

/** A tour on sale by its slug, or null. */
export async function findBookableTour(db: Database, slug: string): Promise<BookableTour | null> {
  const row = await db
    .select({ tour: tours, operatorName: operators.companyName })
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(eq(tours.slug, slug), onSale))
    .get();
  return row ? { id: row.tour.id, details: toDetails(row.tour, row.operatorName) } : null;
}

/** Up to `limit` other tours leaving from the same city: those that follow this one in recommended order, and round. */
export async function listOtherTours(
  db: Database,
  { slug, city, limit }: { slug: string; city: DepartureCity; limit: number },
): Promise<TourCard[]> {
  const ownPosition = db.select({ position: tours.position }).from(tours).where(eq(tours.slug, slug));
  const rows = await db
    .select()
    .from(tours)
    .where(and(onSale, eq(tours.departureCity, city), ne(tours.slug, slug)))
    .orderBy(sql`${tours.position} < (${ownPosition})`, asc(tours.position))
    .limit(limit);
  return rows.map(toCard);
}

/** Up to `limit` destinations of a region whose best months hold `month` (1 to 12), in recommended order. */
export async function listPlacesInSeason(
  db: Database,
  { region, month, except, limit }: { region: Region; month: number; except: string; limit: number },
): Promise<TourCard[]> {
  const rows = await db
    .select()
    .from(tours)
    .where(
      and(
        onSale,
        eq(tours.region, region),
        eq(tours.kind, "destination"),
        ne(tours.slug, except),
        sql`EXISTS (SELECT 1 FROM json_each(${tours.bestMonths}) WHERE json_each.value = ${month})`,
      ),
    )
    .orderBy(asc(tours.position), asc(tours.id))
    .limit(limit);
  return rows.map(toCard);
}
