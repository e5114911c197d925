import { admin, adminOrStaff, query } from "../authz/guards";
import { listBankFile } from "./bank-file";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./ledger-list.repo";
import { listPayouts, listPayoutsToApprove } from "./payouts.repo";
import { approvePayout, payPayout, returnPayout, withdrawPayout, enterOther } from "./pay-payout";
import { drawPayoutDocument, getPayoutStatement } from "./payout-statement";
import { isOnlyAdmin, preparePayout, listOwed } from "./prepare-payout";

export const moneyUseCases = {
  getRevenue: admin(getRevenue),
  listLedger: admin(query(listLedger)),
  enterOther: admin(enterOther),
  listOwed: admin(listOwed),
  isOnlyAdmin: admin(isOnlyAdmin),
  listPayouts: admin(query(listPayouts)),
  preparePayout: admin(preparePayout),
  listPayoutsToApprove: admin(listPayoutsToApprove),
  approvePayout: admin(approvePayout),
  payPayout: admin(payPayout),
  returnPayout: admin(returnPayout),
  getPayoutStatement: adminOrStaff("earnings", getPayoutStatement),
  drawPayoutStatement: adminOrStaff("earnings", drawPayoutDocument),
  listBankFile: admin(listBankFile),
  withdrawPayout: admin(withdrawPayout),
};
