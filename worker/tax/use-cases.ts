import { admin, adminOrStaff, query, staff } from "../authz/guards";
import { drawOperatorInvoice, listOperatorInvoices } from "./operator-invoices";
import { listOutwardSupplies } from "./outward-supplies.repo";
import { getTaxMonth } from "./tax-returns";
import { getTrialBalance } from "./trial-balance.repo";

export const taxUseCases = {
  getTaxMonth: admin("money", getTaxMonth),
  getTrialBalance: admin("money", query(getTrialBalance)),
  listOutwardSupplies: admin("money", query(listOutwardSupplies)),
  listOperatorInvoices: staff("earnings", listOperatorInvoices),
  drawOperatorInvoice: adminOrStaff("money", "earnings", drawOperatorInvoice),
};
