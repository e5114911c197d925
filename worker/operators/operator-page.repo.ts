import { and, asc, desc, eq, sql } from "drizzle-orm";
import { answerTimeInWords } from "~/domain/operators/answer-time";
import type { TourCard } from "~/domain/tours/tour-schema";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { limitOf } from "../platform/db/limits.repo";
import { operatorAnswers, operators, tours, users } from "../platform/db/schema";
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
  foundedYear: number | null;
  /** Usual time to answer travelers' messages, as a sentence; null with too few answers. */
  answerTime: string | null;
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

/** Milliseconds in which answers count, and the newest of them that are read. */
const countedAnswers = 200;

/** Finds a verified operator with its tours on sale, or null. @param now UTC instant */
export async function findOperatorPage(
  db: Database,
  slug: string,
  now: number,
): Promise<OperatorPage | null> {
  const ofOperator = and(onSale, eq(tours.operatorSlug, slug));
  const { found, figures, cards, answers } = await batchNamed(db, {
    found: db
      .select({
        slug: operators.slug,
        companyName: operators.companyName,
        baseCity: operators.baseCity,
        logo: operators.logo,
        registrationNumber: operators.registrationNumber,
        foundedYear: operators.foundedYear,
        joinedAt: sql<number | null>`${users.createdAt}`.as("joined_at"),
      })
      .from(operators)
      .leftJoin(users, eq(users.id, operators.ownerId))
      .where(and(eq(operators.slug, slug), eq(operators.status, "verified"))),
    figures: db
      .select({
        toursOnSale: sql<number>`count(*)`.as("tours_on_sale"),
        reviewCount: sql<number>`coalesce(sum(${tours.reviewCount}), 0)`.as("reviews"),
        rating: sql<
          number | null
        >`round(sum(${tours.rating} * ${tours.reviewCount}) / sum(${tours.reviewCount}), 1)`.as("mean"),
      })
      .from(tours)
      .where(ofOperator),
    cards: db.select(cardColumns).from(tours).where(ofOperator).orderBy(asc(tours.position)).limit(maxTours),
    answers: db
      .select({ waited: operatorAnswers.waited })
      .from(operatorAnswers)
      .where(
        and(
          eq(operatorAnswers.operator, slug),
          sql`${operatorAnswers.answeredAt} > ${now} - ${limitOf("answersCountFor")}`,
        ),
      )
      .orderBy(desc(operatorAnswers.answeredAt))
      .limit(countedAnswers),
  });
  const [operator] = found;
  const [sums] = figures;
  if (!operator || !sums) return null;
  const answerTime = answerTimeInWords(answers.map(({ waited }) => waited));
  return { ...operator, ...sums, answerTime, tours: cards.map(toCard) };
}
