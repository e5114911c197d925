import type { Viewer } from "~/domain/accounts/account";
import type { PeriodQuery } from "~/domain/calendar/period";
import type { Dependencies } from "../services";
import { countVisit } from "./count-visit";
import { getAnalytics } from "./get-analytics";

export function analyticsServices({ db, clock }: Dependencies) {
  return {
    getAnalytics: (viewer: Viewer | null, query: PeriodQuery) => getAnalytics({ db, clock }, viewer, query),
    countVisit: () => countVisit({ db, clock }),
  };
}
