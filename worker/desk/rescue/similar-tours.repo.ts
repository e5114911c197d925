import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client";
import { operators, tours } from "../../platform/db/schema";
import { onSale } from "../../tours/tours.repo";

/** Max tours whose departures are looked up for one day. */
const candidates = 8;

/** Max difference in length. */
const maxDaysApart = 2;

/**
 * Lists tours on sale like another one: from the same city and about as long; those of the same type, length and price first.
 * Reads `tours_by_city`.
 * @param operator limits them to its tours
 */
export async function listRescueTours(
  db: Database,
  slug: string,
  operator: string | null,
): Promise<{ slug: string; title: string; operatorName: string }[]> {
  const model = sql`(SELECT model.departure_city, model.type, model.days, model.price_inr AS price, model.id
    FROM tours AS model WHERE model.slug = ${slug})`;
  return db
    .select({ slug: tours.slug, title: tours.title, operatorName: operators.companyName })
    .from(tours)
    .innerJoin(sql`${model} AS model`, sql`${tours.departureCity} = model.departure_city`)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(
      and(
        onSale,
        ne(tours.slug, slug),
        sql`abs(${tours.days} - model.days) <= ${maxDaysApart}`,
        operator === null ? undefined : eq(tours.operatorSlug, operator),
      ),
    )
    .orderBy(
      sql`${tours.type} <> model.type`,
      sql`abs(${tours.days} - model.days)`,
      sql`abs(${tours.priceInr} - model.price)`,
      tours.id,
    )
    .limit(candidates);
}
