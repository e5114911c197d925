import { sql } from "drizzle-orm";
import { financialYearOf } from "~/domain/documents/invoice";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { Database } from "../db/client";
import { invoices } from "../db/schema";

/**
 * Issues the invoice of a booking with the next number of its financial year, unless it has one; part of the batch that confirms the
 * booking. Read and written in one statement, so that numbers are consecutive and unique.
 * @param issuedAt UTC instant
 */
export function issueInvoice(
  db: Database,
  invoice: { booking: string; total: number; gstPercent: number; gstAmount: number; issuedAt: number },
) {
  const financialYear = financialYearOf(todayInIndia(invoice.issuedAt));
  return db
    .insert(invoices)
    .values({
      ...invoice,
      financialYear,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM invoices WHERE financial_year = ${financialYear})`,
    })
    .onConflictDoNothing({ target: invoices.booking });
}
