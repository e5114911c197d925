import { addMonths, startOfMonth, type Month } from "~/domain/calendar/months";
import { toPaise } from "~/domain/money/paise";
import { gstParts, registeredState, type RupeePart, type TaxPart } from "~/domain/operators/gst-states";

/** Our monthly invoices to operators for commission and featured places. Amounts are whole rupees, parts of the tax paise. */

export type OperatorInvoiceKind = "invoice" | "credit-note";

/** Service accounting codes of the notification 11/2017-Central Tax (Rate). */
export const commissionCode = "998599";
export const advertisingCode = "998365";

/** One side of an invoice, as printed. */
export interface InvoiceParty {
  name: string;
  address: string | null;
  gstin: string | null;
}

/** Stored with an invoice, so that it is printed as it was issued. */
export interface InvoiceSnapshot {
  seller: InvoiceParty;
  buyer: InvoiceParty & { pan: string | null };
  /** Two digits of the State in which the service is supplied. */
  placeOfSupply: string;
  gstPercent: number;
  tax: (TaxPart | RupeePart)[];
  /** Invoices that a credit note changes: section 34(1) of the CGST Act, 2017. */
  refersTo: { number: string; issuedAt: number }[];
}

/** An issued invoice or credit note. */
export interface OperatorInvoice {
  operator: string;
  month: Month;
  kind: OperatorInvoiceKind;
  financialYear: string;
  number: number;
  commission: number;
  premium: number;
  gst: number;
  snapshot: InvoiceSnapshot;
  /** UTC instant. */
  issuedAt: number;
}

const seriesOf = { invoice: "TBS", "credit-note": "TBN" } as const;

/** Formats the number: "TBS/26-27/000042", 16 characters. Source: rules 46 and 53 of the CGST Rules, 2017. */
export function operatorInvoiceNumber({
  kind,
  financialYear,
  number,
}: Pick<OperatorInvoice, "kind" | "financialYear" | "number">): string {
  return `${seriesOf[kind]}/${financialYear.slice(2)}/${String(number).padStart(6, "0")}`;
}

export const operatorInvoiceTitles: Record<OperatorInvoiceKind, string> = {
  invoice: "Tax invoice",
  "credit-note": "Credit note",
};

/** Returns an invoice of a month, or a credit note for what was given back in it. */
export function invoiceOfMonth(
  month: Month,
  kind: OperatorInvoiceKind,
  sums: { commission: number; premium: number; gst: number },
  about: Pick<InvoiceSnapshot, "seller" | "buyer" | "gstPercent" | "refersTo">,
): Omit<OperatorInvoice, "operator" | "financialYear" | "number" | "issuedAt"> {
  const states = {
    seller: registeredState(about.seller.gstin),
    // The address of an operator without a GSTIN is not verified.
    place: registeredState(about.buyer.gstin ?? about.seller.gstin),
  };
  // Withheld in whole rupees: a half of an odd rupee has 50 paise.
  const tax = gstParts(
    about.gstPercent,
    states,
    (percent) => (toPaise(sums.gst) * percent) / about.gstPercent,
  );
  return { month, kind, ...sums, snapshot: { ...about, placeOfSupply: states.place, tax } };
}

/**
 * Returns the date of an invoice: the last instant of its month, whose return it belongs in, or now if that was more than a month ago.
 * @param now UTC instant
 */
export function invoiceDate(month: Month, now: number): number {
  const end = startOfMonth(addMonths(month, 1));
  return now < startOfMonth(addMonths(month, 2)) ? end - 1 : now;
}
