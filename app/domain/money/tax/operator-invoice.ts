import type { Month } from "~/domain/calendar/months";
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
  /** Empty if the seller has no GSTIN: it claims no tax, whatever was withheld. */
  tax: (TaxPart | RupeePart)[];
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

/** Returns the title: a seller without a GSTIN issues no tax invoices. */
export function operatorInvoiceTitle({
  kind,
  snapshot,
}: Pick<OperatorInvoice, "kind"> & { snapshot: Pick<InvoiceSnapshot, "seller"> }): string {
  if (kind === "credit-note") return "Credit note";
  return snapshot.seller.gstin === null ? "Invoice" : "Tax invoice";
}

/** Returns the GST that an invoice claims: none without our GSTIN, whatever was withheld. */
export function claimedGst({ gst, snapshot }: Pick<OperatorInvoice, "gst" | "snapshot">): number {
  return snapshot.seller.gstin === null ? 0 : gst;
}

/**
 * Returns the invoice of a month: a credit note if more commission was given back than taken, null if nothing is left.
 * @param sums commission and featured places of the month in the ledger, with their GST
 */
export function invoiceOfMonth(
  month: Month,
  sums: { commission: number; premium: number; gst: number },
  parties: Pick<InvoiceSnapshot, "seller" | "buyer">,
  gstPercent: number,
): Omit<OperatorInvoice, "operator" | "financialYear" | "number" | "issuedAt"> | null {
  const { commission, premium, gst } = sums;
  if (commission + premium === 0 && gst === 0) return null;
  const states = {
    seller: registeredState(parties.seller.gstin),
    // The address of an operator without a GSTIN is not verified.
    place: registeredState(parties.buyer.gstin ?? parties.seller.gstin),
  };
  return {
    month,
    kind: commission + premium + gst < 0 ? "credit-note" : "invoice",
    ...sums,
    snapshot: {
      ...parties,
      placeOfSupply: states.place,
      gstPercent,
      // Withheld in whole rupees: a half of an odd rupee has 50 paise.
      tax:
        parties.seller.gstin === null
          ? []
          : gstParts(gstPercent, states, (percent) => (toPaise(gst) * percent) / gstPercent),
    },
  };
}
