import { readingSums, report } from "../analytics/report";
import { afterSignIn, admin, adminOrStaff, query } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import { listBankFile } from "./payouts/bank-file";
import { getRevenue } from "./get-revenue";
import { listLedger } from "./ledger/ledger-list.repo";
import { listPayouts, listPayoutsToApprove } from "./payouts/payouts.repo";
import { applyBankAnswer } from "./bank/bank-answer";
import { importBankFile } from "./bank/import-bank-file";
import { reopenLine, resolveLine } from "./bank/resolve-line";
import { getBankPage } from "./bank/get-bank-page";
import { enterOpening, enterOther } from "./ledger/enter-manually";
import { approvePayout, payPayout, returnPayout, withdrawPayout } from "./payouts/pay-payout";
import { drawPayoutDocument, getPayoutStatement } from "./payouts/payout-statement";
import { isOnlyAdmin, listMissingIdentity, preparePayout, listOwed } from "./payouts/prepare-payout";

export const moneyUseCases = {
  getRevenue: admin("money", report(getRevenue)),
  listLedger: admin("money", query(listLedger)),
  enterOther: afterSignIn(admin("payouts", enterOther)),
  enterOpening: afterSignIn(admin("payouts", enterOpening)),
  importBankFile: afterSignIn(admin("payouts", importBankFile)),
  applyBankAnswer: afterSignIn(admin("payouts", applyBankAnswer)),
  resolveLine: afterSignIn(admin("payouts", resolveLine)),
  reopenLine: afterSignIn(admin("payouts", reopenLine)),
  getBankPage: admin("money", readingSums(getBankPage)),
  listOwed: admin("money", readingSums(listOwed)),
  isOnlyAdmin: admin("money", isOnlyAdmin),
  listMissingIdentity: admin("money", reading(listMissingIdentity)),
  listPayouts: admin("money", query(listPayouts)),
  preparePayout: afterSignIn(admin("payouts", preparePayout)),
  listPayoutsToApprove: admin("money", reading(listPayoutsToApprove)),
  approvePayout: afterSignIn(admin("approve-payouts", approvePayout)),
  payPayout: afterSignIn(admin("payouts", payPayout)),
  returnPayout: afterSignIn(admin("payouts", returnPayout)),
  getPayoutStatement: adminOrStaff("money", "earnings", reading(getPayoutStatement)),
  drawPayoutStatement: adminOrStaff("money", "earnings", drawPayoutDocument),
  listBankFile: afterSignIn(admin("payouts", listBankFile)),
  withdrawPayout: afterSignIn(admin("payouts", withdrawPayout)),
};
