import type { Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../services";
import { drawStatementDocument } from "./draw-statement-document";
import { getStatement } from "./get-statement";
import { listLedgerTours, listOwnLedger } from "./list-own-ledger";
import { listOwnMonths } from "./list-own-months";
import { listOwnPayouts } from "./list-own-payouts";
import { listTourEarnings } from "./list-tour-earnings";

export function earningsServices({ db, clock }: Dependencies) {
  return {
    listOwnMonths: (viewer: Viewer | null, company?: string) => listOwnMonths({ db, clock }, viewer, company),
    listTourEarnings: (viewer: Viewer | null, query: Parameters<typeof listTourEarnings>[2]) =>
      listTourEarnings({ db }, viewer, query),
    listOwnLedger: (viewer: Viewer | null, query: Parameters<typeof listOwnLedger>[2]) =>
      listOwnLedger({ db }, viewer, query),
    listLedgerTours: (viewer: Viewer | null) => listLedgerTours({ db }, viewer),
    listOwnPayouts: (viewer: Viewer | null, query: Parameters<typeof listOwnPayouts>[2]) =>
      listOwnPayouts({ db }, viewer, query),
    getStatement: (viewer: Viewer | null, wanted: Parameters<typeof getStatement>[2]) =>
      getStatement({ db, clock }, viewer, wanted),
    drawStatement: (viewer: Viewer | null, wanted: Parameters<typeof getStatement>[2]) =>
      drawStatementDocument({ db, clock }, viewer, wanted),
  };
}
