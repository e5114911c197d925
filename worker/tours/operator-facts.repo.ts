import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { answerTimeInWords } from "~/domain/operators/answer-time";
import type { OperatorFacts } from "~/domain/operators/operator-facts";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { limitOf } from "../platform/db/limits.repo";
import { operatorAnswers, operators, tours, users } from "../platform/db/schema";
import { noOperator, onSale } from "./tours.repo";

/** The newest answers that are read. */
const countedAnswers = 200;

/** Selects the parts of an operator's facts. @param slug its address, or a subquery for it @param now UTC instant */
export function selectFacts(db: Database, slug: SQL, now: number) {
  return {
    found: db
      .select({
        slug: operators.slug,
        companyName: operators.companyName,
        baseCity: operators.baseCity,
        logo: operators.logo,
        status: operators.status,
        registrationNumber: operators.registrationNumber,
        foundedYear: operators.foundedYear,
        joinedAt: sql<number | null>`${users.createdAt}`.as("joined_at"),
      })
      .from(operators)
      .leftJoin(users, eq(users.id, operators.ownerId))
      .where(eq(operators.slug, slug)),
    figures: db
      .select({
        toursOnSale: sql<number>`count(*)`.as("tours_on_sale"),
        reviewCount: sql<number>`coalesce(sum(${tours.reviewCount}), 0)`.as("reviews"),
        rating: sql<
          number | null
        >`round(sum(${tours.rating} * ${tours.reviewCount}) / sum(${tours.reviewCount}), 1)`.as("mean"),
      })
      .from(tours)
      .where(and(onSale, eq(tours.operatorSlug, slug))),
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
  };
}

type Facts = {
  [Part in keyof ReturnType<typeof selectFacts>]: Awaited<ReturnType<typeof selectFacts>[Part]>;
};

export function factsOf({ found: [operator], figures: [sums], answers }: Facts): OperatorFacts | null {
  if (!operator || !sums) return null;
  const { status, ...shown } = operator;
  const answerTime = answerTimeInWords(answers.map(({ waited }) => waited));
  return { ...shown, isVerified: status === "verified", ...sums, answerTime };
}

/** Stands for the operator of a sample tour that has none yet, in its preview. */
const unassigned: OperatorFacts = {
  slug: noOperator.slug,
  companyName: noOperator.companyName,
  baseCity: "",
  logo: null,
  registrationNumber: null,
  foundedYear: null,
  joinedAt: null,
  isVerified: false,
  toursOnSale: 0,
  reviewCount: 0,
  rating: null,
  answerTime: null,
};

/** Returns the operator that runs a tour, verified or not. @param now UTC instant */
export async function getOperatorOf(db: Database, tour: string, now: number): Promise<OperatorFacts> {
  const slug = sql`(SELECT seller.operator_slug FROM tours AS seller WHERE seller.slug = ${tour})`;
  return factsOf(await batchNamed(db, selectFacts(db, slug, now))) ?? unassigned;
}
