import { ownQuery, staff } from "../authz/guards";
import { listTourChoices } from "../bookings/operator/operator-bookings.repo";
import { getStatement, drawStatementDocument } from "./get-statement";
import { listOwnMonths, listTourEarnings, listOwnPayouts, listOwnLedger } from "./list-own-earnings";

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
