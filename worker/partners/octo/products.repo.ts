import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { usualSupply, type SupplyKind } from "~/domain/operators/supply";
import type { OctoTour } from "~/domain/partners/octo/offer";
import type { TourContent } from "~/domain/partners/octo/product";
import type { Database } from "../../platform/db/client";
import { operators, tours } from "../../platform/db/schema";
import { cardColumns, offersOf, toCard, within, type TourScope } from "../../tours/tours.repo";

/** A tour that a key may sell. */
export interface SoldTour {
  tour: OctoTour;
  content: TourContent | null;
  operatorGstin: string | null;
  supply: SupplyKind;
}

/** Lists the tours on sale of some operators, those with the most seats first. @param scope.operators slugs; null for all */
export async function listSoldTours(
  db: Database,
  {
    operators: slugs,
    slug,
    hasContent,
    scope: tourScope = "on sale",
  }: { operators: readonly string[] | null; slug?: string; hasContent: boolean; scope?: TourScope },
): Promise<SoldTour[]> {
  const scope: (SQL | undefined)[] = [
    within(tourScope),
    slugs === null ? undefined : inArray(tours.operatorSlug, [...slugs]),
    slug === undefined ? undefined : eq(tours.slug, slug),
  ];
  const columns = {
    ...cardColumns(),
    options: tours.options,
    extras: tours.extras,
    operatorGstin: operators.gstin,
    supply: operators.supply,
  };
  const rows = await db
    .select(hasContent ? { ...columns, guide: tours.guide } : columns)
    .from(tours)
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(and(...scope))
    .orderBy(desc(tours.capacity), asc(tours.id));
  return rows.map(({ options, extras, operatorGstin, supply, ...row }) => {
    const { priceInr, priceRules, description, highlights, latitude, longitude } = row.tour;
    const guide = "guide" in row ? row.guide : null;
    return {
      tour: { ...toCard(row), ...offersOf({ options, extras, priceInr, priceRules }) },
      content: guide && { description, highlights, guide, coordinates: { latitude, longitude } },
      operatorGstin,
      supply: supply ?? usualSupply,
    };
  });
}
