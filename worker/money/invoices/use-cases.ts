import { anyone, limit, orUnavailable, visitor } from "../../platform/authz/use-case";
import { getInvoicePage, getVerifiedDocument, saveInvoiceDetails } from "./invoice-page";

export const invoiceUseCases = {
  getInvoicePage: visitor(getInvoicePage),
  saveInvoiceDetails: orUnavailable(visitor(saveInvoiceDetails)),
  getVerifiedDocument: anyone(getVerifiedDocument),
  limitVerification: limit("lookup", "Too many requests. Please wait a minute."),
};
