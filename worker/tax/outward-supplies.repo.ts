import { asc, eq, sql } from "drizzle-orm";
import { addMonths, startOfMonth, type Month } from "~/domain/calendar/months";
import { invoiceNumber } from "~/domain/documents/invoice";
import type { Database } from "../db/client";
import { bookings, invoices, operators, tours } from "../db/schema";

/** An invoice of an operator to a customer, for its GSTR-1. Whole rupees. */
export interface OutwardSupply {
  operator: string;
  companyName: string;
  gstin: string | null;
  number: string;
  /** UTC instant. */
  issuedAt: number;
  booking: string;
  total: number;
  taxable: number;
  gstPercent: number;
  gst: number;
}

/** Lists the customers' invoices of a month by operator. The only query on them: change it with the invoices. */
export async function listOutwardSupplies(db: Database, month: Month): Promise<OutwardSupply[]> {
  const rows = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      gstin: operators.gstin,
      financialYear: invoices.financialYear,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      booking: bookings.bookingId,
      total: invoices.total,
      gstPercent: invoices.gstPercent,
      gst: invoices.gstAmount,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.booking))
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .innerJoin(operators, eq(operators.slug, tours.operatorSlug))
    .where(
      sql`${invoices.issuedAt} >= ${startOfMonth(month)} AND ${invoices.issuedAt} < ${startOfMonth(addMonths(month, 1))}`,
    )
    .orderBy(asc(operators.slug), asc(invoices.financialYear), asc(invoices.number));
  return rows.map(({ financialYear, number, ...row }) => ({
    ...row,
    number: invoiceNumber({ financialYear, number }),
    taxable: row.total - row.gst,
  }));
}
