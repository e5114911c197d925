import type { Viewer } from "~/domain/accounts/account";
import { publicSettingsOf } from "~/domain/settings/settings";
import type { RateKind } from "~/domain/settings/settings";
import type { Dependencies } from "../services";
import { changeMarketingSpend } from "./change-marketing-spend";
import { addRate, removeRate } from "./change-rates";
import { changeSettings } from "./change-settings";
import { getSettings } from "./get-settings";
import { getSettingsPage } from "./get-settings-page";

export function settingsServices({ db, clock, audit }: Dependencies) {
  return {
    getPublicSettings: async () => publicSettingsOf(await getSettings(db)),
    getSettingsPage: (viewer: Viewer | null) => getSettingsPage({ db, clock }, viewer),
    changeSettings: (viewer: Viewer | null, change: Parameters<typeof changeSettings>[2]) =>
      changeSettings(audit, viewer, change),
    addRate: (viewer: Viewer | null, kind: RateKind, rate: Parameters<typeof addRate>[3]) =>
      addRate(audit, viewer, kind, rate),
    removeRate: (viewer: Viewer | null, kind: RateKind, validFrom: string) =>
      removeRate(audit, viewer, kind, validFrom),
    changeMarketingSpend: (viewer: Viewer | null, change: Parameters<typeof changeMarketingSpend>[2]) =>
      changeMarketingSpend(audit, viewer, change),
  };
}
