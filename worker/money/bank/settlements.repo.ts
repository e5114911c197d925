import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { addDays, startOfDayInIndia } from "~/domain/calendar/calendar";
import type { BookedLine, SettlementLine, SettlementSums } from "~/domain/money/bank/settlement-file";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import {
  bookings,
  disputes,
  ledgerEntries,
  payments,
  refunds,
  settlementLines,
  settlements,
} from "../../platform/db/schema";
import { isUnresolved } from "./resolved-lines.repo";
import { insertImport, type BankImport } from "./bank-imports.repo";

/** Selects the members of a list, as one parameter. */
export function inJson(values: readonly string[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

/** Finds lines that were imported before, by their ids. */
export async function findSettledLines(db: Database, entities: readonly string[]) {
  const rows = await db
    .select({
      entity: settlementLines.entity,
      settlement: settlementLines.settlement,
      gross: settlementLines.gross,
    })
    .from(settlementLines)
    .where(inArray(settlementLines.entity, inJson(entities)));
  return new Map(rows.map((row) => [row.entity, row]));
}

const gateways = ["razorpay", "sandbox"] as const;

/** Adds what the books have to lines of a report: payments, refunds, and disputes that a line names. */
export async function findBooked(
  db: Database,
  lines: readonly (SettlementLine & { dispute: string })[],
): Promise<BookedLine[]> {
  const entities = inJson(lines.map(({ entity }) => entity));
  const { paid, returned, disputed } = await batchNamed(db, {
    paid: db
      .select({
        id: payments.paymentId,
        booking: payments.booking,
        booked: sql<number>`${payments.amount} * 100 + ${payments.paise}`.as("paid_paise"),
      })
      .from(payments)
      .where(
        and(
          inArray(payments.gateway, gateways),
          inArray(payments.paymentId, entities),
          eq(payments.status, "captured"),
        ),
      ),
    returned: db
      .select({
        id: refunds.gatewayRefundId,
        booking: refunds.booking,
        booked:
          sql<number>`-${refunds.amount} * 100 - iif(${refunds.amount} = ${payments.amount}, ${payments.paise}, 0)`.as(
            "returned_paise",
          ),
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment))
      .where(and(inArray(refunds.gatewayRefundId, entities), isNotNull(refunds.gatewayRefundId))),
    disputed: db
      .select({ id: disputes.reference, booking: disputes.booking, withheld: disputes.withheld })
      .from(disputes)
      .where(
        and(
          inArray(disputes.gateway, gateways),
          inArray(disputes.reference, inJson(lines.map(({ dispute }) => dispute))),
        ),
      ),
  });
  const byId = new Map([...paid, ...returned].map((row) => [row.id, row]));
  const byDispute = new Map(disputed.map((row) => [row.id, row]));
  return lines.map(({ dispute, ...line }) => {
    const found = byId.get(line.entity);
    const taken = dispute === "" ? undefined : byDispute.get(dispute);
    const booked = found?.booked ?? (taken && Math.sign(line.gross) * taken.withheld * 100) ?? null;
    return { ...line, booked, booking: (found ?? taken)?.booking ?? null };
  });
}

/** Stores new lines with their settlements and ledger entries. Fails with UNIQUE `settlement_lines.entity` if one is known. */
export async function createSettlements(
  db: Database,
  {
    file,
    booked,
    settled,
  }: {
    file: BankImport;
    booked: readonly BookedLine[];
    settled: readonly SettlementSums[];
  },
  audit: AuditStatements,
): Promise<void> {
  const entries = settled.flatMap(({ id, utr, entries: of }) =>
    of.map((entry, index) => ({
      ...entry,
      key: `settlement/${id}/${file.id}/${index}`,
      note: `Settlement ${id}${utr === "" ? "" : `, ${utr}`}`,
    })),
  );
  await batchNamed(db, {
    file: insertImport(db, file),
    audit,
    settlements: db
      .insert(settlements)
      .select(
        sql`SELECT value ->> 'id', value ->> 'utr', value ->> 'settledOn', value ->> 'net', value ->> 'fees', value ->> 'difference'
          FROM json_each(${JSON.stringify(settled)}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: settlements.id,
        set: {
          net: sql`net + excluded.net`,
          fees: sql`fees + excluded.fees`,
          difference: sql`difference + excluded.difference`,
        },
      }),
    lines: db.insert(settlementLines).select(
      sql`SELECT value ->> 'entity', value ->> 'settlement', value ->> 'kind', value ->> 'gross', value ->> 'booked', value ->> 'fee',
          value ->> 'booking', ${file.id} FROM json_each(${JSON.stringify(booked)})`,
    ),
    entries: db.insert(ledgerEntries).select(
      sql`SELECT NULL, value ->> 'key', value ->> 'kind', value ->> 'debit', value ->> 'credit', value ->> 'amount', NULL, NULL,
          value ->> 'note', ${file.createdAt} FROM json_each(${JSON.stringify(entries)})`,
    ),
  });
}

/** Max rows of each table of the bank page. */
export const maxShown = 100;

/** Lists lines that the books don't know, or know with another amount, newest settlement first. Paise. */
export function listUnmatchedLines(db: Database) {
  return db
    .select({
      entity: settlementLines.entity,
      kind: settlementLines.kind,
      settlement: settlementLines.settlement,
      settledOn: settlements.settledOn,
      gross: settlementLines.gross,
      booked: settlementLines.booked,
      bookingId: bookings.bookingId,
    })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlement))
    .leftJoin(bookings, eq(bookings.id, settlementLines.booking))
    .where(
      and(
        sql`${settlementLines.booked} IS NOT ${settlementLines.gross}`,
        isUnresolved("settlement", settlementLines.entity),
      ),
    )
    .orderBy(desc(settlements.settledOn), settlementLines.entity)
    .limit(maxShown);
}

/** Days within which the payment service settles, with weekends and holidays. Source: razorpay.com/docs/api/settlements, T+2 or T+7. */
const settlesWithin = 10;
/** Days before the newest settlement that are looked through. */
const lookedThrough = 60;
/** Max entries that are looked through. */
const maxEntries = 10_000;

/**
 * Lists payments and refunds through the payment service that should be settled by now, going by the newest settlement, and are not;
 * newest first. Whole rupees, negative for refunds. Rows read: the entries of two months, at most 10,000.
 */
export async function listUnsettled(db: Database) {
  const [newest] = await db
    .select({ day: settlements.settledOn })
    .from(settlements)
    .orderBy(desc(settlements.settledOn))
    .limit(1);
  if (!newest) return [];
  const [since, until] = [lookedThrough, settlesWithin].map((days) =>
    startOfDayInIndia(addDays(newest.day, -days)),
  );
  return db.all<{ entity: string; bookingId: string; amount: number; at: number }>(
    sql`SELECT coalesce(p.payment_id, r.gateway_refund_id) AS entity, b.booking_id AS bookingId,
        iif(e.kind = 'payment', e.amount, -e.amount) AS amount, e.created_at AS at
      FROM (SELECT * FROM ledger_entries WHERE created_at >= ${since} AND created_at < ${until} ORDER BY created_at DESC LIMIT ${maxEntries}) AS e
      JOIN bookings AS b ON b.id = e.booking
      LEFT JOIN payments AS p ON e.kind = 'payment' AND e.debit = 'gateway-clearing' AND p.booking = e.booking
        AND p.captured_at = e.created_at AND p.amount = e.amount AND p.gateway <> 'manual'
      LEFT JOIN refunds AS r ON e.kind = 'refund' AND e.credit = 'gateway-clearing' AND r.id = substr(e.key, 8, length(e.key) - 9)
      WHERE coalesce(p.payment_id, r.gateway_refund_id) IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM settlement_lines WHERE entity = coalesce(p.payment_id, r.gateway_refund_id))
      ORDER BY e.created_at DESC LIMIT ${maxShown}`,
  );
}

/** Lists the newest settlements. Paise. */
export function listSettlements(db: Database) {
  return db.select().from(settlements).orderBy(desc(settlements.settledOn), settlements.id).limit(20);
}
