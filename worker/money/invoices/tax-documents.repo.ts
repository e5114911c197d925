import { and, asc, eq, gt, ne, or, sql, type SQL } from "drizzle-orm";
import { todayInIndia } from "~/domain/calendar/calendar";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { numberPrefix, type TaxDocument } from "~/domain/money/tax/tax-documents";
import type { Database } from "../../platform/db/client";
import { bookings, taxDocuments } from "../../platform/db/schema";

/** Number series of documents under the former rules, in the name of Tour Bharat. */
const platformSeries = "*platform";

/**
 * Issues a document with the next number of its operator, kind and financial year; part of the batch of the change that makes it due.
 * Number and row are one statement. The trigger `tax_documents_without_gaps` and the UNIQUE `tax_documents_by_number` fail a batch that
 * took its number otherwise.
 * @param booking its id, not its reference
 */
export function insertTaxDocument(
  db: Database,
  document: TaxDocument,
  { booking, operatorSlug }: { booking: string; operatorSlug: string },
) {
  const { key, kind, total, issuedAt, rules } = document;
  const financialYear = financialYearOf(todayInIndia(issuedAt));
  const seller = rules === "former" ? platformSeries : operatorSlug;
  const prefix = numberPrefix(kind, financialYear);
  return db.insert(taxDocuments).select(
    sql`SELECT ${key}, ${kind}, ${booking}, ${seller}, ${financialYear}, next.number, ${total}, ${issuedAt},
      json_set(${JSON.stringify(document)}, '$.number', ${prefix} || printf('%06d', next.number))
      FROM (SELECT coalesce(max(number), 0) + 1 AS number FROM tax_documents
        WHERE seller = ${seller} AND kind = ${kind} AND financial_year = ${financialYear}) AS next`,
  );
}

/** Selects a booking's documents in the order of issue. @param condition on the bookings table */
export function selectTaxDocuments(db: Database, condition: SQL | undefined) {
  return db
    .select({ document: taxDocuments.document })
    .from(taxDocuments)
    .innerJoin(bookings, eq(taxDocuments.booking, bookings.id))
    .where(condition)
    .orderBy(asc(taxDocuments.issuedAt), sql`${taxDocuments}.rowid`);
}

/**
 * Matches the documents that a booking offers: all but the former invoice of a booking that was never paid, which was issued with the
 * confirmation.
 */
const isOffered = or(
  gt(bookings.paidAmount, 0),
  ne(taxDocuments.kind, "invoice"),
  sql`json_extract(${taxDocuments.document}, '$.rules') = 'operator'`,
);

/** Lists the documents that a booking offers, in the order of issue. */
export async function listTaxDocuments(db: Database, condition: SQL | undefined): Promise<TaxDocument[]> {
  const rows = await selectTaxDocuments(db, and(condition, isOffered));
  return rows.map(({ document }) => document);
}

/** True if the outer query's booking offers an invoice. */
export const hasInvoice = sql<number>`EXISTS (
  SELECT 1 FROM ${taxDocuments} WHERE ${taxDocuments.booking} = ${bookings.id} AND ${taxDocuments.kind} = 'invoice' AND ${isOffered}
)`.as("has_invoice");

/** Finds a document by its key with the other documents of its booking, in the order of issue; empty if there is none. */
export async function listDocumentsBeside(db: Database, key: string): Promise<TaxDocument[]> {
  const booking = db
    .select({ booking: taxDocuments.booking })
    .from(taxDocuments)
    .where(eq(taxDocuments.key, key));
  const rows = await db
    .select({ document: taxDocuments.document })
    .from(taxDocuments)
    .where(sql`${taxDocuments.booking} = (${booking})`)
    .orderBy(asc(taxDocuments.issuedAt), sql`${taxDocuments}.rowid`);
  return rows.map(({ document }) => document);
}
