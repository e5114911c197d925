import type { Month } from "~/domain/calendar/months";

/** Our monthly invoices to operators for commission and featured places. Amounts are whole rupees. */

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
  tax: { name: "CGST" | "SGST" | "IGST"; percent: number; amount: number }[];
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

export const operatorInvoiceLabels: Record<OperatorInvoiceKind, string> = {
  invoice: "Tax invoice",
  "credit-note": "Credit note",
};

/** Karnataka, where our registered office is: used until our own GSTIN is in the settings. */
const officeState = "29";

/** Returns the State of a GSTIN, two digits; an operator without one is taken to be in ours, as its address is not verified. */
export function stateOf(gstin: string | null, ours: string | null): string {
  return (gstin ?? ours)?.slice(0, 2) ?? officeState;
}

/**
 * Splits GST into its parts: central and State tax within a State, integrated tax between States. An odd rupee is central tax.
 * Source: sections 7, 8 and 12(2) of the IGST Act, 2017.
 */
export function gstParts(
  gst: number,
  percent: number,
  { seller, buyer }: { seller: string; buyer: string },
): InvoiceSnapshot["tax"] {
  if (seller !== buyer) return [{ name: "IGST", percent, amount: gst }];
  const state = Math.trunc(gst / 2);
  return [
    { name: "CGST", percent: percent / 2, amount: gst - state },
    { name: "SGST", percent: percent / 2, amount: state },
  ];
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
    seller: stateOf(parties.seller.gstin, null),
    buyer: stateOf(parties.buyer.gstin, parties.seller.gstin),
  };
  return {
    month,
    kind: commission + premium + gst < 0 ? "credit-note" : "invoice",
    ...sums,
    snapshot: {
      ...parties,
      placeOfSupply: states.buyer,
      gstPercent,
      tax: gstParts(gst, gstPercent, states),
    },
  };
}
