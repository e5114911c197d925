import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { settingsSchemas } from "~/domain/settings";
import type { SettingsName, StoredSettings } from "~/domain/settings";
import { requireAdmin } from "../accounts/require-admin";
import { differenceOf } from "../audit/difference-of";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { storedOr } from "./get-settings";
import { listSettingsWithNames, updateSettings } from "./settings.repo";

/**
 * Puts another value in the place of a group of settings, for whoever has read the version that stands.
 * @returns the group as it is now
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (by the value's dotted paths, e.g. "schedule.0.percent"),
 *   `conflict` (somebody else changed it since it was read; `extra.current` is the group as it stands)
 */
export async function changeSettings<Name extends SettingsName>(
  audit: AuditDependencies,
  viewer: Viewer | null,
  { name, version, value }: { name: Name; version: number; value: unknown },
): Promise<StoredSettings<Name>> {
  requireAdmin(viewer);
  const parsed = settingsSchemas[name].safeParse(value);
  if (!parsed.success) throw invalid(parsed.error.issues);
  const { db, clock } = audit;
  const current = await getStoredSettings(audit, name);
  if (current.version !== version) throw conflict(current);
  const changed = differenceOf(current.value, parsed.data);
  if (Object.keys(changed.after).length === 0) return current;
  const at = clock();
  const entry = { action: "setting.change", subjectId: name, ...changed } as const;
  const isDone = await withAudit(audit, viewer, entry, (statements) =>
    updateSettings(db, { name, value: parsed.data, version, at, by: viewer.id }, statements),
  );
  const now = await getStoredSettings(audit, name);
  if (!isDone) throw conflict(now);
  return now;
}

/** A group as it stands, with its version and whoever changed it last. */
async function getStoredSettings<Name extends SettingsName>(
  { db }: Pick<AuditDependencies, "db">,
  name: Name,
): Promise<StoredSettings<Name>> {
  const row = (await listSettingsWithNames(db)).find((stored) => stored.name === name);
  return {
    value: storedOr(name, row?.value),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

function conflict(current: StoredSettings<SettingsName>): AppError {
  const who = current.updatedBy ?? "Somebody else";
  return new AppError(
    "conflict",
    `${who} has changed this since you opened it. Nothing of yours was saved: look at what stands now, and save again if yours is to take its place.`,
    { extra: { current } },
  );
}

function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.join(".") || "value"] ??= []).push(message);
  return new AppError("invalid", "Some of this cannot be saved: please look at the fields.", { errors });
}
