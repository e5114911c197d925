import { getStatement } from "./get-statement";
import { listOwnLedger } from "./list-own-ledger";
import { listOwnMonths } from "./list-own-months";
import { listOwnPayouts } from "./list-own-payouts";
import { listTourEarnings } from "./list-tour-earnings";
import { ownQuery, staff } from "../authz/guards";
import { drawStatementDocument } from "./draw-statement-document";
import { listTourChoices } from "../bookings/operator/operator-bookings.repo";

export const earningsUseCases = {
  listOwnMonths: staff("earnings", listOwnMonths),
  listTourEarnings: staff("earnings", listTourEarnings),
  listOwnLedger: staff("earnings", listOwnLedger),
  listLedgerTours: staff(
    "earnings",
    ownQuery((db, userId) => listTourChoices(db, userId, "earnings")),
  ),
  listOwnPayouts: staff("earnings", listOwnPayouts),
  getStatement: staff("earnings", getStatement),
  drawStatement: staff("earnings", drawStatementDocument),
};
