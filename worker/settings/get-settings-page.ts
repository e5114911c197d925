import { todayInIndia } from "~/domain/calendar/calendar";
import type { MarketingMonth, Rate, SettingsGroups } from "~/domain/settings/settings";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { storedOr } from "./get-settings";
import { listMarketingSpend } from "./marketing.repo";
import { listRates } from "./rates.repo";
import { listLastChanges, listSettingsWithNames } from "./settings.repo";
import type { Admin } from "../platform/authz/actors";

/** UTC instant of the last change and the name of its author; null if the account is deleted. */
interface LastChange {
  at: number;
  by: string | null;
}

interface SettingsPage {
  groups: SettingsGroups;
  /** Newest first. */
  rates: { commission: Rate[]; gst: Rate[] };
  marketing: MarketingMonth[];
  /** Null if never changed. */
  lastChanges: { commission: LastChange | null; gst: LastChange | null; marketing: LastChange | null };
  /** In India. */
  today: string;
}

export async function getSettingsPage(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
): Promise<SettingsPage> {
  const [groups, commission, gst, marketing, changes] = await Promise.all([
    readGroups(db),
    listRates(db, "commission"),
    listRates(db, "gst"),
    listMarketingSpend(db),
    listLastChanges(db, ["commission", "gst", "marketing"]),
  ]);
  const lastOf = (name: string) => {
    const last = changes.find(({ subjectId }) => subjectId === name);
    return last ? { at: last.at, by: last.by } : null;
  };
  return {
    groups,
    rates: { commission, gst },
    marketing,
    lastChanges: { commission: lastOf("commission"), gst: lastOf("gst"), marketing: lastOf("marketing") },
    today: todayInIndia(clock()),
  };
}

async function readGroups(db: Database): Promise<SettingsGroups> {
  const rows = await listSettingsWithNames(db);
  const stored = <Name extends keyof SettingsGroups>(name: Name) => {
    const row = rows.find((known) => known.name === name);
    return {
      value: storedOr(name, row?.value),
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt ?? null,
      updatedBy: row?.updatedBy ?? null,
    };
  };
  return {
    cancellation: stored("cancellation"),
    holds: stored("holds"),
    unpaid: stored("unpaid"),
    "own-bookings": stored("own-bookings"),
    payouts: stored("payouts"),
    contact: stored("contact"),
    about: stored("about"),
    "sign-in": stored("sign-in"),
    privacy: stored("privacy"),
    features: stored("features"),
    "tax-identity": stored("tax-identity"),
    premium: stored("premium"),
  };
}
