import type { Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../services";
import { globalSearch } from "./global-search";
import { getAdminHeader } from "./get-admin-header";
import { getAdminOverview } from "./get-admin-overview";

export function overviewServices({ db, clock }: Dependencies) {
  return {
    getAdminHeader: (viewer: Viewer | null) => getAdminHeader({ db }, viewer),
    getAdminOverview: (viewer: Viewer | null) => getAdminOverview({ db, clock }, viewer),
    globalSearch: (viewer: Viewer | null, text: string) => globalSearch({ db }, viewer, text),
  };
}
