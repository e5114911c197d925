import { enterOther } from "./enter-other";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./ledger-list.repo";
import { listOwed } from "./list-owed";
import { listPayouts } from "./payouts.repo";
import { payPayout } from "./pay-payout";
import { preparePayout } from "./prepare-payout";
import { withdrawPayout } from "./withdraw-payout";
import { admin, query } from "../authz/guards";

export const moneyUseCases = {
  getRevenue: admin(getRevenue),
  listLedger: admin(query(listLedger)),
  enterOther: admin(enterOther),
  listOwed: admin(listOwed),
  listPayouts: admin(query(listPayouts)),
  preparePayout: admin(preparePayout),
  payPayout: admin(payPayout),
  withdrawPayout: admin(withdrawPayout),
};
