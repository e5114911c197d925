import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { addMonths, startOfMonth, type Month } from "~/domain/calendar/months";
import type { TaxPart } from "~/domain/operators/gst-states";
import type { TaxDocument } from "~/domain/money/tax/tax-documents";
import type { Database } from "../../platform/db/client";
import { operators, taxDocuments } from "../../platform/db/schema";

/** An invoice or a note of an operator to a customer, for its GSTR-1. Whole rupees; those of a credit note are negative. */
interface OutwardSupply {
  companyName: string;
  document: TaxDocument;
  total: number;
  taxable: number;
  /** By the name of the part: CGST, SGST, UTGST and IGST. */
  taxOf: (name: TaxPart["name"]) => number;
}

/** Lists the customers' invoices and notes of a month by operator, as they were issued. */
export async function listOutwardSupplies(db: Database, month: Month): Promise<OutwardSupply[]> {
  const rows = await db
    .select({ companyName: operators.companyName, document: taxDocuments.document })
    .from(taxDocuments)
    .innerJoin(operators, eq(operators.slug, taxDocuments.seller))
    .where(
      and(
        gte(taxDocuments.issuedAt, startOfMonth(month)),
        lt(taxDocuments.issuedAt, startOfMonth(addMonths(month, 1))),
        inArray(taxDocuments.kind, ["invoice", "debit-note", "credit-note"]),
      ),
    )
    .orderBy(asc(taxDocuments.seller), asc(taxDocuments.issuedAt), asc(taxDocuments.key));
  return rows.map(({ companyName, document }) => {
    const { kind, total, tax } = document;
    const sign = kind === "credit-note" ? -1 : 1;
    return {
      companyName,
      document,
      total: sign * total,
      taxable: sign * (tax?.taxableValue ?? total),
      taxOf: (name) => sign * (tax?.parts.find((part) => part.name === name)?.amount ?? 0),
    };
  });
}
