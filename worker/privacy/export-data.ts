import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { accountErrors } from "../accounts/messages";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import type { Owner } from "./personal-data-scope.repo";
import { readPersonalData } from "./personal-data.repo";
import type { Traveler } from "../platform/authz/actors";

/**
 * Exports all personal data of the viewer, with a file name. It contains no tokens, passwords or keys. See
 * personal-tables.ts for the contents.
 */
export async function exportData(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  traveler: Traveler,
): Promise<{ fileName: string; json: string }> {
  const file = await personalDataJson({ db, clock, keys }, traveler);
  if (!file.hasAccount) throw new AppError("unauthenticated", accountErrors().noAccount);
  return file;
}

/** Writes all data about a person; for a guest, with an empty id, what was made with their address. */
export async function personalDataJson(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  owner: Owner,
): Promise<{ fileName: string; json: string; hasAccount: boolean }> {
  const now = clock();
  const parts = await readPersonalData(db, owner, keys);
  const data = { format: "tour-bharat-personal-data/1", exportedAt: now, ...parts };
  return {
    fileName: `tour-bharat-data-${todayInIndia(now)}.json`,
    json: JSON.stringify(data, withReadableTimes, 2),
    hasAccount: parts.account !== null,
  };
}

/** Formats stored instants as ISO 8601 in UTC; `Date` values already are. */
function withReadableTimes(key: string, value: unknown): unknown {
  const isInstant = typeof value === "number" && /^at$|At$|Until$/.test(key);
  return isInstant ? new Date(value).toISOString() : value;
}
