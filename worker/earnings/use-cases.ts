import { getStatement } from "./get-statement";
import { listLedgerTours, listOwnLedger } from "./list-own-ledger";
import { listOwnMonths } from "./list-own-months";
import { listOwnPayouts } from "./list-own-payouts";
import { listTourEarnings } from "./list-tour-earnings";
import { staff } from "../authz/guards";
import { drawStatementDocument } from "./draw-statement-document";

export const earningsUseCases = {
  listOwnMonths: staff("earnings", listOwnMonths),
  listTourEarnings: staff("earnings", listTourEarnings),
  listOwnLedger: staff("earnings", listOwnLedger),
  listLedgerTours: staff("earnings", listLedgerTours),
  listOwnPayouts: staff("earnings", listOwnPayouts),
  getStatement: staff("earnings", getStatement),
  drawStatement: staff("earnings", drawStatementDocument),
};
