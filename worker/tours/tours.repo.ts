import { and, asc, eq, ne, sql } from "drizzle-orm";
import { durationText, tourPath } from "~/domain/tour";
import type { DepartureCity, Region, TourCard, TourDetails } from "~/domain/tour";
import type { Database } from "../db/client";
import { operators, tours } from "../db/schema";

/** What a booking needs to know of the tour it is for, beside what everyone may see. */
export interface BookableTour {
  id: number;
  details: TourDetails;
}

type TourRow = typeof tours.$inferSelect;

export function toCard(row: TourRow): TourCard {
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

/** What may be shown and sold. */
export const onSale = eq(tours.status, "active");

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
