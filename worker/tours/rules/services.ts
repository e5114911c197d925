import type { Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../../services";
import { getTourRules } from "./get-tour-rules";
import { setTourDepartures } from "./set-tour-departures";
import { setTourPrices } from "./set-tour-prices";

export function tourRuleServices({ db, clock, audit }: Dependencies) {
  return {
    getTourRules: (viewer: Viewer | null, slug: string) => getTourRules({ db, clock }, viewer, slug),
    setTourPrices: (viewer: Viewer | null, change: Parameters<typeof setTourPrices>[2]) =>
      setTourPrices(audit, viewer, change),
    setTourDepartures: (viewer: Viewer | null, change: Parameters<typeof setTourDepartures>[2]) =>
      setTourDepartures(audit, viewer, change),
  };
}
