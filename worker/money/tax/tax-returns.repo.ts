import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { daysOfMonth, startOfMonth, addMonths, type Month } from "~/domain/calendar/months";
import { tcsParts } from "~/domain/money/tax/gstr-8";
import type { OperatorInvoiceKind } from "~/domain/money/tax/operator-invoice";
import type { TdsDeduction } from "~/domain/money/tax/tax-payment";
import {
  findState,
  registeredState,
  stateWith,
  type TaxPart,
  type TaxState,
} from "~/domain/operators/gst-states";
import type { Database } from "../../platform/db/client";
import { operators, taxAccruals } from "../../platform/db/schema";

/** Tax sums of a period, by the days on which the taxes arose: every sum agrees with the tax accounts. */

/** First and last day in India. */
interface Days {
  from: string;
  to: string;
}

/** True for what arose in a period. */
function aroseIn({ from, to }: Days) {
  return sql`${taxAccruals.day} BETWEEN ${from} AND ${to}`;
}

const sumIf = (condition: SQL, amount: SQL) =>
  sql<number>`coalesce(sum(CASE WHEN ${condition} THEN ${amount} ELSE 0 END), 0)`;

/** TCS of an operator's GSTIN and a place of supply in a period. Whole rupees. */
export interface TcsRow {
  gstin: string;
  operator: string;
  companyName: string;
  /** Value of supplies without GST, that of returned ones, and the difference. */
  supplied: number;
  returned: number;
  net: number;
  place: TaxState;
  /** Halves of central and State tax within the operator's State, else integrated tax. In paise. */
  parts: TaxPart[];
}

/** The place of supply as the booking's invoice has it, or its newest other document; the operator's State for bookings without tax. */
const placeOfSupply = sql<string>`coalesce((
  SELECT document ->> '$.placeOfSupply.code' FROM tax_documents AS issued WHERE issued.booking = ${taxAccruals.booking}
  ORDER BY issued.kind = 'invoice' DESC, issued.issued_at DESC LIMIT 1), substr(${taxAccruals.gstin}, 1, 2), '')`;

/** Lists the TCS by GSTIN and place of supply for GSTR-8. Each row is its rate of its own value, to the paisa. */
export async function listTcs(db: Database, days: Days): Promise<TcsRow[]> {
  const base = sql`${taxAccruals.tcsBase}`;
  const rows = await db
    .select({
      gstin: sql<string>`coalesce(${taxAccruals.gstin}, '')`.as("tcs_gstin"),
      operator: operators.slug,
      companyName: operators.companyName,
      supplied: sumIf(sql`${base} > 0`, base).as("supplied"),
      returned: sumIf(sql`${base} < 0`, sql`-${base}`).as("returned"),
      net: sql<number>`sum(${base})`.as("net_value"),
      code: placeOfSupply.as("place_of_supply"),
      percent: taxAccruals.tcsPercent,
    })
    .from(taxAccruals)
    .innerJoin(operators, eq(operators.slug, taxAccruals.operator))
    .where(and(aroseIn(days), sql`${taxAccruals.tcsPercent} > 0`))
    .groupBy(taxAccruals.gstin, operators.slug, sql`place_of_supply`, taxAccruals.tcsPercent)
    .orderBy(operators.slug, sql`place_of_supply`);
  return rows.map(({ code, percent, ...row }) => {
    const seller = registeredState(row.gstin);
    const place = findState(code) ?? stateWith(seller);
    return { ...row, place, parts: tcsParts(row.net, percent, { seller, place: place.code }) };
  });
}

/** Lists the TDS by day, PAN and rate for the quarterly return. */
export async function listTds(db: Database, days: Days): Promise<TdsDeduction[]> {
  return db
    .select({
      pan: taxAccruals.pan,
      operator: operators.slug,
      companyName: operators.companyName,
      day: taxAccruals.day,
      base: sql<number>`sum(${taxAccruals.tdsBase})`.as("tds_on"),
      percent: taxAccruals.tdsPercent,
      tds: sql<number>`sum(${taxAccruals.tds})`.as("tds_sum"),
    })
    .from(taxAccruals)
    .innerJoin(operators, eq(operators.slug, taxAccruals.operator))
    .where(and(aroseIn(days), sql`${taxAccruals.tdsPercent} > 0`))
    .groupBy(taxAccruals.day, operators.slug, taxAccruals.pan, taxAccruals.tdsPercent)
    .orderBy(asc(taxAccruals.day), operators.slug, taxAccruals.tdsPercent);
}

/** Our services to an operator in a month, or what was given back of those of earlier months. Whole rupees. */
interface ServiceSums {
  operator: string;
  companyName: string;
  address: string | null;
  gstin: string | null;
  pan: string | null;
  kind: OperatorInvoiceKind;
  commission: number;
  premium: number;
  gst: number;
  /** Months whose invoices a credit note changes. */
  refersTo: Month[];
}

/**
 * Sums commission and featured places with GST by operator, for operators without an invoice of the month: a booking whose commission fell
 * is on a credit note.
 */
export async function listServicesToInvoice(db: Database, month: Month): Promise<ServiceSums[]> {
  const { from, to } = daysOfMonth(month);
  const services = sql`(
    SELECT operator_slug AS operator, sum(gst_base) AS commission, 0 AS premium, sum(gst) AS gst, (
      SELECT substr(max(earlier.day), 1, 7) FROM tax_accruals AS earlier WHERE earlier.booking = accrued.booking
        AND earlier.operator_slug = accrued.operator_slug AND earlier.gst_base > 0 AND earlier.day < ${from}) AS month
    FROM tax_accruals AS accrued WHERE day BETWEEN ${from} AND ${to} AND gst_base <> 0 GROUP BY operator_slug, booking
    UNION ALL
    SELECT entry.operator_slug, CASE entry.credit WHEN 'commission' THEN entry.amount ELSE 0 END, CASE entry.credit WHEN 'premium' THEN entry.amount ELSE 0 END,
      CASE entry.credit WHEN 'gst-payable' THEN entry.amount ELSE 0 END, NULL
    FROM ledger_entries AS entry
    WHERE entry.kind IN ('payout', 'premium') AND entry.kind = 'premium' AND entry.created_at >= ${startOfMonth(month)}
      AND entry.created_at < ${startOfMonth(addMonths(month, 1))}
      AND EXISTS (SELECT 1 FROM ledger_entries AS gst WHERE gst.key = substr(entry.key, 1, length(entry.key) - 2) || '/1'))`;
  const kind = sql<OperatorInvoiceKind>`CASE WHEN service.commission < 0 THEN 'credit-note' ELSE 'invoice' END`;
  const rows = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      address: operators.address,
      gstin: operators.gstin,
      pan: operators.pan,
      kind: kind.as("invoice_kind"),
      commission: sql<number>`sum(service.commission)`.as("commission_sum"),
      premium: sql<number>`sum(service.premium)`.as("premium_sum"),
      gst: sql<number>`sum(service.gst)`.as("gst_sum"),
      refersTo: sql<
        string | null
      >`group_concat(DISTINCT CASE WHEN service.commission < 0 THEN service.month END)`.as("refers_to"),
    })
    .from(operators)
    .innerJoin(sql`${services} AS service`, sql`service.operator = ${operators.slug}`)
    .where(
      sql`NOT EXISTS (SELECT 1 FROM operator_invoices AS issued
        WHERE issued.operator_slug = ${operators.slug} AND issued.month = ${month} AND issued.kind = ${kind})`,
    )
    .groupBy(operators.slug, sql`invoice_kind`)
    .having(sql`commission_sum + premium_sum <> 0`)
    .orderBy(operators.slug);
  return rows.map(({ refersTo, ...row }) => ({ ...row, refersTo: refersTo?.split(",") ?? [] }));
}
