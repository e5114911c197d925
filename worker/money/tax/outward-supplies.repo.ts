import { and, asc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { addMonths, daysOfMonth, startOfMonth, type Month } from "~/domain/calendar/months";
import { toPaise } from "~/domain/money/paise";
import { sumOfParts, type TaxPart } from "~/domain/operators/gst-states";
import { taxesOf, type TaxDocument } from "~/domain/money/tax/tax-documents";
import type { Database } from "../../platform/db/client";
import { operators, taxDocuments } from "../../platform/db/schema";
import { platformSeries } from "../invoices/tax-documents.repo";

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
    .where(and(issuedIn(month), inArray(taxDocuments.kind, ["invoice", "debit-note", "credit-note"])))
    .orderBy(asc(taxDocuments.seller), asc(taxDocuments.issuedAt), asc(taxDocuments.key));
  return rows.map(({ companyName, document }) => {
    const total = toPaise(document.total);
    const taxes = taxesOf(document);
    const sumOf = (part: (tax: (typeof taxes)[number]) => number) =>
      taxes.reduce((sum, tax) => sum + part(tax), 0);
    const sign = document.kind === "credit-note" ? -1 : 1;
    return {
      companyName,
      document,
      total: sign * total,
      taxable: sign * (taxes.length === 0 ? total : sumOf(({ taxable }) => taxable)),
      taxOf: (...names) => sign * sumOf(({ parts }) => sumOfParts(parts, names)),
      rounding: sign * sumOf(({ rounding }) => rounding),
    };
  });
}

/** Lists the sellers with documents of a month. Reads the documents of the month, by the index of the newest. */
export async function listSellersOfMonth(db: Database, month: Month): Promise<string[]> {
  const rows = await db
    .selectDistinct({ seller: taxDocuments.seller })
    .from(taxDocuments)
    .where(and(issuedIn(month), ne(taxDocuments.seller, platformSeries)))
    .orderBy(asc(taxDocuments.seller));
  return rows.map(({ seller }) => seller);
}

/**
 * Lists a seller's documents of a month and the earlier ones of the same bookings, in the order of issue. Reads the seller's documents
 * of the financial year.
 */
export async function listDocumentsOfMonth(
  db: Database,
  { seller, month }: { seller: string; month: Month },
): Promise<TaxDocument[]> {
  const ofMonth = db
    .select({ booking: taxDocuments.booking })
    .from(taxDocuments)
    .where(
      and(
        eq(taxDocuments.seller, seller),
        eq(taxDocuments.financialYear, financialYearOf(daysOfMonth(month).from)),
        issuedIn(month),
      ),
    );
  const rows = await db
    .select({ document: taxDocuments.document })
    .from(taxDocuments)
    .where(
      and(
        inArray(taxDocuments.booking, ofMonth),
        eq(taxDocuments.seller, seller),
        lt(taxDocuments.issuedAt, startOfMonth(addMonths(month, 1))),
      ),
    )
    .orderBy(asc(taxDocuments.issuedAt), sql`${taxDocuments}.rowid`);
  return rows.map(({ document }) => document);
}

function issuedIn(month: Month) {
  return and(
    gte(taxDocuments.issuedAt, startOfMonth(month)),
    lt(taxDocuments.issuedAt, startOfMonth(addMonths(month, 1))),
  );
}
