import { identityLines } from "~/domain/settings/opening";
import type { PublicSettings } from "~/domain/settings/platform";
import { publicSettingsOf } from "~/domain/settings/settings";
import { admin } from "../platform/authz/guards";
import { publicRead, reading } from "../platform/authz/use-case";
import type { Database } from "../platform/db/client";
import { changeSettings, changeMarketingSpend, addRate, removeRate } from "./change-settings";
import { getSettingsPage } from "./get-settings-page";
import { getSettings } from "./get-settings";
import { opensSoon } from "./opening";

export const settingsUseCases = {
  getPublicSettings: publicRead(async ({ db }: { db: Database }): Promise<PublicSettings> => {
    const settings = await getSettings(db);
    const { legalName } = settings["tax-identity"];
    return {
      ...publicSettingsOf(settings),
      ...(opensSoon(settings) && { opensSoon: true }),
      ...(import.meta.env.MODE === "production" && legalName !== null && { legalName }),
    };
  }),
  /** Returns who runs the site, line by line; empty until it is entered. */
  getIdentity: publicRead(async ({ db }: { db: Database }) =>
    identityLines((await getSettings(db))["tax-identity"]),
  ),
  getAboutUs: publicRead(async ({ db }: { db: Database }) => (await getSettings(db)).about),
  getSettingsPage: admin("settings", reading(getSettingsPage)),
  changeSettings: admin("settings", changeSettings),
  addRate: admin("settings", addRate),
  removeRate: admin("settings", removeRate),
  changeMarketingSpend: admin("settings", changeMarketingSpend),
};
