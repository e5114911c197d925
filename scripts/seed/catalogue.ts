import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import {
  catalogueOperatorsSchema,
  catalogueTourSchema,
  recommendedOrderSchema,
} from "../../worker/catalogue/schema";
import type { CatalogueOperator, CatalogueTour } from "../../worker/catalogue/schema";
import { insert } from "./sql";

const root = path.resolve("worker/catalogue");

function read(file: string) {
  return parse(readFileSync(path.join(root, file), "utf8"));
}

/** Every tour of the catalogue in recommended order, checked by the schema. Runs in the project's root. */
export function readTours(): CatalogueTour[] {
  const files = readdirSync(path.join(root, "tours"), { recursive: true, encoding: "utf8" });
  const tours = new Map<string, CatalogueTour>();
  for (const file of files.filter((name) => name.endsWith(".yaml"))) {
    const tour = catalogueTourSchema.safeParse(read(path.join("tours", file)));
    if (!tour.success) throw new Error(`worker/catalogue/tours/${file}: ${tour.error.message}`);
    if (tour.data.slug !== path.basename(file, ".yaml"))
      throw new Error(`${file}: its slug is ${tour.data.slug}`);
    tours.set(tour.data.slug, tour.data);
  }
  const order = recommendedOrderSchema.parse(read("recommended.yaml"));
  const missing = [...tours.keys()].filter((slug) => !order.includes(slug));
  if (missing.length > 0) throw new Error(`recommended.yaml lacks ${missing.join(", ")}`);
  return order.map((slug) => {
    const tour = tours.get(slug);
    if (!tour) throw new Error(`recommended.yaml names ${slug}, which has no file`);
    return tour;
  });
}

export function readOperators(): CatalogueOperator[] {
  return catalogueOperatorsSchema.parse(read("operators.yaml"));
}

/** The tour's row, column by column (worker/db/schema/tours.ts). */
function rowOf(tour: CatalogueTour, position: number) {
  const { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq } = tour;
  return {
    slug: tour.slug,
    kind: tour.kind,
    operator_slug: tour.operator,
    position,
    place: tour.place,
    title: tour.title,
    subtitle: tour.subtitle,
    description: tour.description,
    highlights: tour.highlights,
    guide: { itinerary, inclusions, exclusions, carry, permits: permits ?? null, meetingPoint, faq },
    state: tour.state,
    latitude: tour.coordinates[0],
    longitude: tour.coordinates[1],
    altitude_metres: tour.altitudeMetres ?? null,
    region: tour.region,
    departure_city: tour.departureCity,
    days: tour.days,
    price_inr: tour.priceInr,
    capacity: tour.capacity,
    departure_rules: tour.departures,
    type: tour.type,
    category: tour.category ?? null,
    experiences: tour.experiences,
    interests: tour.interests,
    best_months: tour.bestMonths,
    scene: tour.illustration.scene,
    motif: tour.illustration.motif,
    hour: tour.illustration.hour,
  };
}

/**
 * The statements that load the catalogue into D1, one to each operator and tour. They can be run again at any time:
 * a tour that an operator or administrator has edited is left as it is, and the ratings are left to the reviews.
 */
export function catalogueStatements(): string[] {
  const operators = readOperators().map(
    (operator) =>
      `${insert("operators", { slug: operator.slug, company_name: operator.companyName, base_city: operator.baseCity, status: "verified" })} ON CONFLICT (slug) DO NOTHING`,
  );
  const tours = readTours().map((tour, index) => {
    const row = rowOf(tour, index + 1);
    const updates = Object.keys(row).map((column) => `${column} = excluded.${column}`);
    return `${insert("tours", row)} ON CONFLICT (slug) DO UPDATE SET ${updates.join(", ")} WHERE tours.edited_at IS NULL`;
  });
  return [...operators, ...tours];
}
