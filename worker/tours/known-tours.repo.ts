import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { OfferedTour } from "~/domain/analytics/occupancy";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { tours } from "../platform/db/schema";
import { readChanges, versionOf, versionReads, type CatalogueVersion } from "./catalogue-changes.repo";
import { onSale } from "./tours.repo";

/**
 * Tours in memory, with what reports and calendars need: those of all operators, or those of one that are not deleted. The triggers of
 * migration 0001 number each change of a tour and of its operator's status, so that a copy is brought up to date with every use, and never old.
 */

/** A tour by its departures. Tours with equal rules share one object. */
export interface KnownTour extends OfferedTour {
  operator: string;
}

interface Copy extends CatalogueVersion {
  /** By title, then by number. */
  tours: readonly KnownTour[];
  rulesByText: Map<string, DepartureRules>;
}

/** Tours of all copies in an isolate, at most; the copies used longest ago go first. */
const maxKept = 150_000;

/** Copies by operator; null for all tours. */
const copies = new Map<string | null, Copy>();

const columnsFor = (operator: string | null) => ({
  id: tours.id,
  slug: tours.slug,
  title: tours.title,
  operator: sql<string>`coalesce(${tours.operatorSlug}, '')`.as("operator_or_none"),
  capacity: tours.capacity,
  isOnSale: sql`coalesce(${onSale}, 0)`.mapWith(Boolean).as("is_on_sale"),
  // The index of an operator's tours lacks it, and no calendar needs it.
  createdAt: operator === null ? tours.createdAt : sql<number | null>`NULL`.as("no_instant"),
});

function within(operator: string | null): SQL | undefined {
  return operator === null ? undefined : and(eq(tours.operatorSlug, operator), isNull(tours.deletedAt));
}

/** Returns the tours of an operator that are not deleted, or with null all tours, by title and number, with all changes that are committed. */
export async function readKnownTours(db: Database, operator: string | null): Promise<readonly KnownTour[]> {
  const before = copies.get(operator);
  const copy = before === undefined ? await loadAll(db, operator) : await refreshed(db, operator, before);
  // The last one is the one used last.
  copies.delete(operator);
  copies.set(operator, copy);
  let count = 0;
  for (const [key, { tours: own }] of [...copies].toReversed()) {
    count += own.length;
    if (count > maxKept && key !== operator) copies.delete(key);
  }
  return copy.tours;
}

async function refreshed(db: Database, operator: string | null, before: Copy): Promise<Copy> {
  const changes = await readChanges(db, before);
  if (!changes) return loadAll(db, operator);
  const { version, isChanged, ids } = changes;
  if (isChanged.size === 0) return before;
  const rows = await db
    .select({ ...columnsFor(operator), rules: sql<string>`${tours.departureRules}`.as("rules_text") })
    .from(tours)
    // The plus keeps SQLite on the few changed tours.
    .where(and(inArray(tours.id, ids), operator === null ? undefined : sql`+${within(operator)}`));
  const others = before.tours.filter(({ id }) => !isChanged.has(id));
  // Other operators' tours changed.
  if (rows.length === 0 && others.length === before.tours.length) return { ...before, version };
  const changed = rows.map((row) => ({ ...row, rules: shared(before.rulesByText, row.rules) }));
  return { ...before, tours: [...others, ...changed].toSorted(byTitle), version };
}

async function loadAll(db: Database, operator: string | null): Promise<Copy> {
  const { epoch, last, rows, texts } = await batchNamed(db, {
    ...versionReads(db),
    rows: db
      .select({
        ...columnsFor(operator),
        // The texts are long, and most are equal to another tour's.
        rules: sql<number>`dense_rank() OVER (ORDER BY ${tours.departureRules})`.as("rules_number"),
      })
      .from(tours)
      .where(within(operator)),
    texts: db
      .selectDistinct({ rules: sql<string>`${tours.departureRules}`.as("rules_text") })
      .from(tours)
      .where(within(operator))
      .orderBy(sql`${tours.departureRules}`),
  });
  const rulesByText = new Map<string, DepartureRules>();
  const rules = texts.map((row) => shared(rulesByText, row.rules));
  const known = rows.flatMap((row) => {
    const own = rules[row.rules - 1];
    return own ? { ...row, rules: own } : [];
  });
  return { ...versionOf(epoch, last), tours: known.toSorted(byTitle), rulesByText };
}

function shared(rulesByText: Map<string, DepartureRules>, text: string): DepartureRules {
  const rules: DepartureRules = rulesByText.get(text) ?? JSON.parse(text);
  rulesByText.set(text, rules);
  return rules;
}

/** Compares tours as an index of titles orders them, then by number. */
export function byTitle(a: KnownTour, b: KnownTour): number {
  return a.title === b.title ? a.id - b.id : a.title < b.title ? -1 : 1;
}
