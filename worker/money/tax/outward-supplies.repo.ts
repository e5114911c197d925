import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { addMonths, startOfMonth, type Month } from "~/domain/calendar/months";
import { toPaise } from "~/domain/money/paise";
import { sumOfParts, type TaxPart } from "~/domain/operators/gst-states";
import { taxOf, type TaxDocument } from "~/domain/money/tax/tax-documents";
import type { Database } from "../../platform/db/client";
import { operators, taxDocuments } from "../../platform/db/schema";

/** An invoice or a note of an operator to a customer, for its GSTR-1. Paise; those of a credit note are negative. */
interface OutwardSupply {
  companyName: string;
  document: TaxDocument;
  total: number;
  taxable: number;
  taxOf: (...names: TaxPart["name"][]) => number;
  rounding: number;
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
    const total = toPaise(document.total);
    const tax = taxOf(document);
    const sign = document.kind === "credit-note" ? -1 : 1;
    return {
      companyName,
      document,
      total: sign * total,
      taxable: sign * (tax?.taxable ?? total),
      taxOf: (...names) => sign * sumOfParts(tax?.parts ?? [], names),
      rounding: sign * (tax?.rounding ?? 0),
    };
  });
}
