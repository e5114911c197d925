import { admin, adminOrStaff, query, staff } from "../authz/guards";
import { drawOperatorInvoice, listOperatorInvoices } from "./operator-invoices";
import { listOutwardSupplies } from "./outward-supplies.repo";
import { getTaxMonth } from "./tax-returns";
import { getTrialBalance } from "./trial-balance.repo";

export const taxUseCases = {
  getTaxMonth: admin(getTaxMonth),
  getTrialBalance: admin(query(getTrialBalance)),
  listOutwardSupplies: admin(query(listOutwardSupplies)),
  listOperatorInvoices: staff("earnings", listOperatorInvoices),
  drawOperatorInvoice: adminOrStaff("earnings", drawOperatorInvoice),
};
