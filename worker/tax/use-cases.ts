import { admin, adminOrStaff, query, staff } from "../authz/guards";
import { drawOperatorInvoice, listOperatorInvoices } from "./operator-invoices";
import { getTaxMonth, getTrialBalance, listOutwardSupplies } from "./tax-returns";

export const taxUseCases = {
  getTaxMonth: admin(getTaxMonth),
  getTrialBalance: admin(query(getTrialBalance)),
  listOutwardSupplies: admin(query(listOutwardSupplies)),
  listOperatorInvoices: staff("earnings", listOperatorInvoices),
  drawOperatorInvoice: adminOrStaff("earnings", drawOperatorInvoice),
};
