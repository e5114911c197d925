import type { Viewer } from "~/domain/account";
import type { Dependencies } from "../services";
import { findAnything } from "./find-anything";
import { getAdminHeader } from "./get-admin-header";
import { getAdminOverview } from "./get-admin-overview";

export function overviewServices({ db, clock }: Dependencies) {
  return {
    getAdminHeader: (viewer: Viewer | null) => getAdminHeader({ db }, viewer),
    getAdminOverview: (viewer: Viewer | null) => getAdminOverview({ db, clock }, viewer),
    findAnything: (viewer: Viewer | null, text: string) => findAnything({ db }, viewer, text),
  };
}
