import { eq, sql, type SQL } from "drizzle-orm";
import {
  findState,
  gstParts,
  registeredState,
  stateWith,
  type TaxState,
  type TaxPart,
} from "~/domain/operators/gst-states";
import { taxOn } from "~/domain/money/money";
import { toPaise } from "~/domain/money/paise";
import type { Database } from "../../platform/db/client";
import { operators, payoutLines, payouts } from "../../platform/db/schema";

/**
 * Tax sums of a period. A payout belongs to the day on which it was posted to the ledger, so that every sum agrees with the tax accounts.
 * Rows read: the payouts and featured places of the period, by a partial index, and their lines.
 */

/** Instants, UTC: inclusive, exclusive. */
export interface Posted {
  since: number;
  until: number;
}

/** The ids of payouts that were posted in a period. Their first entry has the key "payout/{id}/0". */
function postedPayouts({ since, until }: Posted): SQL {
  return sql`(SELECT substr(entry.key, 8, length(entry.key) - 9) FROM ledger_entries AS entry
    WHERE entry.kind IN ('payout', 'premium') AND entry.key LIKE 'payout/%/0'
      AND entry.created_at >= ${since} AND entry.created_at < ${until})`;
}

const sumIf = (condition: SQL, amount: SQL) =>
  sql<number>`coalesce(sum(CASE WHEN ${condition} THEN ${amount} ELSE 0 END), 0)`;

/** TCS of an operator's GSTIN, a place of supply and a rate in a period. Whole rupees, parts of the tax paise. */
export interface TcsRow {
  gstin: string;
  operator: string;
  companyName: string;
  /** Value of supplies without GST, that of returned ones, and the difference. */
  supplied: number;
  returned: number;
  net: number;
  /** Withheld, rounded per line of a payout. */
  tcs: number;
  place: TaxState;
  /** The rate of `net`: equal halves of central and State tax within the operator's State, else integrated tax. */
  parts: TaxPart[];
}

/** The place of supply as the booking's invoice has it, or its newest other document; the operator's State for bookings without tax. */
const placeOfLine = sql<string>`coalesce((
  SELECT document ->> '$.placeOfSupply.code' FROM tax_documents AS issued WHERE issued.booking = ${payoutLines.booking}
  ORDER BY issued.kind = 'invoice' DESC, issued.issued_at DESC LIMIT 1), substr(${payouts.gstin}, 1, 2), '')`;

/**
 * Lists the TCS by GSTIN, place of supply and rate for GSTR-8. The tax of a row is the rate of its net value; what its payouts withheld
 * differs by the rounding of their lines.
 */
export async function listTcs(db: Database, period: Posted): Promise<TcsRow[]> {
  const base = sql`${payoutLines.tcsBase}`;
  const rows = await db
    .select({
      gstin: sql<string>`coalesce(${payouts.gstin}, '')`.as("tcs_gstin"),
      operator: operators.slug,
      companyName: operators.companyName,
      supplied: sumIf(sql`${base} > 0`, base).as("supplied"),
      returned: sumIf(sql`${base} < 0`, sql`-${base}`).as("returned"),
      net: sql<number>`sum(${base})`.as("net_value"),
      tcs: sql<number>`sum(${payoutLines.tcs})`.as("tcs_sum"),
      code: placeOfLine.as("place_of_supply"),
      percent: payoutLines.tcsPercent,
    })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .where(sql`${payoutLines.payout} IN ${postedPayouts(period)} AND ${payoutLines.tcsPercent} > 0`)
    .groupBy(payouts.gstin, operators.slug, sql`place_of_supply`, payoutLines.tcsPercent)
    .orderBy(operators.slug, sql`place_of_supply`);
  return rows.map(({ code, percent, ...row }) => {
    const seller = registeredState(row.gstin);
    const place = findState(code) ?? stateWith(seller);
    const states = { seller, place: place.code };
    return { ...row, place, parts: gstParts(percent, states, (rate) => taxOn(toPaise(row.net), rate)) };
  });
}

/** TDS of an operator's PAN in a period at one rate. Whole rupees. */
export interface TdsRow {
  pan: string | null;
  operator: string;
  companyName: string;
  /** Gross sales, and the part on which tax was deducted. */
  gross: number;
  base: number;
  percent: number;
  tds: number;
}

/** Lists the TDS by PAN and rate for the quarterly return; sales without TDS have the rate 0. */
export async function listTds(db: Database, period: Posted): Promise<TdsRow[]> {
  return db
    .select({
      pan: payouts.pan,
      operator: operators.slug,
      companyName: operators.companyName,
      gross: sql<number>`sum(${payoutLines.gross})`.as("gross_sales"),
      base: sql<number>`sum(${payoutLines.tdsBase})`.as("tds_on"),
      percent: payoutLines.tdsPercent,
      tds: sql<number>`sum(${payoutLines.tds})`.as("tds_sum"),
    })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
    .innerJoin(operators, eq(operators.slug, payouts.operatorSlug))
    .where(
      sql`${payoutLines.payout} IN ${postedPayouts(period)} AND ${payoutLines.kind} IN ('booking', 'tds') AND ${payoutLines.gstPercent} + ${payoutLines.tdsPercent} > 0`,
    )
    .groupBy(payouts.pan, operators.slug, payoutLines.tdsPercent)
    .orderBy(operators.slug, payoutLines.tdsPercent);
}

/** Our services to an operator in a period. Whole rupees. */
interface ServiceSums {
  operator: string;
  companyName: string;
  address: string | null;
  gstin: string | null;
  pan: string | null;
  commission: number;
  premium: number;
  gst: number;
}

/** Sums commission and featured places with GST by operator, for operators without an invoice of the month. */
export async function listServicesToInvoice(
  db: Database,
  month: string,
  period: Posted,
): Promise<ServiceSums[]> {
  const { since, until } = period;
  const services = sql`(
    SELECT paid.operator_slug AS operator, line.commission AS commission, 0 AS premium, line.gst AS gst
    FROM payout_lines AS line JOIN payouts AS paid ON paid.id = line.payout
    WHERE line.payout IN ${postedPayouts(period)} AND line.kind = 'booking' AND line.gst_percent > 0
    UNION ALL
    SELECT entry.operator_slug, CASE entry.credit WHEN 'commission' THEN entry.amount ELSE 0 END, CASE entry.credit WHEN 'premium' THEN entry.amount ELSE 0 END,
      CASE entry.credit WHEN 'gst-payable' THEN entry.amount ELSE 0 END
    FROM ledger_entries AS entry
    WHERE entry.kind IN ('payout', 'premium') AND entry.kind = 'premium' AND entry.created_at >= ${since} AND entry.created_at < ${until}
      AND EXISTS (SELECT 1 FROM ledger_entries AS gst WHERE gst.key = substr(entry.key, 1, length(entry.key) - 2) || '/1'))`;
  return db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      address: operators.address,
      gstin: operators.gstin,
      pan: operators.pan,
      commission: sql<number>`sum(service.commission)`.as("commission_sum"),
      premium: sql<number>`sum(service.premium)`.as("premium_sum"),
      gst: sql<number>`sum(service.gst)`.as("gst_sum"),
    })
    .from(operators)
    .innerJoin(sql`${services} AS service`, sql`service.operator = ${operators.slug}`)
    .where(
      sql`NOT EXISTS (SELECT 1 FROM operator_invoices AS issued WHERE issued.operator_slug = ${operators.slug} AND issued.month = ${month})`,
    )
    .groupBy(operators.slug)
    .orderBy(operators.slug);
}
