import { actorQuery, staff } from "../../platform/authz/guards";
import { listTourChoices } from "../../desk/operator-bookings.repo";
import { getStatement, drawStatementDocument } from "./get-statement";
import {
  listEarningsMonths,
  listTourEarnings,
  listOperatorPayouts,
  listOperatorLedger,
} from "./list-operator-earnings";

export const earningsUseCases = {
  listEarningsMonths: staff("earnings", listEarningsMonths),
  listTourEarnings: staff("earnings", listTourEarnings),
  listOperatorLedger: staff("earnings", listOperatorLedger),
  listLedgerTours: staff(
    "earnings",
    actorQuery((db, userId, { chosen }: { chosen?: string | undefined } = {}) =>
      listTourChoices(db, userId, "earnings", chosen),
    ),
  ),
  listOperatorPayouts: staff("earnings", listOperatorPayouts),
  getStatement: staff("earnings", getStatement),
  drawStatement: staff("earnings", drawStatementDocument),
};
