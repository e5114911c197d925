import { anyone, limit, orUnavailable, reading, visitor } from "../../platform/authz/use-case";
import { getInvoicePage, getVerifiedDocument, saveInvoiceDetails } from "./invoice-page";

export const invoiceUseCases = {
  getInvoicePage: visitor(reading(getInvoicePage)),
  saveInvoiceDetails: orUnavailable(visitor(saveInvoiceDetails)),
  getVerifiedDocument: anyone(reading(getVerifiedDocument)),
  limitVerification: limit("lookup", "Too many requests. Please wait a minute."),
};
