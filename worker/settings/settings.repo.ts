import { and, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { RateKind, SettingsName } from "~/domain/settings/settings";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { auditLog, settings, users } from "../platform/db/schema";

export interface SettingsRow {
  name: string;
  value: unknown;
  version: number;
  updatedAt: number;
}

/** Selects the groups that were ever changed, a row each. */
export function selectSettings(db: Database) {
  return db
    .select({
      name: settings.name,
      value: settings.value,
      version: settings.version,
      updatedAt: settings.updatedAt,
    })
    .from(settings);
}

/** Lists them with the names of their authors. */
export function listSettingsWithNames(db: Database): Promise<(SettingsRow & { updatedBy: string | null })[]> {
  return db
    .select({
      name: settings.name,
      value: settings.value,
      version: settings.version,
      updatedAt: settings.updatedAt,
      updatedBy: users.name,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.updatedBy));
}

/**
 * Writes a group at a version; 0 for one that was never changed.
 * @returns false if someone else changed it first
 */
export async function updateSettings(
  db: Database,
  change: { name: SettingsName; value: unknown; version: number; at: number; by: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { name, value, version, at, by } = change;
  const row = { value, version: version + 1, updatedAt: at, updatedBy: by };
  const write =
    version === 0
      ? db
          .insert(settings)
          .values({ name, ...row })
          .onConflictDoNothing()
      : db
          .update(settings)
          .set(row)
          .where(and(eq(settings.name, name), eq(settings.version, version)));
  const { written } = await batchNamed(db, { written: write, audit });
  return written.meta.changes > 0;
}

/** Lists the author and time of the last change of each of these, by the audit log. */
export function listLastChanges(
  db: Database,
  subjectIds: readonly (RateKind | "marketing")[],
): Promise<{ subjectId: string; at: number; by: string | null }[]> {
  const newest = db
    .select({ seq: max(auditLog.seq) })
    .from(auditLog)
    .where(and(eq(auditLog.subject, "setting"), inArray(auditLog.subjectId, [...subjectIds])))
    .groupBy(auditLog.subjectId);
  return db
    .select({ subjectId: auditLog.subjectId, at: auditLog.at, by: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(inArray(auditLog.seq, newest))
    .orderBy(desc(sql`${auditLog.seq}`));
}
