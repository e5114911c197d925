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
