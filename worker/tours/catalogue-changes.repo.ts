import { asc, gt, max, sql, type SQL } from "drizzle-orm";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { catalogueChanges, catalogueEpoch } from "../platform/db/schema";

/** State of the catalog that a copy in memory contains. */
export interface CatalogueVersion {
  /** Another one after a restore: no copy can be brought up to date. */
  epoch: string | undefined;
  /** Number of the last change, by the triggers of migration 0001. */
  version: number;
}

/** Builds the reads of the present version, for a batch with the rows of a new copy. */
export function versionReads(db: Database) {
  return {
    epoch: db.select().from(catalogueEpoch),
    last: db.select({ version: max(catalogueChanges.version) }).from(catalogueChanges),
  };
}

/** Takes the version from the results of versionReads. */
export function versionOf(
  [epoch]: readonly { token: string }[],
  [last]: readonly { version: number | null }[],
): CatalogueVersion {
  return { epoch: epoch?.token, version: last?.version ?? 0 };
}

/**
 * Reads which tours have changed since a copy was made.
 * @returns null if the copy is of another epoch; the ids also as a list of SQL
 */
export async function readChanges(
  db: Database,
  since: CatalogueVersion,
): Promise<{ version: number; isChanged: ReadonlySet<number>; ids: SQL } | null> {
  const {
    epoch: [epoch],
    changes,
  } = await batchNamed(db, {
    epoch: db.select().from(catalogueEpoch),
    changes: db
      .select({ version: catalogueChanges.version, tourId: catalogueChanges.tourId })
      .from(catalogueChanges)
      .where(gt(catalogueChanges.version, since.version))
      .orderBy(asc(catalogueChanges.version)),
  });
  if (epoch?.token !== since.epoch) return null;
  const isChanged = new Set(changes.map(({ tourId }) => tourId));
  return {
    version: changes.at(-1)?.version ?? since.version,
    isChanged,
    ids: sql`(SELECT value FROM json_each(${JSON.stringify([...isChanged])}))`,
  };
}
