import { AppError } from "~/domain/errors";
import { entries as migrations } from "../../migrations/meta/_journal.json";
import type { Database } from "../platform/db/client";
import { hasMigration } from "./health.repo";
import { logError } from "../platform/log";

/** Identity of the running version: the commit it was built from, and its id and tag on Cloudflare. */
export interface DeployedVersion {
  commit: string;
  id: string;
  tag: string;
}

interface HealthDependencies {
  db: Database;
  media: Pick<R2Bucket, "head">;
  version: DeployedVersion;
}

const newestMigration = [migrations.at(-1)?.tag, "sql"].join(".");

/**
 * Checks that the database has this version's newest migration and answers, and that the bucket answers. An older version stays
 * healthy on a newer schema, so that a deployment can be rolled back.
 * @returns the version and the newest migration it needs
 * @throws AppError `unavailable`, with the part that failed
 */
export async function checkHealth({ db, media, version }: HealthDependencies) {
  const isMigrated = await hasMigration(db, newestMigration).catch((error: unknown) =>
    refuse("The database has no tables or does not answer.", error),
  );
  if (!isMigrated) refuse(`The database lacks the migration ${newestMigration}.`);
  await media.head("none").catch((error: unknown) => refuse("The bucket does not answer.", error));
  return { migration: newestMigration, version };
}

function refuse(detail: string, cause?: unknown): never {
  logError("health check failed", cause ?? detail);
  throw new AppError("unavailable", detail, { retryAfter: 5 });
}
