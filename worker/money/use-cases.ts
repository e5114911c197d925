import { admin, query } from "../authz/guards";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./ledger-list.repo";
import { listPayouts } from "./payouts.repo";
import { payPayout, withdrawPayout, enterOther } from "./pay-payout";
import { preparePayout, listOwed } from "./prepare-payout";

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
