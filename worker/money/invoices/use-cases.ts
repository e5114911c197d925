import { anyone, limit, orUnavailable, reading, visitor } from "../../platform/authz/use-case";
import { adminOrStaff } from "../../platform/authz/guards";
import { getInvoicePage, getVerifiedDocument, saveBuyerState, saveInvoiceDetails } from "./invoice-page";

export const invoiceUseCases = {
  getInvoicePage: visitor(reading(getInvoicePage)),
  saveInvoiceDetails: orUnavailable(visitor(saveInvoiceDetails)),
  saveBuyerState: orUnavailable(adminOrStaff("bookings", "bookings", saveBuyerState)),
  getVerifiedDocument: anyone(reading(getVerifiedDocument)),
  limitVerification: limit("lookup", "Too many requests. Please wait a minute."),
};
