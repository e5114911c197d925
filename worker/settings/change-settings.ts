import { invalidFields, staleEdit, AppError } from "~/domain/errors";
import {
  settingsSchemas,
  spendSchema,
  percentSchemaOf,
  type SettingsName,
  type StoredSettings,
  type RateKind,
} from "~/domain/settings/settings";
import { formatMonth, todayInIndia, formatDay, isTravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { differenceOf } from "../audit/difference-of";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Admin } from "../platform/authz/actors";
import { storedOr } from "./get-settings";
import { listSettingsWithNames, updateSettings } from "./settings.repo";
import { updateMarketingSpend } from "./marketing.repo";
import { createRate, deleteRate, listRates, updateRate } from "./rates.repo";

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

/**
 * Adds, changes or removes the marketing spend of a month, up to the current one.
 * @param change `was` is the amount as read, null if there was none; `amount` null removes it. Whole rupees
 * @throws AppError `invalid` (month, amount), `conflict` (changed since it was read)
 */
export async function changeMarketingSpend(
  audit: AuditDependencies,
  admin: Admin,
  { month, amount, was }: { month: string; amount: number | null; was: number | null },
): Promise<void> {
  const { db, clock } = audit;
  const at = clock();
  const errors: Record<string, string[]> = {};
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) errors.month = ["Choose a month."];
  else if (month > monthOf(todayInIndia(at))) errors.month = ["This month hasn't begun yet."];
  const checked = amount === null ? null : spendSchema.safeParse(amount);
  if (checked?.success === false) errors.amount = checked.error.issues.map(({ message }) => message);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  if (amount === was) return;

  const entry = {
    action: "setting.change",
    subjectId: "marketing",
    before: was === null ? null : { month, amount: was },
    after: amount === null ? null : { month, amount },
  } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    updateMarketingSpend(db, { month, amount, was, at }, statements),
  );
  if (isDone) return;
  const message =
    was === null
      ? `${formatMonth(month)} already has an amount. Change it in the list.`
      : staleEdit(`the amount of ${formatMonth(month)}`).message;
  throw new AppError("conflict", message, { errors: { [was === null ? "month" : "amount"]: [message] } });
}

/** Max day, to catch mistyped years. */
const lastDay = "2099-12-31";

/**
 * Sets a rate from today or a later day on (India). Earlier bookings keep the rate they were sold with.
 * @param rate.was today's rate as read, which is replaced: mistakes are corrected at once
 * @throws AppError `invalid` (day, percent), `conflict` (a rate from that day on exists, and it is not
 * today's or not the one that was read)
 */
export async function addRate(
  audit: AuditDependencies,
  admin: Admin,
  kind: RateKind,
  rate: { validFrom: string; percent: number; was?: number | undefined },
): Promise<void> {
  const { db, clock } = audit;
  const { validFrom, percent, was } = rate;
  const errors: Record<string, string[]> = {};
  const today = todayInIndia(clock());
  if (!isTravelDate(validFrom) || validFrom > lastDay) errors.validFrom = ["Choose a day."];
  else if (validFrom < today) errors.validFrom = ["Choose today or a later day."];
  const checked = percentSchemaOf(kind).safeParse(percent);
  if (!checked.success) errors.percent = checked.error.issues.map(({ message }) => message);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);

  const before = (await listRates(db, kind)).find((other) => other.validFrom < validFrom) ?? null;
  const entry = { action: "setting.change", subjectId: kind, before, after: { validFrom, percent } } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    createRate(db, kind, { validFrom, percent }, statements),
  );
  if (isDone) return;
  if (validFrom === today && was !== undefined && was !== percent) {
    const change = { ...entry, before: { validFrom, percent: was } };
    const isReplaced = await withAudit(audit, admin, change, (statements) =>
      updateRate(db, kind, { validFrom, percent, was }, statements),
    );
    if (isReplaced) return;
  }
  const message = `There is already a rate from ${formatDay(validFrom)} on.`;
  throw new AppError("conflict", message, { errors: { validFrom: [message] } });
}

/**
 * Removes a future rate.
 * @throws AppError `not_found`, `illegal_transition` (already in effect)
 */
export async function removeRate(
  audit: AuditDependencies,
  admin: Admin,
  kind: RateKind,
  validFrom: string,
): Promise<void> {
  const { db, clock } = audit;
  const today = todayInIndia(clock());
  const rate = (await listRates(db, kind)).find((known) => known.validFrom === validFrom);
  if (!rate) throw new AppError("not_found", "Rate not found.");
  if (validFrom <= today)
    throw new AppError(
      "illegal_transition",
      "This rate is already in effect. Add another one from a later day on.",
    );
  const entry = { action: "setting.change", subjectId: kind, before: rate, after: null } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    deleteRate(db, kind, { ...rate, today }, statements),
  );
  if (!isDone) throw new AppError("not_found", "Rate not found.");
}
