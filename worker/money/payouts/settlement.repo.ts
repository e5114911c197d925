import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { LedgerAccount } from "~/domain/money/ledger/ledger";
import type { PayoutLine, Settlement } from "~/domain/money/payouts/settlement";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import {
  bookings,
  ledgerEntries,
  operators,
  payoutLines,
  payouts,
  taxAccruals,
} from "../../platform/db/schema";
import { balancesOf, isOver, sumsReceived } from "./payable.repo";

/** True for lines of an operator that count: those of withdrawn payouts don't. */
function isSettledTo(operator: string) {
  return and(eq(payouts.operatorSlug, operator), ne(payouts.status, "withdrawn"));
}

function sum(column: SQLiteColumn): SQL<number> {
  return sql<number>`sum(${column})`;
}

/** Sums the lines of each booking. */
function settledBookings(db: Database, operator: string) {
  return db
    .select({
      booking: payoutLines.booking,
      gross: sum(payoutLines.gross).as("settled_gross"),
      direct: sum(payoutLines.direct).as("settled_direct"),
      commission: sum(payoutLines.commission).as("settled_commission"),
      borne: sum(payoutLines.borne).as("settled_borne"),
      gst: sum(payoutLines.gst).as("settled_gst"),
      tcs: sum(payoutLines.tcs).as("settled_tcs"),
      tds: sum(payoutLines.tds).as("settled_tds"),
    })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
    .where(and(isSettledTo(operator), eq(payoutLines.kind, "booking")))
    .groupBy(payoutLines.booking)
    .as("settled");
}

/** Sums what was accrued of each booking. */
function accruedBookings(db: Database, operator: string) {
  return db
    .select({
      booking: taxAccruals.booking,
      gross: sum(taxAccruals.tdsBase).as("accrued_gross"),
      commission: sum(taxAccruals.gstBase).as("accrued_commission"),
      gst: sum(taxAccruals.gst).as("accrued_gst"),
      tcs: sum(taxAccruals.tcs).as("accrued_tcs"),
      tds: sum(taxAccruals.tds).as("accrued_tds"),
    })
    .from(taxAccruals)
    .where(eq(taxAccruals.operator, operator))
    .groupBy(taxAccruals.booking)
    .as("accrued");
}

/** Reads of an operator's account in one batch. `lastEntry` guards the payout that is computed from them. */
export interface SettlementRead extends Settlement {
  pan: string | null;
  gstin: string | null;
  lastEntry: number;
}

/**
 * Reads what a payout settles: bookings and charges that differ from earlier payouts, and the balance. Taxes are accrued before it.
 * @param before trips must have ended before it (`payableBefore`)
 */
export async function readSettlement(
  db: Database,
  operator: string,
  before: TravelDate,
): Promise<SettlementRead | null> {
  const balances = balancesOf(db, eq(ledgerEntries.operatorSlug, operator));
  const settled = settledBookings(db, operator);
  const accrued = accruedBookings(db, operator);
  const of = (name: "gross" | "commission" | "gst" | "tcs" | "tds") =>
    sql<number>`coalesce(${accrued[name]}, 0)`;
  // The operator's part has what we bear beyond the money and the commission.
  const borne = sql<number>`${balances.received} - (${of("gross")} - ${balances.direct} - ${of("commission")})`;
  const now = sql`(${of("gross")}, ${balances.direct}, ${of("commission")}, ${borne}, ${of("gst")}, ${of("tcs")}, ${of("tds")})`;
  const settledSums = [
    settled.gross,
    settled.direct,
    settled.commission,
    settled.borne,
    settled.gst,
    settled.tcs,
    settled.tds,
  ].map((column) => sql`coalesce(${column}, 0)`);
  const charge = sql<string>`substr(${ledgerEntries.key}, 1, length(${ledgerEntries.key}) - 2)`;
  const {
    account: [account],
    last: [last],
    positions,
    charges,
    sums: [sums],
    earlier: [earlier],
  } = await batchNamed(db, {
    account: db
      .select({ pan: operators.pan, gstin: operators.gstin })
      .from(operators)
      .where(eq(operators.slug, operator)),
    last: db.select({ id: lastEntryOf(operator).as("last_entry") }).from(sql`(SELECT 1)`),
    positions: db
      .select({
        booking: bookings.id,
        gross: of("gross").as("gross"),
        direct: sql<number>`${balances.direct}`.as("direct"),
        commission: of("commission").as("commission_paid"),
        borne: borne.as("borne"),
        gst: of("gst").as("gst"),
        tcs: of("tcs").as("tcs"),
        tds: of("tds").as("tds"),
        settled: {
          gross: settled.gross,
          direct: settled.direct,
          commission: settled.commission,
          borne: settled.borne,
          gst: settled.gst,
          tcs: settled.tcs,
          tds: settled.tds,
        },
      })
      .from(balances)
      .innerJoin(bookings, eq(bookings.id, balances.booking))
      .leftJoin(accrued, eq(accrued.booking, balances.booking))
      .leftJoin(settled, eq(settled.booking, balances.booking))
      .where(and(isOver(before), sql`${now} IS NOT (${sql.join(settledSums, sql`, `)})`))
      .orderBy(bookings.travelDate, bookings.id),
    charges: db
      .select({
        charge: charge.as("charge"),
        note: sql<string | null>`min(${ledgerEntries.note})`.as("charge_note"),
        amount: chargedTo("premium", "commission", "compensation").as("charged"),
        gst: chargedTo("gst-payable").as("charged_gst"),
      })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.operatorSlug, operator),
          inArray(ledgerEntries.kind, ["premium", "compensation"]),
          eq(ledgerEntries.debit, "operator-payable"),
          sql`${charge} NOT IN (${db
            .select({ charge: payoutLines.charge })
            .from(payoutLines)
            .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
            .where(and(isSettledTo(operator), isNotNull(payoutLines.charge)))})`,
        ),
      )
      .groupBy(charge)
      .orderBy(sql`min(${ledgerEntries.id})`),
    sums: db
      .select(sumsReceived(balances, before))
      .from(balances)
      .leftJoin(bookings, eq(bookings.id, balances.booking)),
    earlier: db
      .select({
        tds: sql<number>`coalesce(sum(${taxAccruals.tds}), 0) - coalesce((${db
          .select({ tds: sum(payoutLines.tds) })
          .from(payoutLines)
          .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
          .where(and(isSettledTo(operator), eq(payoutLines.kind, "tds")))}), 0)`.as("earlier_tds"),
      })
      .from(taxAccruals)
      .where(and(eq(taxAccruals.operator, operator), isNull(taxAccruals.booking))),
  });
  if (!account || !last || !sums || !earlier) return null;
  return {
    ...account,
    lastEntry: last.id,
    positions,
    charges,
    earlierTds: earlier.tds,
    balance: sums.over,
    available: Math.min(sums.all, sums.over),
  };
}

function chargedTo(...accounts: LedgerAccount[]): SQL<number> {
  return sql<number>`sum(CASE WHEN ${inArray(ledgerEntries.credit, accounts)} THEN ${ledgerEntries.amount} ELSE 0 END)`;
}

/** Returns the number of an operator's last ledger entry; 0 if it has none. */
export function lastEntryOf(operator: string): SQL<number> {
  return sql<number>`coalesce((SELECT max(entry.id) FROM ledger_entries AS entry WHERE entry.operator_slug = ${operator}), 0)`;
}

/** Reads a member of a line given as JSON. */
function value(name: keyof PayoutLine): SQL {
  return sql`line.value ->> ${`$.${name}`}`;
}

/** Builds the statement that writes a payout's lines, if the payout was written. */
export function insertLines(db: Database, payout: string, lines: readonly PayoutLine[]) {
  return db.insert(payoutLines).select(
    sql`SELECT NULL, ${payout}, ${value("kind")}, ${value("booking")}, ${value("charge")}, ${value("note")}, ${value("gross")},
        ${value("direct")}, ${value("commission")}, ${value("borne")}, ${value("premium")}, ${value("gst")},
        ${value("tcs")}, ${value("tds")}, ${value("carried")}, ${value("net")}
      FROM json_each(${JSON.stringify(lines)}) AS line
      WHERE EXISTS (SELECT 1 FROM payouts AS written WHERE written.id = ${payout})`,
  );
}
