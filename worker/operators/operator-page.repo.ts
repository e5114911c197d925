import { and, asc, eq, sql } from "drizzle-orm";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { Database } from "../db/client";
import { operators, tours, users } from "../db/schema";
import { cardColumns, onSale, toCard } from "../tours/tours.repo";

/** A verified operator as its own page shows it. */
export interface OperatorPage {
  slug: string;
  companyName: string;
  baseCity: string;
  /** URL of its picture, or null. */
  logo: string | null;
  registrationNumber: string | null;
  /** UTC instant at which its account was opened; null for an operator without one. */
  joinedAt: number | null;
  toursOnSale: number;
  /** Over the reviews of its tours on sale. */
  reviewCount: number;
  /** Mean of their stars, one decimal; null without reviews. */
  rating: number | null;
  /** The first in recommended order. */
  tours: TourCard[];
}

/** Tours shown of an operator. */
const maxTours = 24;

/** Finds a verified operator with its tours on sale, or null. */
export async function findOperatorPage(db: Database, slug: string): Promise<OperatorPage | null> {
  const ofOperator = and(onSale, eq(tours.operatorSlug, slug));
  const [found, figures, cards] = await db.batch([
    db
      .select({
        slug: operators.slug,
        companyName: operators.companyName,
        baseCity: operators.baseCity,
        logo: operators.logo,
        registrationNumber: operators.registrationNumber,
        joinedAt: sql<number | null>`${users.createdAt}`.as("joined_at"),
      })
      .from(operators)
      .leftJoin(users, eq(users.id, operators.ownerId))
      .where(and(eq(operators.slug, slug), eq(operators.status, "verified"))),
    db
      .select({
        toursOnSale: sql<number>`count(*)`.as("tours_on_sale"),
        reviewCount: sql<number>`coalesce(sum(${tours.reviewCount}), 0)`.as("reviews"),
        rating: sql<
          number | null
        >`round(sum(${tours.rating} * ${tours.reviewCount}) / sum(${tours.reviewCount}), 1)`.as("mean"),
      })
      .from(tours)
      .where(ofOperator),
    db.select(cardColumns).from(tours).where(ofOperator).orderBy(asc(tours.position)).limit(maxTours),
  ]);
  const [operator] = found;
  const [sums] = figures;
  if (!operator || !sums) return null;
  return { ...operator, ...sums, tours: cards.map(toCard) };
}
