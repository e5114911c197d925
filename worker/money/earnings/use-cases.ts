import { readingSums } from "../../analytics/report";
import { actorQuery, staff } from "../../platform/authz/guards";
import { reading } from "../../platform/authz/use-case";
import { listTourChoices } from "../../desk/operator-bookings.repo";
import { getStatement, drawStatementDocument } from "./get-statement";
import {
  listEarningsMonths,
  listTourEarnings,
  listOperatorPayouts,
  listOperatorLedger,
} from "./list-operator-earnings";

export const earningsUseCases = {
  listEarningsMonths: staff("earnings", readingSums(listEarningsMonths)),
  listTourEarnings: staff("earnings", readingSums(listTourEarnings)),
  listOperatorLedger: staff("earnings", reading(listOperatorLedger)),
  listLedgerTours: staff(
    "earnings",
    actorQuery((db, userId, { chosen }: { chosen?: string | undefined } = {}) =>
      listTourChoices(db, userId, "earnings", chosen),
    ),
  ),
  listOperatorPayouts: staff("earnings", reading(listOperatorPayouts)),
  getStatement: staff("earnings", readingSums(getStatement)),
  drawStatement: staff("earnings", drawStatementDocument),
};
