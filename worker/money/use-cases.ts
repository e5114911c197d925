import { enterOther } from "./enter-other";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./list-ledger";
import { listOwed, listPayouts } from "./list-payouts";
import { payPayout } from "./pay-payout";
import { preparePayout } from "./prepare-payout";
import { withdrawPayout } from "./withdraw-payout";
import { admin } from "../authz/guards";

export const moneyUseCases = {
  getRevenue: admin(getRevenue),
  listLedger: admin(listLedger),
  enterOther: admin(enterOther),
  listOwed: admin(listOwed),
  listPayouts: admin(listPayouts),
  preparePayout: admin(preparePayout),
  payPayout: admin(payPayout),
  withdrawPayout: admin(withdrawPayout),
};
