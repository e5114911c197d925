import { and, asc, eq, sql } from "drizzle-orm";
import type { OperatorFacts } from "~/domain/operators/operator-facts";
import type { TourCard } from "~/domain/tours/tour-schema";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tours } from "../platform/db/schema";
import { factsOf, selectFacts } from "../tours/operator-facts.repo";
import { cardColumns, onSale, toCard } from "../tours/tours.repo";

/** A verified operator as its own page shows it. */
export interface OperatorPage extends OperatorFacts {
  /** The first in recommended order. */
  tours: TourCard[];
}

/** Tours shown of an operator. */
const maxTours = 24;

function selectCards(db: Database, slug: string) {
  return db
    .select(cardColumns())
    .from(tours)
    .where(and(onSale, eq(tours.operatorSlug, slug)))
    .orderBy(asc(tours.position))
    .limit(maxTours);
}

/** Finds a verified operator with its tours on sale, or null. @param now UTC instant */
export async function findOperatorPage(
  db: Database,
  slug: string,
  now: number,
): Promise<OperatorPage | null> {
  const { cards, ...parts } = await batchNamed(db, {
    ...selectFacts(db, sql`${slug}`, now),
    cards: selectCards(db, slug),
  });
  const facts = factsOf(parts);
  return facts?.isVerified ? { ...facts, tours: cards.map(toCard) } : null;
}
