import { AppError } from "~/domain/errors";
import { settingsMessages } from "~/domain/settings/messages";
import type { Feature } from "~/domain/settings/platform";
import {
  defaultSettings,
  deploymentSettings,
  settingsSchemas,
  type PlatformSettings,
  type SettingsName,
} from "~/domain/settings/settings";
import type { Database } from "../platform/db/client";
import { currentTrace } from "../platform/request-trace";
import { selectSettings, type SettingsRow } from "./settings.repo";

/** Returns the current platform settings, with a single read of a table of a few rows. A GET request reads them once. */
export function getSettings(db: Database): Promise<PlatformSettings> {
  const trace = currentTrace();
  if (!trace?.onlyReads) return readSettings(db);
  trace.settings ??= readSettings(db).catch((error: unknown) => {
    // A repeated read must not get the failed one.
    trace.settings = null;
    throw error;
  });
  return trace.settings;
}

async function readSettings(db: Database): Promise<PlatformSettings> {
  return settingsOf(await selectSettings(db));
}

/** Completes the stored groups with the defaults of the others. */
export function settingsOf(stored: readonly Pick<SettingsRow, "name" | "value">[]): PlatformSettings {
  const rows = new Map(stored.map(({ name, value }) => [name, value]));
  return {
    cancellation: storedOr("cancellation", rows.get("cancellation")),
    holds: storedOr("holds", rows.get("holds")),
    unpaid: storedOr("unpaid", rows.get("unpaid")),
    "own-bookings": storedOr("own-bookings", rows.get("own-bookings")),
    payouts: storedOr("payouts", rows.get("payouts")),
    contact: storedOr("contact", rows.get("contact")),
    about: storedOr("about", rows.get("about")),
    "sign-in": storedOr("sign-in", rows.get("sign-in")),
    privacy: storedOr("privacy", rows.get("privacy")),
    features: storedOr("features", rows.get("features")),
    "tax-identity": storedOr("tax-identity", rows.get("tax-identity")),
    premium: storedOr("premium", rows.get("premium")),
  };
}

/** Parses a stored group. Missing fields of an older group, and groups that no longer parse, get their defaults. */
export function storedOr<Name extends SettingsName>(name: Name, value: unknown): PlatformSettings[Name] {
  const initial: PlatformSettings[Name] = (
    import.meta.env.MODE === "production" ? deploymentSettings : defaultSettings
  )[name];
  if (value === undefined) return initial;
  const isObject = typeof value === "object" && value !== null;
  const parsed = settingsSchemas[name].safeParse(isObject ? { ...initial, ...value } : value);
  // Safe: each name has one schema, which returns the group of this name.
  return parsed.success ? (parsed.data as PlatformSettings[Name]) : initial;
}

/** @throws AppError `unavailable` if the feature is switched off */
export function requireFeature({ features }: Pick<PlatformSettings, "features">, feature: Feature): void {
  if (features[feature]) return;
  throw new AppError("unavailable", settingsMessages().closed[feature], { retryAfter: 600 });
}
