import { invalidFields, staleEdit } from "~/domain/errors";
import type { AppError } from "~/domain/errors";
import { settingsSchemas } from "~/domain/settings/settings";
import type { SettingsName, StoredSettings } from "~/domain/settings/settings";
import { differenceOf } from "../audit/difference-of";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { storedOr } from "./get-settings";
import { listSettingsWithNames, updateSettings } from "./settings.repo";
import type { Admin } from "../authz/actors";

/**
 * Replaces a group of settings if its version is still the one that was read.
 * @returns the group after the change
 * @throws AppError `invalid` (by the value's dotted paths, e.g. "schedule.0.percent"), `conflict` (someone
 * else changed it since it was read; `extra.current` is the current group)
 */
export async function changeSettings<Name extends SettingsName>(
  audit: AuditDependencies,
  admin: Admin,
  { name, version, value }: { name: Name; version: number; value: unknown },
): Promise<StoredSettings<Name>> {
  const parsed = settingsSchemas[name].safeParse(value);
  if (!parsed.success) throw invalid(parsed.error.issues);
  const { db, clock } = audit;
  const current = await getStoredSettings(audit, name);
  if (current.version !== version) throw conflict(current);
  const changed = differenceOf(current.value, parsed.data);
  if (Object.keys(changed.after).length === 0) return current;
  const at = clock();
  const entry = { action: "setting.change", subjectId: name, ...changed } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateSettings(db, { name, value: parsed.data, version, at, by: admin.id }, statements),
  );
  const now = await getStoredSettings(audit, name);
  if (!isDone) throw conflict(now);
  return now;
}

/** Returns the current group with its version and who changed it last. */
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
  const who = current.updatedBy ?? "Someone else";
  return staleEdit("these settings", { who, extra: { current } });
}

function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.join(".") || "value"] ??= []).push(message);
  return invalidFields(errors);
}
