import { and, inArray, sql } from "drizzle-orm";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { tours } from "../../platform/db/schema";
import { readChanges, versionOf, versionReads, type CatalogueVersion } from "../catalogue-changes.repo";
import { effectiveDepartureRules } from "../rules/effective-departure-rules.repo";
import { onSale } from "../tours.repo";
import { indexTours, type SearchIndex } from "./search-index";

interface CachedIndex extends CatalogueVersion {
  index: SearchIndex;
  /** A pause of sales can end with a day in India: the index does, too. */
  day: TravelDate;
}

/** The index of this isolate. A replica that is behind returns no changes after it. */
let cached: CachedIndex | null = null;

/** Columns of an indexed tour; lists and rules stay JSON, since most are equal to another tour's. */
const indexed = {
  id: tours.id,
  position: tours.position,
  place: tours.place,
  region: sql<string>`${tours.region}`,
  departureCity: sql<string>`${tours.departureCity}`,
  states: sql<string>`${tours.states}`,
  type: sql<string>`${tours.type}`,
  category: sql<string | null>`${tours.category}`,
  experiences: sql<string>`${tours.experiences}`,
  interests: sql<string>`${tours.interests}`,
  bestMonths: sql<string>`${tours.bestMonths}`,
  days: tours.days,
  priceInr: tours.priceInr,
  rating: tours.rating,
  reviewCount: tours.reviewCount,
  capacity: tours.capacity,
  fitness: sql<string | null>`${tours.fitness}`,
  minAge: tours.minAge,
  wheelchair: sql<string | null>`${tours.practical} ->> '$.access.wheelchair'`,
  latitude: tours.latitude,
  longitude: tours.longitude,
  rules: sql<string>`${effectiveDepartureRules.sql}`.as("rules_text"),
};

/** Returns the index of the tours on sale, with all changes that are committed. @param now UTC instant */
export async function readSearchIndex(db: Database, now: number): Promise<SearchIndex> {
  const day = todayInIndia(now);
  const next = cached?.day === day ? await refreshed(db, cached) : await loadAll(db, day);
  cached = next;
  return next.index;
}

async function refreshed(db: Database, before: CachedIndex): Promise<CachedIndex> {
  const changes = await readChanges(db, before);
  if (!changes) return loadAll(db, before.day);
  const { version, isChanged, ids } = changes;
  if (isChanged.size === 0) return before;
  const rows = await db
    .select(indexed)
    .from(tours)
    .where(and(onSale, inArray(tours.id, ids)));
  const others = before.index.tours.filter(({ id }) => !isChanged.has(id));
  return { ...before, index: indexTours([...others, ...rows]), version };
}

async function loadAll(db: Database, day: TravelDate): Promise<CachedIndex> {
  const { epoch, last, rows } = await batchNamed(db, {
    ...versionReads(db),
    rows: db.select(indexed).from(tours).where(onSale),
  });
  return { ...versionOf(epoch, last), index: indexTours(rows), day };
}
