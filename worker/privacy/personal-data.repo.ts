import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import type { Owner } from "./personal-data-scope.repo";
import { exportedParts } from "./personal-tables";

/** Returns all data stored about a person by the names of the export, without secrets. */
export async function readPersonalData(
  db: Database,
  owner: Owner,
  keys: Keys,
): Promise<Record<string, unknown>> {
  // The account comes first in the file and last in the erasure.
  const parts = exportedParts.toReversed();
  const rows = await batchNamed(
    db,
    Object.fromEntries(parts.map(({ as, query }) => [as, query({ db, owner })])),
  );
  return Object.fromEntries(parts.map(({ as, show }) => [as, show(rows[as], { owner, keys })]));
}
