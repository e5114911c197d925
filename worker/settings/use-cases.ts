import { changeMarketingSpend } from "./change-marketing-spend";
import { addRate, removeRate } from "./change-rates";
import { changeSettings } from "./change-settings";
import { getSettingsGroups, getSettingsPage } from "./get-settings-page";
import { anyone } from "../use-case";
import { publicSettingsOf } from "~/domain/settings/settings";
import type { Database } from "../db/client";
import { getSettings } from "./get-settings";

export const settingsUseCases = {
  getPublicSettings: anyone(async ({ db }: { db: Database }) => publicSettingsOf(await getSettings(db))),
  getSettingsGroups: anyone(getSettingsGroups),
  getSettingsPage: anyone(getSettingsPage),
  changeSettings: anyone(changeSettings),
  addRate: anyone(addRate),
  removeRate: anyone(removeRate),
  changeMarketingSpend: anyone(changeMarketingSpend),
};
