import { publicSettingsOf } from "~/domain/settings/settings";
import { admin } from "../platform/authz/guards";
import { publicRead, reading } from "../platform/authz/use-case";
import type { Database } from "../platform/db/client";
import { changeSettings, changeMarketingSpend, addRate, removeRate } from "./change-settings";
import { getSettingsPage } from "./get-settings-page";
import { getSettings } from "./get-settings";

export const settingsUseCases = {
  getPublicSettings: publicRead(async ({ db }: { db: Database }) => publicSettingsOf(await getSettings(db))),
  getSettingsPage: admin("settings", reading(getSettingsPage)),
  changeSettings: admin("settings", changeSettings),
  addRate: admin("settings", addRate),
  removeRate: admin("settings", removeRate),
  changeMarketingSpend: admin("settings", changeMarketingSpend),
};
