import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { parse } from "yaml";
import { z } from "zod";
import type { PriceRules } from "../../app/domain/prices/price-rules";
import type { TourFields } from "../../app/domain/tour-drafts/tour-form";
import { climateSchema } from "../../app/domain/tours/climate";
import {
  markTranslation,
  originalsOf,
  tourTranslationSchema,
  type Translations,
} from "../../app/domain/tours/translation";
import {
  catalogueOperatorsSchema,
  catalogueTourSchema,
  recommendedOrderSchema,
  type CatalogueOperator,
  type CatalogueTour,
} from "../../worker/catalogue/schema";
import { placeMoves } from "../../worker/analytics/sums.repo";
import { partyQuestionsOf } from "./party-questions";
import { insert, textOf } from "./sql";

const root = path.resolve("worker/catalogue");

function read(file: string) {
  return parse(readFileSync(path.join(root, file), "utf8"));
}

/** Reads the tours of a folder and its subfolders, one file per slug, validated by a schema. */
export function readTourFiles<Tour extends { slug: string }>(
  folder: string,
  schema: z.ZodType<Tour>,
): Tour[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readTourFile(path.join(folder, name), schema));
}

/** Reads one tour's file. @throws Error naming the file if it breaks the schema, or has another slug than its name */
export function readTourFile<Tour extends { slug: string }>(file: string, schema: z.ZodType<Tour>): Tour {
  const tour = schema.safeParse(parse(readFileSync(file, "utf8")));
  if (!tour.success) throw new Error(`${file}: ${tour.error.message}`);
  if (tour.data.slug !== path.basename(file, ".yaml"))
    throw new Error(`${file}: its slug is ${tour.data.slug}`);
  return tour.data;
}

/** Parts of a catalog or demo tour that its pictures are drawn from. */
const drawnTourSchema = z.object({
  slug: catalogueTourSchema.shape.slug,
  illustration: catalogueTourSchema.shape.illustration,
  itinerary: catalogueTourSchema.shape.itinerary,
});
export type DrawnTour = z.output<typeof drawnTourSchema>;

/** Reads what the pictures of all tours are drawn from. */
export function readDrawnTours(): DrawnTour[] {
  return ["worker/catalogue/tours", "packages/demo-data/tours"].flatMap((folder) =>
    readTourFiles(path.resolve(folder), drawnTourSchema),
  );
}

let known: readonly CatalogueTour[] | null = null;

/** Reads the catalog's tours in recommended order, once: parsing them takes a second. Must run in the project root. */
export function readTours(): readonly CatalogueTour[] {
  known ??= parseTours();
  return known;
}

function parseTours(): CatalogueTour[] {
  const files = readTourFiles(path.join(root, "tours"), catalogueTourSchema);
  const tours = new Map(files.map((tour) => [tour.slug, tour]));
  const order = recommendedOrderSchema.parse(read("recommended.yaml"));
  const missing = [...tours.keys()].filter((slug) => !order.includes(slug));
  if (missing.length > 0) throw new Error(`recommended.yaml lacks ${missing.join(", ")}`);
  return order.map((slug) => {
    const tour = tours.get(slug);
    if (!tour) throw new Error(`recommended.yaml names ${slug}, which has no file`);
    return tour;
  });
}

/** Reads the climate normals by key. */
export function readClimate() {
  return climateSchema.parse(read("climate.yaml"));
}

export function readOperators(): CatalogueOperator[] {
  return catalogueOperatorsSchema.parse(read("operators.yaml"));
}

/** A tour to load. Catalog tours have no price rules (P5a in docs/product.md). */
export type SeedTour = CatalogueTour & { priceRules?: PriceRules };

/** Returns the columns (worker/platform/db/schema/tours.ts) that a catalog's tour and an operator's draft fill alike. */
export function sharedColumns(tour: SeedTour | TourFields, slug: string, faq: CatalogueTour["faq"]) {
  const { itinerary, inclusions, exclusions, carry, permits, meetingPoint } = tour;
  return {
    slug,
    operator_slug: tour.operator,
    place: tour.place,
    title: tour.title,
    subtitle: tour.subtitle,
    description: tour.description,
    highlights: tour.highlights,
    guide: { itinerary, inclusions, exclusions, carry, permits: permits ?? null, meetingPoint, faq },
    practical: tour.practical ?? null,
    region: tour.region,
    departure_city: tour.departureCity,
    days: tour.days,
    price_inr: tour.priceInr,
    capacity: tour.capacity,
    type: tour.type,
    category: tour.category ?? null,
    experiences: tour.experiences,
    interests: tour.interests,
    best_months: tour.bestMonths,
  };
}

function rowOf(tour: SeedTour, position: number) {
  return {
    ...sharedColumns(tour, tour.slug, tour.faq),
    kind: tour.kind,
    position,
    state: tour.states[0],
    states: tour.states,
    latitude: tour.coordinates[0],
    longitude: tour.coordinates[1],
    altitude_metres: tour.altitudeMetres ?? null,
    departure_rules: tour.departures,
    price_rules: tour.priceRules ?? {},
    party_questions: partyQuestionsOf(tour),
    scene: tour.illustration.scene,
    motif: tour.illustration.motif,
    hour: tour.illustration.hour,
    translations: translationsOf(tour),
  };
}

/**
 * Returns the statements that load tours into D1, two per tour, in recommended order after `others` tours; samples begin as drafts of no
 * operator. They are idempotent: tours edited by an operator or admin stay unchanged, and so do ratings, which come from the reviews.
 */
export function tourStatements(
  tours: readonly SeedTour[],
  { others = 0, areSamples = false }: { others?: number; areSamples?: boolean } = {},
): string[] {
  return tours.flatMap((tour, index) => {
    const { operator_slug, ...columns } = rowOf(tour, others + index + 1);
    const row = areSamples ? { ...columns, status: "draft" } : { ...columns, operator_slug };
    const updates = Object.keys(row).flatMap((column) =>
      // An administrator publishes a sample tour.
      column === "status" ? [] : [`${column} = excluded.${column}`],
    );
    // Sets the featured flag of new tours only: afterwards admins decide.
    const added = insert("tours", { ...row, is_featured: tour.kind === "featured" });
    const unedited = sql`tours.slug = ${tour.slug} AND tours.edited_at IS NULL`;
    return [
      `INSERT INTO place_totals ${textOf(placeMoves(unedited, { place: tour.place, state: tour.states[0] }))}
        ON CONFLICT DO UPDATE SET made = made + excluded.made, revenue = revenue + excluded.revenue`,
      `${added} ON CONFLICT (slug) DO UPDATE SET ${updates.join(", ")} WHERE tours.edited_at IS NULL`,
    ];
  });
}

/** Reads a tour's texts in Hindi (worker/catalogue/hindi); null without. */
function translationsOf({
  title,
  subtitle,
  place,
  description,
  highlights,
  slug,
  illustration: { motif },
  ...guide
}: SeedTour): Translations | null {
  const file = path.join(root, "hindi", `${slug}.yaml`);
  if (!existsSync(file)) return null;
  const texts = tourTranslationSchema.parse(parse(readFileSync(file, "utf8")));
  const permits = guide.permits ?? null;
  const english = { title, subtitle, place, motif, description, highlights, guide: { ...guide, permits } };
  return { hi: markTranslation(texts, originalsOf(english)) };
}

/**
 * Returns the statements that load the catalog into D1, one per operator and climate station, two per tour. They are idempotent.
 * @param areSamples true for a deployment, where the catalog's invented operators do not exist
 */
export function catalogueStatements({ areSamples = false } = {}): string[] {
  const operators = (areSamples ? [] : readOperators()).map(
    (operator) =>
      `${insert("operators", { slug: operator.slug, company_name: operator.companyName, base_city: operator.baseCity, founded_year: operator.foundedYear, status: "verified" })} ON CONFLICT (slug) DO NOTHING`,
  );
  const stations = Object.entries(readClimate()).map(
    ([key, normals]) =>
      `${insert("climate_stations", { key, normals })} ON CONFLICT (key) DO UPDATE SET normals = excluded.normals`,
  );
  return [...operators, ...stations, ...tourStatements(readTours(), { areSamples })];
}
