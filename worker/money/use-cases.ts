import { enterOther } from "./enter-other";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./list-ledger";
import { listOwed, listPayouts } from "./list-payouts";
import { payPayout } from "./pay-payout";
import { preparePayout } from "./prepare-payout";
import { withdrawPayout } from "./withdraw-payout";
import { anyone } from "../use-case";

export const moneyUseCases = {
  getRevenue: anyone(getRevenue),
  listLedger: anyone(listLedger),
  enterOther: anyone(enterOther),
  listOwed: anyone(listOwed),
  listPayouts: anyone(listPayouts),
  preparePayout: anyone(preparePayout),
  payPayout: anyone(payPayout),
  withdrawPayout: anyone(withdrawPayout),
};
