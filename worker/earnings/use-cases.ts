import { getStatement } from "./get-statement";
import { listLedgerTours, listOwnLedger } from "./list-own-ledger";
import { listOwnMonths } from "./list-own-months";
import { listOwnPayouts } from "./list-own-payouts";
import { listTourEarnings } from "./list-tour-earnings";
import { anyone } from "../use-case";
import { drawStatementDocument } from "./draw-statement-document";

export const earningsUseCases = {
  listOwnMonths: anyone(listOwnMonths),
  listTourEarnings: anyone(listTourEarnings),
  listOwnLedger: anyone(listOwnLedger),
  listLedgerTours: anyone(listLedgerTours),
  listOwnPayouts: anyone(listOwnPayouts),
  getStatement: anyone(getStatement),
  drawStatement: anyone(drawStatementDocument),
};
