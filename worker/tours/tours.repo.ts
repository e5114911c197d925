import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { usualSupply, type SupplyKind } from "~/domain/operators/supply";
import { fareRange } from "~/domain/prices/fares";
import type { Offers } from "~/domain/prices/offers-schema";
import type { ClimateStation } from "~/domain/tours/climate";
import { locationOf } from "~/domain/tours/location";
import { withoutRecheck } from "~/domain/tours/practical-facts";
import { similarTours } from "~/domain/tours/similar-tours";
import { durationText } from "~/domain/tours/duration";
import { tourPath, type DepartureCity, type Region } from "~/domain/tours/tour";
import type {
  MappedPlace,
  PlaceLink,
  TourCard,
  TourDetails,
  TourLink,
  StoredTourPicture,
} from "~/domain/tours/tour-schema";
import type { StoredTranslation } from "~/domain/tours/translation";
import { motifOf } from "~/domain/tour-pictures/tour-drawing";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { climateStations, operators, tours } from "../platform/db/schema";
import { effectiveDepartureRules } from "./rules/effective-departure-rules.repo";
import { inLanguage } from "../platform/language";
import { cardTranslation, shownPlace, translatedBy } from "./translations.repo";
import { allPictures, firstPicture, illustrationOf } from "./cover-image.repo";

/** The tour data that a booking needs besides the public data. */
export interface BookableTour {
  id: number;
  operatorSlug: string;
  operatorGstin: string | null;
  /** Service that its operator sells, for GST. */
  supply: SupplyKind;
  /** Null until the operator enters it. */
  operatorAddress: string | null;
  /** True if its departures need guides or vehicles. */
  hasNeeds: boolean;
  details: TourDetails;
}

type TourRow = typeof tours.$inferSelect;

/** Long columns, which lists do not read. */
const {
  guide: _guide,
  practical: _practical,
  options: _options,
  extras: _extras,
  translations: _translations,
  ...listedColumns
} = getTableColumns(tours);

/** Returns the columns of a tour card in the current language, in a select from `tours`. */
export function cardColumns() {
  return {
    tour: listedColumns,
    rules: effectiveDepartureRules,
    picture: firstPicture,
    translation: cardTranslation(),
  };
}

interface CardRow {
  tour: Omit<TourRow, "guide" | "practical" | "options" | "extras" | "translations">;
  rules: DepartureRules;
  picture: StoredTourPicture | null;
  translation?: StoredTranslation | null;
}

export function toCard({ tour: row, rules, picture, translation = null }: CardRow): TourCard {
  const { title, place, motif, subtitle, description } = translatedBy(translation, {
    title: row.title,
    place: row.place,
    motif: row.motif,
    subtitle: row.subtitle,
    description: row.description,
  });
  return {
    slug: row.slug,
    kind: row.kind,
    path: tourPath(row),
    title,
    place,
    subtitle,
    location: locationOf({ place, state: row.state }),
    state: row.state,
    states: row.states,
    region: row.region,
    departureCity: row.departureCity,
    days: row.days,
    durationText: durationText(row.days),
    priceInr: row.priceInr,
    priceRules: row.priceRules,
    departures: rules,
    capacity: row.capacity,
    rating: row.rating,
    reviewCount: row.reviewCount,
    type: row.type,
    category: row.category,
    bestMonths: row.bestMonths,
    summary: description[0] ?? "",
    scene: row.scene,
    motif: motifOf({ motif, drawing: row.drawing }),
    picture,
    ...illustrationOf(row),
  };
}

function toDetails(
  row: TourRow,
  {
    rules,
    pictures,
    operatorName,
    climate,
  }: {
    rules: DepartureRules;
    pictures: StoredTourPicture[];
    operatorName: string;
    climate: ClimateStation | null;
  },
): TourDetails {
  return {
    ...toCard({ tour: row, rules, picture: pictures[0] ?? null }),
    pictures,
    description: row.description,
    highlights: row.highlights,
    experiences: row.experiences,
    interests: row.interests,
    altitudeMetres: row.altitudeMetres,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    operatorName,
    guide: row.guide,
    ...offersOf(row),
    ...bookingQuestionsOf(row),
    practical: row.practical && withoutRecheck(row.practical),
    climate,
  };
}

/** Returns the questions that a tour asks when booking. */
export function bookingQuestionsOf({
  ownQuestions,
}: Pick<TourRow, "ownQuestions">): Pick<TourDetails, "questions"> {
  const asked = ownQuestions.filter(({ atBooking }) => atBooking);
  return asked.length === 0
    ? {}
    : {
        questions: asked.map(({ id, label, help, kind, isRequired, options }) => ({
          id,
          label,
          help,
          kind,
          isRequired,
          options,
        })),
      };
}

/** Returns a tour's options and extras; its first option has the fares of the tour. */
export function offersOf({
  options,
  extras,
  priceInr,
  priceRules,
}: Pick<TourRow, "options" | "extras" | "priceInr" | "priceRules">): Offers {
  const [first, ...others] = options ?? [];
  return {
    ...(first && { options: [{ ...first, priceInr, priceRules }, ...others] }),
    ...(extras && extras.length > 0 && { extras }),
  };
}

/** Stands in the offices for the operator of a sample tour that has none yet. */
export const noOperator = { slug: "", companyName: "No operator yet", status: "pending" } as const;

const notDeletedNorUnverified = and(
  isNull(tours.deletedAt),
  sql`${tours.operatorSlug} IN (SELECT operators.slug FROM operators WHERE operators.status = 'verified')`,
);

/** Matches tours on sale: active tours of verified operators. Suspending an operator takes its tours off the site. */
export const onSale = and(eq(tours.status, "active"), notDeletedNorUnverified);

/** Matches the same among few tours. The plus keeps SQLite on them: by the index on the status it would read all tours on sale. */
export const onSaleOfFew = and(eq(sql`+${tours.status}`, "active"), notDeletedNorUnverified);

/** The condition of the index `tours_destinations`, so no parameter. */
const isDestination = sql`${tours.kind} = 'destination'`;

/** Tours to search: those on sale or, for a preview, all. */
export type TourScope = "on sale" | "all";

export function within(scope: TourScope): SQL | undefined {
  return scope === "on sale" ? onSale : undefined;
}

/** Selects a tour on sale by its slug. */
export function selectBookableTour(db: Database, slug: string, scope: TourScope = "on sale") {
  return db
    .select({
      tour: tours,
      rules: effectiveDepartureRules,
      pictures: allPictures,
      operatorName: operators.companyName,
      operatorGstin: operators.gstin,
      supply: operators.supply,
      operatorAddress: operators.address,
      climate: climateStations.normals,
    })
    .from(tours)
    .leftJoin(operators, eq(tours.operatorSlug, operators.slug))
    .leftJoin(climateStations, eq(climateStations.key, sql`json_extract(${tours.practical}, '$.climate')`))
    .where(and(eq(tours.slug, slug), within(scope)))
    .limit(1);
}

/** Converts a selected tour, with the English words that bookings store; null if there is none. */
export function bookableTourOf([row]: Awaited<ReturnType<typeof selectBookableTour>>): BookableTour | null {
  if (!row) return null;
  const { tour, operatorGstin, operatorAddress, supply, ...shown } = row;
  return {
    id: tour.id,
    operatorSlug: tour.operatorSlug ?? "",
    operatorGstin,
    supply: supply ?? usualSupply,
    operatorAddress,
    hasNeeds: tour.needs !== null,
    details: inLanguage("en", () =>
      toDetails(tour, { ...shown, operatorName: shown.operatorName ?? noOperator.companyName }),
    ),
  };
}

/** Finds a tour on sale by its slug. */
export async function findBookableTour(
  db: Database,
  slug: string,
  scope: TourScope = "on sale",
): Promise<BookableTour | null> {
  return bookableTourOf(await selectBookableTour(db, slug, scope));
}

/** Lists up to `limit` other tours leaving from the same city: those after this one in recommended order, wrapping around. */
export async function listOtherTours(
  db: Database,
  { slug, city, limit }: { slug: string; city: DepartureCity; limit: number },
): Promise<TourCard[]> {
  const presentPosition = db.select({ position: tours.position }).from(tours).where(eq(tours.slug, slug));
  const rows = await db
    .select(cardColumns())
    .from(tours)
    .where(and(onSale, eq(tours.departureCity, city), ne(tours.slug, slug)))
    .orderBy(sql`${tours.position} < (${presentPosition})`, asc(tours.position))
    .limit(limit);
  return rows.map(toCard);
}

/** Rows read for each way in which a tour can be similar. */
const maxCandidates = 40;

/** Lists up to `limit` tours on sale like this one, best first, of the first ones in recommended order that share its type and region, or its landscape. */
export async function listSimilarTours(db: Database, tour: TourDetails, limit: number): Promise<TourCard[]> {
  const candidates = (sharing: SQL | undefined) =>
    db
      .select({
        slug: tours.slug,
        type: tours.type,
        scene: tours.scene,
        region: tours.region,
        states: tours.states,
        experiences: tours.experiences,
        interests: tours.interests,
        days: tours.days,
        priceInr: tours.priceInr,
      })
      .from(tours)
      .where(and(onSale, sharing))
      .orderBy(asc(tours.position))
      .limit(maxCandidates);
  const { ofType, ofScene } = await batchNamed(db, {
    ofType: candidates(and(eq(tours.region, tour.region), eq(tours.type, tour.type))),
    ofScene: candidates(eq(tours.scene, tour.scene)),
  });
  const similar = similarTours(tour, [...ofType, ...ofScene], limit).map(({ slug }) => slug);
  if (similar.length === 0) return [];
  const rows = await db
    .select(cardColumns())
    .from(tours)
    .where(and(onSale, inArray(tours.slug, similar)));
  return rows.map(toCard).toSorted((a, b) => similar.indexOf(a.slug) - similar.indexOf(b.slug));
}

/** Lists tours on sale, all or those of a region or of the home page, in recommended order. */
export async function listCards(
  db: Database,
  { isFeatured, region }: { isFeatured?: boolean; region?: Region } = {},
): Promise<TourCard[]> {
  const rows = await db
    .select(cardColumns())
    .from(tours)
    .where(
      and(
        onSale,
        // Not a parameter: SQLite needs the condition of the index.
        isFeatured === undefined ? undefined : sql`${tours.isFeatured} = ${sql.raw(isFeatured ? "1" : "0")}`,
        region && eq(tours.region, region),
      ),
    )
    .orderBy(asc(tours.position), asc(tours.id));
  return rows.map(toCard);
}

/** Lists those of the tours that are on sale, of at most a season's places. */
export async function listTourLinks(db: Database, slugs: readonly string[]): Promise<TourLink[]> {
  const rows = await db
    .select({
      slug: tours.slug,
      kind: tours.kind,
      region: tours.region,
      picture: firstPicture,
      createdAt: tours.createdAt,
      drawing: tours.drawing,
    })
    .from(tours)
    .where(and(onSaleOfFew, inArray(tours.slug, [...slugs])));
  return rows.map((row) => ({
    slug: row.slug,
    path: tourPath(row),
    region: row.region,
    picture: row.picture,
    ...illustrationOf(row),
  }));
}

/** Columns from which a destination's name and fares are read. */
const placeColumns = () => ({
  slug: tours.slug,
  place: shownPlace(),
  region: tours.region,
  picture: firstPicture,
  createdAt: tours.createdAt,
  drawing: tours.drawing,
  priceInr: tours.priceInr,
  priceRules: tours.priceRules,
  departures: effectiveDepartureRules,
});

function toPlace(
  row: Pick<TourRow, "slug" | "place" | "region" | "createdAt" | "drawing" | "priceInr" | "priceRules"> &
    Pick<TourCard, "departures" | "picture">,
  now: number,
): PlaceLink {
  return {
    slug: row.slug,
    path: tourPath({ kind: "destination", ...row }),
    place: row.place,
    region: row.region,
    picture: row.picture,
    ...illustrationOf(row),
    fares: fareRange(row, now),
  };
}

/** Lists destinations on sale by name and price, all or a region's, in recommended order. */
export async function listPlaces(db: Database, now: number, region?: Region): Promise<PlaceLink[]> {
  const rows = await db
    .select(placeColumns())
    .from(tours)
    .where(and(onSale, isDestination, region && eq(tours.region, region)))
    .orderBy(asc(tours.position), asc(tours.id));
  return rows.map((row) => toPlace(row, now));
}

/** Lists destinations on sale with their map data, by name. */
export async function listMappedPlaces(db: Database, now: number): Promise<MappedPlace[]> {
  const rows = await db
    .select({
      ...placeColumns(),
      states: tours.states,
      days: tours.days,
      latitude: tours.latitude,
      longitude: tours.longitude,
    })
    .from(tours)
    .where(and(onSale, isDestination))
    .orderBy(asc(tours.place), asc(tours.id));
  return rows.map((row) => ({
    ...toPlace(row, now),
    states: row.states,
    durationText: durationText(row.days),
    coordinates: { latitude: row.latitude, longitude: row.longitude },
  }));
}
