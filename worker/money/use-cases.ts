import { admin, query } from "../authz/guards";
import { listBankFile } from "./bank-file";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./ledger-list.repo";
import { listPayouts } from "./payouts.repo";
import { approvePayout, payPayout, returnPayout, withdrawPayout, enterOther } from "./pay-payout";
import { isOnlyAdmin, preparePayout, listOwed } from "./prepare-payout";

export const moneyUseCases = {
  getRevenue: admin(getRevenue),
  listLedger: admin(query(listLedger)),
  enterOther: admin(enterOther),
  listOwed: admin(listOwed),
  isOnlyAdmin: admin(isOnlyAdmin),
  listPayouts: admin(query(listPayouts)),
  preparePayout: admin(preparePayout),
  approvePayout: admin(approvePayout),
  payPayout: admin(payPayout),
  returnPayout: admin(returnPayout),
  listBankFile: admin(listBankFile),
  withdrawPayout: admin(withdrawPayout),
};
