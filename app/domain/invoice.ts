import type { TravelDate } from "./calendar";

/** Tour operators' services. Source: the Scheme of Classification of Services under GST. */
export const serviceAccountingCode = "998552";

/** The financial year of a day in India, April to March, as invoices write it: "2026-27". */
export function financialYearOf(day: TravelDate): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** "TB/26-27/000042": at most 16 characters. Source: rule 46 of the CGST Rules, 2017. */
export function invoiceNumber({ financialYear, number }: { financialYear: string; number: number }): string {
  return `TB/${financialYear.slice(2)}/${String(number).padStart(6, "0")}`;
}

/** What an invoice says of its tax. Amounts are whole rupees, and the parts add up to the total. */
export interface InvoiceTax {
  taxableValue: number;
  parts: { name: "CGST" | "SGST"; percent: number; amount: number }[];
}

/**
 * The tax within an invoice's total. No address of the customer is on record, so that the place of supply is that of the
 * supplier, and the tax is half central and half the state's; of an odd rupee the larger half is the central one.
 * Source: section 12(2)(b)(ii) of the IGST Act, 2017.
 */
export function invoiceTax({
  total,
  gstPercent,
  gstAmount,
}: {
  total: number;
  gstPercent: number;
  gstAmount: number;
}): InvoiceTax {
  const central = Math.ceil(gstAmount / 2);
  return {
    taxableValue: total - gstAmount,
    parts: [
      { name: "CGST", percent: gstPercent / 2, amount: central },
      { name: "SGST", percent: gstPercent / 2, amount: gstAmount - central },
    ],
  };
}
