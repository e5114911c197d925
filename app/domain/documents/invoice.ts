import type { TravelDate } from "~/domain/calendar/calendar";

/** Tour operators' services. Source: the Scheme of Classification of Services under GST. */
export const serviceAccountingCode = "998552";

/** Returns the financial year of a day in India, April to March, in invoice format: "2026-27". */
export function financialYearOf(day: TravelDate): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** Formats an invoice number: "TB/26-27/000042", at most 16 characters. Source: rule 46 of the CGST Rules, 2017. */
export function invoiceNumber({ financialYear, number }: { financialYear: string; number: number }): string {
  return `TB/${financialYear.slice(2)}/${String(number).padStart(6, "0")}`;
}

/** Tax breakdown of an invoice. Whole rupees; the parts add up to the total. */
interface InvoiceTax {
  taxableValue: number;
  parts: { name: "CGST" | "SGST"; percent: number; amount: number }[];
}

/**
 * Splits the tax within an invoice's total. We have no customer address on record, so the place of supply is the supplier's
 * location and the tax is half central, half state; an odd rupee goes to the central half. Source: section 12(2)(b)(ii) of the
 * IGST Act, 2017.
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
