import { sql, type SQL } from "drizzle-orm";
import type { CheckName, CheckResult } from "~/domain/housekeeping/check";
import { moneyAccounts } from "~/domain/money/ledger/ledger";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Database } from "../platform/db/client";
import { checks } from "../platform/db/schema";

interface Count {
  checked: number;
  faults: number;
}

async function count(db: Database, query: SQL): Promise<Count> {
  const row = await db.get<{ checked: number; faults: number | null }>(query);
  return { checked: row.checked, faults: row.faults ?? 0 };
}

/** Counts departures of these days, and those with more seats sold and held than there are, or with counters that differ from their bookings. */
export function countDepartures(
  db: Database,
  { from, to }: { from: TravelDate; to: TravelDate },
): Promise<Count> {
  return count(
    db,
    sql`SELECT count(*) AS checked, sum(d.booked + d.held > d.capacity OR d.booked <> (
        SELECT coalesce(sum(coalesce(b.seats, b.number_of_travelers)), 0) FROM bookings b
        WHERE b.tour_id = d.tour_id AND b.travel_date = d.travel_date AND b.start = d.start AND b.status NOT IN ('cancelled', 'expired'))) AS faults
      FROM departures d WHERE d.travel_date BETWEEN ${from} AND ${to}`,
  );
}

/** Counts the newest events of bookings, and the numbers missing among them. */
export function countEvents(db: Database, limit: number): Promise<Count> {
  return count(
    db,
    sql`SELECT count(*) AS checked, coalesce(max(seq) - min(seq) + 1 - count(*), 0) AS faults
      FROM (SELECT seq FROM booking_events ORDER BY seq DESC LIMIT ${limit})`,
  );
}

/**
 * Counts the newest bookings, and those whose payments, refunds or money in the ledger do not add up: in our accounts, and what
 * operators received or paid back themselves. The same rules as in the proofs
 * (tests/simulation/invariants/rules.ts), over a window.
 */
export function countBooks(db: Database, limit: number): Promise<Count> {
  return count(
    db,
    sql`WITH newest AS (SELECT id, paid_amount, refunded_amount FROM bookings ORDER BY created_at DESC, id DESC LIMIT ${limit})
      SELECT count(*) AS checked, sum(
        b.refunded_amount > b.paid_amount
        OR b.paid_amount <> (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.booking = b.id AND p.status = 'captured')
        OR b.refunded_amount <> (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.booking = b.id)
        OR b.paid_amount - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.booking = b.id AND +r.status = 'done')
          - (SELECT coalesce(sum(p.disputed), 0) FROM payments p WHERE p.booking = b.id)
          -- A reseller's booking on credit is paid, and in the books once the reseller has paid.
          - (SELECT coalesce(sum(p.amount), 0) FROM payments p INNER JOIN reseller_bookings w ON w.booking = p.id
              WHERE p.booking = b.id AND w.settled_at IS NULL)
          <> (SELECT coalesce(sum(CASE
              WHEN e.debit IN ${moneyAccounts} OR e.debit = 'reseller-balance' OR (e.debit = 'operator-payable' AND e.kind = 'payment') THEN e.amount
              WHEN e.credit IN ${moneyAccounts} OR e.credit = 'reseller-balance' OR (e.credit = 'operator-payable' AND e.kind = 'refund') THEN -e.amount ELSE 0 END), 0)
            FROM ledger_entries e WHERE e.booking = b.id)) AS faults
      FROM newest b`,
  );
}

/** Counts the queued messages, and those that have been due since before an instant. */
export function countQueued(db: Database, dueBefore: number): Promise<Count> {
  return count(
    db,
    sql`SELECT count(*) AS checked, sum(next_attempt_at < ${dueBefore} AND attempts = 0) AS faults
      FROM (SELECT next_attempt_at, attempts FROM mail_outbox WHERE status = 'queued' ORDER BY next_attempt_at LIMIT 1000)`,
  );
}

export async function saveChecks(db: Database, results: readonly CheckResult[]): Promise<void> {
  await db
    .insert(checks)
    .values(results.map((result) => ({ ...result })))
    .onConflictDoUpdate({
      target: checks.name,
      set: {
        at: sql`excluded.at`,
        isOk: sql`excluded.is_ok`,
        checked: sql`excluded.checked`,
        faults: sql`excluded.faults`,
      },
    });
}

export async function listChecks(db: Database): Promise<CheckResult[]> {
  const rows = await db.select().from(checks);
  return rows.map((row) => ({ ...row, name: row.name as CheckName }));
}
