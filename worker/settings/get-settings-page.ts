import { todayInIndia } from "~/domain/calendar/calendar";
import {
  rateKinds,
  type MarketingMonth,
  type Rate,
  type RateKind,
  type SettingsGroups,
} from "~/domain/settings/settings";
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
  /** `rates` newest first. */
  rates: { kind: RateKind; rates: Rate[]; last: LastChange | null }[];
  marketing: MarketingMonth[];
  /** The last change of the marketing spend; null if never changed. */
  lastSpend: LastChange | null;
  /** In India. */
  today: string;
}

export async function getSettingsPage(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
): Promise<SettingsPage> {
  const [groups, rates, marketing, changes] = await Promise.all([
    readGroups(db),
    Promise.all(rateKinds.map(async (kind) => ({ kind, rates: await listRates(db, kind) }))),
    listMarketingSpend(db),
    listLastChanges(db, [...rateKinds, "marketing"]),
  ]);
  const lastOf = (name: string) => {
    const last = changes.find(({ subjectId }) => subjectId === name);
    return last ? { at: last.at, by: last.by } : null;
  };
  return {
    groups,
    rates: rates.map((rate) => ({ ...rate, last: lastOf(rate.kind) })),
    marketing,
    lastSpend: lastOf("marketing"),
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
