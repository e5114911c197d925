import { and, eq, gte, inArray, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { startOfDayInIndia, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { financialYearOf } from "~/domain/calendar/financial-year";
import type { LedgerAccount } from "~/domain/money/ledger/ledger";
import type { PayoutLine, Settlement } from "~/domain/money/payouts/settlement";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bookings, ledgerEntries, operators, payoutLines, payouts } from "../../platform/db/schema";
import { balancesOf, isOver, received, sumsReceived } from "./payable.repo";

/** True for lines of an operator that count: those of withdrawn payouts don't. */
function isSettledTo(operator: string) {
  return and(eq(payouts.operatorSlug, operator), ne(payouts.status, "withdrawn"));
}

function sum(column: SQLiteColumn): SQL<number> {
  return sql<number>`sum(${column})`;
}

/** Sums the lines of each booking, with the percentages of the latest: SQLite takes the bare columns from the row of max(). */
function settledBookings(db: Database, operator: string) {
  return db
    .select({
      booking: payoutLines.booking,
      last: sql<number>`max(${payoutLines.id})`.as("last_line"),
      gross: sum(payoutLines.gross).as("settled_gross"),
      direct: sum(payoutLines.direct).as("settled_direct"),
      commission: sum(payoutLines.commission).as("settled_commission"),
      borne: sum(payoutLines.borne).as("settled_borne"),
      gstPercent: sql<number>`${payoutLines.gstPercent}`.as("settled_gst_percent"),
      tcsPercent: sql<number>`${payoutLines.tcsPercent}`.as("settled_tcs_percent"),
      tdsPercent: sql<number>`${payoutLines.tdsPercent}`.as("settled_tds_percent"),
    })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
    .where(and(isSettledTo(operator), eq(payoutLines.kind, "booking")))
    .groupBy(payoutLines.booking)
    .as("settled");
}

/** Reads of an operator's account in one batch. `lastEntry` guards the payout that is computed from them. */
export interface SettlementRead extends Settlement {
  lastEntry: number;
}

/**
 * Reads what a payout settles: bookings and charges that differ from earlier payouts, and the balance.
 * @param before trips must have ended before it (`payableBefore`)
 * @param at UTC instant of the payout
 */
export async function readSettlement(
  db: Database,
  operator: string,
  before: TravelDate,
  at: number,
): Promise<SettlementRead | null> {
  const day = todayInIndia(at);
  const balances = balancesOf(db, eq(ledgerEntries.operatorSlug, operator));
  const settled = settledBookings(db, operator);
  const gross = sql<number>`${balances.total} - ${balances.unpaid}`;
  const operatorsPart = received(balances);
  // The commission counts as far as the customer has paid; the rest of the operator's part is what we bear.
  const rest = sql<number>`${gross} - ${balances.direct} - ${operatorsPart}`;
  const commission = sql<number>`max(0, min(${balances.commission}, ${rest} + ${balances.borne}, ${gross}))`;
  const charge = sql<string>`substr(${ledgerEntries.key}, 1, length(${ledgerEntries.key}) - 2)`;
  const yearStart = startOfDayInIndia(`${financialYearOf(day).slice(0, 4)}-04-01`);
  const {
    account: [account],
    last: [last],
    positions,
    charges,
    sums: [sums],
    year: [year],
  } = await batchNamed(db, {
    account: db
      .select({ pan: operators.pan, gstin: operators.gstin })
      .from(operators)
      .where(eq(operators.slug, operator)),
    last: db.select({ id: lastEntryOf(operator).as("last_entry") }).from(sql`(SELECT 1)`),
    positions: db
      .select({
        booking: bookings.id,
        gross: gross.as("gross"),
        direct: sql<number>`${balances.direct}`.as("direct"),
        commission: commission.as("commission_paid"),
        rest: rest.as("rest"),
        settled: {
          last: settled.last,
          gross: settled.gross,
          direct: settled.direct,
          commission: settled.commission,
          borne: settled.borne,
          gstPercent: settled.gstPercent,
          tcsPercent: settled.tcsPercent,
          tdsPercent: settled.tdsPercent,
        },
      })
      .from(balances)
      .innerJoin(bookings, eq(bookings.id, balances.booking))
      .leftJoin(settled, eq(settled.booking, balances.booking))
      .where(
        and(
          isOver(before),
          sql`(${gross}, ${balances.direct}, ${commission}, ${rest}) IS NOT (coalesce(${settled.gross}, 0),
            coalesce(${settled.direct}, 0), coalesce(${settled.commission}, 0), coalesce(${settled.commission} - ${settled.borne}, 0))`,
        ),
      )
      .orderBy(bookings.travelDate, bookings.id),
    charges: db
      .select({
        charge: charge.as("charge"),
        note: sql<string | null>`min(${ledgerEntries.note})`.as("charge_note"),
        amount: chargedTo("premium", "commission").as("charged"),
        gst: chargedTo("gst-payable").as("charged_gst"),
      })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.operatorSlug, operator),
          eq(ledgerEntries.kind, "premium"),
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
    year: db
      .select({
        gross: sql<number>`coalesce(sum(${payoutLines.gross}), 0)`.as("year_gross"),
        untaxed: sql<number>`coalesce(sum(CASE WHEN ${payoutLines.kind} = 'tds' THEN -${payoutLines.tdsBase}
          WHEN ${payoutLines.gstPercent} > 0 THEN ${payoutLines.gross} - ${payoutLines.tdsBase} ELSE 0 END), 0)`.as(
          "year_untaxed",
        ),
      })
      .from(payoutLines)
      .innerJoin(payouts, eq(payouts.id, payoutLines.payout))
      .where(and(isSettledTo(operator), gte(payouts.createdAt, yearStart))),
  });
  if (!account || !last || !sums || !year) return null;
  return {
    day,
    ...account,
    lastEntry: last.id,
    charges,
    balance: sums.over,
    available: Math.min(sums.all, sums.over),
    year,
    positions: positions.map(({ rest, ...position }) => ({ ...position, borne: position.commission - rest })),
  };
}

function chargedTo(...accounts: LedgerAccount[]): SQL<number> {
  return sql<number>`sum(CASE WHEN ${inArray(ledgerEntries.credit, accounts)} THEN ${ledgerEntries.amount} ELSE 0 END)`;
}

/** Returns the number of an operator's last ledger entry; 0 if it has none. */
export function lastEntryOf(operator: string): SQL<number> {
  return sql<number>`coalesce((SELECT max(entry.id) FROM ledger_entries AS entry WHERE entry.operator_slug = ${operator}), 0)`;
}

/** True if an operator still has this PAN and GSTIN, which decide its taxes. */
export function isTaxedAs(operator: string, { pan, gstin }: Pick<Settlement, "pan" | "gstin">): SQL {
  return sql`EXISTS (SELECT 1 FROM operators AS taxed WHERE taxed.slug = ${operator} AND taxed.pan IS ${pan} AND taxed.gstin IS ${gstin})`;
}

/** Reads a member of a line given as JSON. */
function value(name: keyof PayoutLine): SQL {
  return sql`line.value ->> ${`$.${name}`}`;
}

/** Builds the statement that writes a payout's lines, if the payout was written. */
export function insertLines(db: Database, payout: string, lines: readonly PayoutLine[]) {
  return db.insert(payoutLines).select(
    sql`SELECT NULL, ${payout}, ${value("kind")}, ${value("booking")}, ${value("charge")}, ${value("note")}, ${value("gross")},
        ${value("direct")}, ${value("commission")}, ${value("borne")}, ${value("premium")}, ${value("gstPercent")}, ${value("gst")},
        ${value("tcsBase")}, ${value("tcsPercent")}, ${value("tcs")}, ${value("tdsBase")}, ${value("tdsPercent")}, ${value("tds")},
        ${value("carried")}, ${value("net")}
      FROM json_each(${JSON.stringify(lines)}) AS line
      WHERE EXISTS (SELECT 1 FROM payouts AS written WHERE written.id = ${payout})`,
  );
}
