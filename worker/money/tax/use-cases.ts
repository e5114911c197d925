import type { ReportPeriod } from "~/domain/money/report-period";
import { readingSums } from "../../analytics/report";
import type { Admin } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import { afterSignIn, admin, adminOrStaff, query, staff } from "../../platform/authz/guards";
import { reading } from "../../platform/authz/use-case";
import { drawOperatorInvoice, listOperatorInvoices } from "./operator-invoices";
import { listOutwardSupplies } from "./outward-supplies.repo";
import { recordTaxPayment, takeTaxPaymentBack } from "./record-tax-payment";
import { listTaxDocumentsOfMonth, listTaxSellers } from "./tax-files";
import { getTaxMonth } from "./tax-returns";
import { getTrialBalance } from "./trial-balance.repo";

export const taxUseCases = {
  getTaxMonth: admin("money", readingSums(getTaxMonth)),
  getTrialBalance: admin(
    "money",
    readingSums(({ db }: { db: Database }, _admin: Admin, period: ReportPeriod) =>
      getTrialBalance(db, period),
    ),
  ),
  recordTaxPayment: afterSignIn(admin("payouts", recordTaxPayment)),
  takeTaxPaymentBack: afterSignIn(admin("payouts", takeTaxPaymentBack)),
  listOutwardSupplies: admin("money", query(listOutwardSupplies)),
  listTaxSellers: adminOrStaff("money", "earnings", reading(listTaxSellers)),
  listTaxDocumentsOfMonth: adminOrStaff("money", "earnings", reading(listTaxDocumentsOfMonth)),
  listOperatorInvoices: staff("earnings", reading(listOperatorInvoices)),
  drawOperatorInvoice: adminOrStaff("money", "earnings", drawOperatorInvoice),
};
