import { afterSignIn, admin, adminOrStaff, query } from "../platform/authz/guards";
import { listBankFile } from "./payouts/bank-file";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./ledger/ledger-list.repo";
import { listPayouts, listPayoutsToApprove } from "./payouts/payouts.repo";
import { approvePayout, payPayout, returnPayout, withdrawPayout, enterOther } from "./payouts/pay-payout";
import { drawPayoutDocument, getPayoutStatement } from "./payouts/payout-statement";
import { isOnlyAdmin, preparePayout, listOwed, listPayable } from "./payouts/prepare-payout";

export const moneyUseCases = {
  getRevenue: admin("money", getRevenue),
  listLedger: admin("money", query(listLedger)),
  enterOther: afterSignIn(admin("payouts", enterOther)),
  listOwed: admin("money", listOwed),
  listPayable: admin("money", listPayable),
  isOnlyAdmin: admin("money", isOnlyAdmin),
  listPayouts: admin("money", query(listPayouts)),
  preparePayout: afterSignIn(admin("payouts", preparePayout)),
  listPayoutsToApprove: admin("money", listPayoutsToApprove),
  approvePayout: afterSignIn(admin("approve-payouts", approvePayout)),
  payPayout: afterSignIn(admin("payouts", payPayout)),
  returnPayout: afterSignIn(admin("payouts", returnPayout)),
  getPayoutStatement: adminOrStaff("money", "earnings", getPayoutStatement),
  drawPayoutStatement: adminOrStaff("money", "earnings", drawPayoutDocument),
  listBankFile: afterSignIn(admin("payouts", listBankFile)),
  withdrawPayout: afterSignIn(admin("payouts", withdrawPayout)),
};
