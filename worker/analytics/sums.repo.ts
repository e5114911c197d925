import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  demandTotals,
  leadTimeTotals,
  ledgerTotals,
  periodTotals,
  placeTotals,
  sourceTotals,
  tourTotals,
  tripBalances,
  watermarks,
} from "../platform/db/schema";

/**
 * The sums behind reports. Bookings and trips append what they counted as before a change and what they count as now, the ledger appends
 * entries; each minute `foldTail` adds these rows to the totals, up to a watermark. Reports read the totals and the rows behind it.
 */

/** Rows that sums add up, each as a table `d` with the columns of `booking_deltas`, `trip_deltas` or the view `ledger_movements`. */
export interface Rows {
  bookings: SQL;
  trips: SQL;
  ledger: SQL;
}

/** Max rows of each table that one step folds, and that a report reads behind the totals. */
export const maxTail = 10_000;

const afterWatermark = (stream: keyof Rows) => {
  const foldedTo = sql`(SELECT ${watermarks.foldedTo} FROM ${watermarks} WHERE ${watermarks.stream} = ${sql.raw(`'${stream}'`)})`;
  return sql`seq > ${foldedTo} AND seq <= ${foldedTo} + ${sql.raw(String(maxTail))}`;
};

const tail: Rows = {
  bookings: sql`(SELECT * FROM booking_deltas WHERE ${afterWatermark("bookings")}) AS d`,
  trips: sql`(SELECT * FROM trip_deltas WHERE ${afterWatermark("trips")}) AS d`,
  ledger: sql`(SELECT * FROM ledger_movements WHERE ${afterWatermark("ledger")}) AS d`,
};

const grains = sql`(SELECT 'day' AS grain, 10 AS length UNION ALL SELECT 'month', 7) AS g`;
const grainsAndAll = sql`(SELECT 'day' AS grain, 10 AS length UNION ALL SELECT 'month', 7 UNION ALL SELECT 'all', 0) AS g`;
const isSale = sql`d.kind IN ('sale', 'sale-change') AND d.tour_id IS NOT NULL`;

/** A table of totals, and the selects that spread rows over its columns, in their order. The only definition of each sum. */
interface Sum {
  totals: SQLiteTable;
  parts: (rows: Rows) => SQL[];
}

export const sums: readonly Sum[] = [
  {
    totals: ledgerTotals,
    parts: ({ bookings, ledger }) => [
      sql`SELECT g.grain AS grain, substr(d.day, 1, g.length) AS period, d.operator, d.kind, d.debit, d.credit, d.amount, 0 AS sold,
        0 AS discounts, d.commission_received FROM ${ledger}, ${grainsAndAll}`,
      // Beside the amounts of first sales.
      sql`SELECT g.grain AS grain, substr(d.sold_on, 1, g.length) AS period, d.operator, 'sale' AS kind, 'receivable' AS debit,
        'unearned-share' AS credit, 0 AS amount, d.sign AS sold, d.sign * d.discount AS discounts, 0 AS commission_received
        FROM ${bookings}, ${grainsAndAll} WHERE d.sold_on IS NOT NULL`,
    ],
  },
  {
    totals: periodTotals,
    parts: ({ bookings, ledger }) => [
      sql`SELECT g.grain AS grain, substr(d.booked_on, 1, g.length) AS period, d.sign AS made, d.sign * d.converted AS converted,
        d.sign * d.new_customers AS new_customers, d.sign * (d.cancelled_on IS NOT NULL) AS cancelled, 0 AS cancellations, 0 AS revenue
        FROM ${bookings}, ${grains}`,
      sql`SELECT g.grain AS grain, substr(d.cancelled_on, 1, g.length) AS period, 0 AS made, 0 AS converted, 0 AS new_customers,
        0 AS cancelled, d.sign AS cancellations, 0 AS revenue FROM ${bookings}, ${grains} WHERE d.cancelled_on IS NOT NULL`,
      sql`SELECT g.grain AS grain, substr(d.day, 1, g.length) AS period, 0 AS made, 0 AS converted, 0 AS new_customers,
        0 AS cancelled, 0 AS cancellations, d.receivable AS revenue FROM ${ledger}, ${grains} WHERE ${isSale}`,
    ],
  },
  {
    totals: placeTotals,
    parts: ({ bookings, ledger }) => [
      sql`SELECT g.grain AS grain, substr(d.booked_on, 1, g.length) AS period, t.place AS place, t.state AS state, d.sign AS made,
        0 AS revenue FROM ${bookings} JOIN tours AS t ON t.id = d.tour_id, ${grains}`,
      sql`SELECT g.grain AS grain, substr(d.day, 1, g.length) AS period, t.place AS place, t.state AS state, 0 AS made,
        d.receivable AS revenue FROM ${ledger} JOIN tours AS t ON t.id = d.tour_id, ${grains} WHERE ${isSale}`,
    ],
  },
  {
    totals: tourTotals,
    parts: ({ bookings, ledger }) => [
      sql`SELECT g.grain AS grain, substr(d.booked_on, 1, g.length) AS period, d.tour_id, d.sign AS made, 0 AS sold, 0 AS revenue,
        0 AS commission, 0 AS borne, 0 AS premium FROM ${bookings}, ${grains}`,
      sql`SELECT g.grain AS grain, substr(d.sold_on, 1, g.length) AS period, d.tour_id, 0 AS made, d.sign AS sold, 0 AS revenue,
        0 AS commission, 0 AS borne, 0 AS premium FROM ${bookings}, ${grains} WHERE d.sold_on IS NOT NULL`,
      sql`SELECT g.grain AS grain, substr(d.day, 1, g.length) AS period, d.tour_id, 0 AS made, 0 AS sold, d.receivable AS revenue,
        d.commission AS commission, d.borne AS borne, 0 AS premium FROM ${ledger}, ${grains} WHERE ${isSale}`,
      sql`SELECT g.grain AS grain, substr(d.day, 1, g.length) AS period, d.tour_id, 0 AS made, 0 AS sold, 0 AS revenue,
        0 AS commission, 0 AS borne, d.premium AS premium FROM ${ledger}, ${grains} WHERE d.kind = 'premium' AND d.tour_id IS NOT NULL`,
    ],
  },
  {
    totals: leadTimeTotals,
    parts: ({ bookings }) => [
      sql`SELECT g.grain AS grain, substr(d.booked_on, 1, g.length) AS period, d.days_ahead, d.sign AS bookings
        FROM ${bookings}, ${grains}`,
    ],
  },
  {
    totals: sourceTotals,
    parts: ({ bookings }) => [
      sql`SELECT g.grain AS grain, substr(d.booked_on, 1, g.length) AS period, d.source, d.sign AS bookings FROM ${bookings}, ${grains}`,
    ],
  },
  {
    totals: demandTotals,
    parts: ({ bookings }) => [
      sql`SELECT g.grain AS grain, substr(d.booked_on, 1, g.length) AS period, d.origin, d.travel_month, d.sign AS bookings
        FROM ${bookings}, ${grains}`,
    ],
  },
  {
    totals: tripBalances,
    parts: ({ trips, ledger }) => [
      sql`SELECT 'all' AS grain, '' AS period, d.operator, d.received, d.not_received FROM ${ledger}
        WHERE d.booking IS NOT NULL AND d.operator <> ''`,
      sql`SELECT g.grain AS grain, substr(d.over_on, 1, g.length) AS period, d.operator, d.sign * d.received AS received,
        d.sign * d.not_received AS not_received FROM ${trips}, ${grains}`,
    ],
  },
];

/** Returns the names of a table's columns: those of its primary key, and the amounts. */
export function keyAndAmounts({ totals }: Sum): { keys: string[]; amounts: string[] } {
  const names = Object.values(getTableColumns(totals)).map(({ name }) => name);
  const keys = getTableConfig(totals).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  return { keys, amounts: names.filter((name) => !keys.includes(name)) };
}

/**
 * Builds the FROM of a query for sums that are true now: the matching totals, and the rows that are not folded into them. It goes by the
 * name of the table, and several of its rows may have the same key.
 * @param where in both, so that each is found by its index
 */
export function sumsOf(totals: SQLiteTable, where: SQL | undefined): SQL {
  const sum = sums.find((each) => each.totals === totals);
  if (!sum) throw new Error(`${getTableConfig(totals).name} is no table of totals`);
  const condition = where ?? sql`true`;
  const arms = sum.parts(tail).map((part) => sql`SELECT * FROM (${part}) AS ${totals} WHERE ${condition}`);
  return sql`(${sql.join([sql`SELECT * FROM ${totals} WHERE ${condition}`, ...arms], sql` UNION ALL `)}) AS ${totals}`;
}

/** Selects the sums of rows by the key of the totals. */
export function addUp(sum: Sum, rows: SQL): SQL {
  const { keys, amounts } = keyAndAmounts(sum);
  const added = amounts.map((name) => `sum(${name}) AS ${name}`);
  const differ = amounts.map((name) => `sum(${name}) <> 0`);
  return sql`SELECT ${sql.raw([...keys, ...added].join(", "))} FROM ${rows}
    GROUP BY ${sql.raw(keys.join(", "))} HAVING ${sql.raw(differ.join(" OR "))}`;
}

const isFolded = sql`stream IN ('bookings', 'trips', 'ledger')`;

/** The last row of each append-only table. */
const lastOf = sql`CASE stream WHEN 'bookings' THEN (SELECT coalesce(max(seq), 0) FROM booking_deltas)
  WHEN 'trips' THEN (SELECT coalesce(max(seq), 0) FROM trip_deltas) ELSE (SELECT coalesce(max(id), 0) FROM ledger_entries) END`;

/** Returns how many rows of the table with the most are not folded into the totals. */
async function tailLength(db: Database): Promise<number> {
  const row = await db.get<{ length: number }>(
    sql`SELECT max(${lastOf} - folded_to) AS length FROM watermarks WHERE ${isFolded}`,
  );
  return row.length;
}

/** Returns true if reports would not read all rows behind the totals. */
export async function isTailLong(db: Database): Promise<boolean> {
  return (await tailLength(db)) > maxTail;
}

/** Folds the rows behind the totals into them, at most `maxTail` of each table in a batch. Two calls at once fold each row once. */
export async function foldTail(db: Database): Promise<void> {
  while ((await tailLength(db)) > 0)
    await batchNamed(db, {
      folded: sums.map((sum) =>
        db
          .insert(sum.totals)
          .select(addUp(sum, sql`(${sql.join(sum.parts(tail), sql` UNION ALL `)})`))
          .onConflictDoUpdate(added(sum)),
      ),
      moved: db
        .update(watermarks)
        .set({ foldedTo: sql`min(${watermarks.foldedTo} + ${sql.raw(String(maxTail))}, ${lastOf})` })
        .where(isFolded),
    });
}

/** Adds a row to the totals with its key. */
function added({ totals }: Pick<Sum, "totals">) {
  const target = getTableConfig(totals).primaryKeys.flatMap(({ columns }) => columns);
  const amounts = Object.entries(getTableColumns(totals)).filter(([, column]) => !target.includes(column));
  const set = Object.fromEntries(
    amounts.map(([key, column]) => [key, sql`${column} + ${sql.raw(`excluded.${column.name}`)}`]),
  );
  return { target, set };
}

/**
 * Selects what moves the totals of tours to a place, before the tours get it: reports name places as the tours name them now. Rows that are
 * not folded yet are counted where their tour goes then.
 * @param which condition on tours
 */
export function placeMoves(which: SQL, { place, state }: { place: string; state: string }): SQL {
  return sql`SELECT grain, period, iif(sign = 1, ${place}, tours.place), iif(sign = 1, ${state}, tours.state), sign * made, sign * revenue
    FROM tours JOIN tour_totals ON tour_totals.tour_id = tours.id, (SELECT -1 AS sign UNION ALL SELECT 1)
    WHERE ${which} AND (tours.place <> ${place} OR tours.state <> ${state}) AND (made <> 0 OR revenue <> 0)`;
}

/** Builds the statement that moves the totals of tours to a place, before the update of the tours. @param which condition on tours */
export function moveToPlace(db: Database, which: SQL, to: { place: string; state: string }) {
  return db
    .insert(placeTotals)
    .select(placeMoves(which, to))
    .onConflictDoUpdate(added({ totals: placeTotals }));
}
