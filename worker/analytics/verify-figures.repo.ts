import { sql, type SQL } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { TravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { instantsOf } from "~/domain/calendar/period";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { figureChecks } from "../platform/db/schema";
import { addUp, keyAndAmounts, sums, sumsOf, type Rows } from "./sums.repo";

/** Returns what counts on a day: present bookings, the ledger's entries and trips that have ended, whatever was appended of them. */
function rowsOf(day: TravelDate): Rows {
  const { start, end } = instantsOf({ from: day, to: day });
  const on = (at: SQL) => sql`${at} >= ${start} AND ${at} < ${end}`;
  return {
    bookings: sql`(SELECT 1 AS sign, * FROM counted_bookings WHERE booking IN (
      SELECT id FROM bookings WHERE ${on(sql`created_at`)} UNION SELECT id FROM bookings WHERE ${on(sql`cancelled_at`)}
      UNION SELECT booking FROM ledger_entries WHERE kind = 'sale' AND ${on(sql`created_at`)})) AS d`,
    trips: sql`(SELECT 1 AS sign, * FROM ended_trips WHERE over_on = ${day} AND booking IN (
      SELECT id FROM bookings WHERE travel_date BETWEEN date(${day}, '-' || (SELECT max(days) FROM tours) || ' days') AND ${day})) AS d`,
    ledger: sql`(SELECT * FROM ledger_movements WHERE seq IN (
      SELECT id FROM ledger_entries WHERE ${on(sql`created_at`)})) AS d`,
  };
}

/** Pairs of selects that must have the same rows, by their name. */
function comparisons(day: TravelDate): [name: string, expected: SQL, stored: SQL][] {
  const month = monthOf(day);
  const rows = rowsOf(day);
  return sums.flatMap((sum) => {
    const { totals } = sum;
    const name = getTableConfig(totals).name.replaceAll("_", " ");
    const ofDay = sql`grain = 'day' AND period = ${day}`;
    const byDay = sql.join(
      sum.parts(rows).map((part) => sql`SELECT * FROM (${part}) WHERE ${ofDay}`),
      sql` UNION ALL `,
    );
    // All rows get one grain and period, so that days can be compared with their month.
    const { keys, amounts } = keyAndAmounts(sum);
    const others = keys.filter((key) => key !== "grain" && key !== "period");
    const folded = (where: SQL) =>
      addUp(
        sum,
        sql`(SELECT ${sql.raw(["'' AS grain", "'' AS period", ...others, ...amounts].join(", "))} FROM ${totals} WHERE ${where})`,
      );
    const daysOfMonth = sql`grain = 'day' AND period BETWEEN ${`${month}-01`} AND ${`${month}-31`}`;
    return [
      [`${name}, day`, addUp(sum, sql`(${byDay})`), addUp(sum, sumsOf(totals, ofDay))],
      [`${name}, month`, folded(daysOfMonth), folded(sql`grain = 'month' AND period = ${month}`)],
      ...(name === "ledger totals"
        ? ([["ledger totals, all time", folded(sql`grain = 'month'`), folded(sql`grain = 'all'`)]] satisfies [
            string,
            SQL,
            SQL,
          ][])
        : []),
    ] satisfies [string, SQL, SQL][];
  });
}

/** Returns the names of the sums of a day and its month that differ from their rows. */
export async function findDifferences(db: Database, day: TravelDate): Promise<string[]> {
  const pairs = comparisons(day);
  const queries = pairs.map(([, expected, stored]) =>
    db
      .select({
        rows: sql<number>`(SELECT count(*) FROM (SELECT * FROM (${expected}) EXCEPT SELECT * FROM (${stored})))
          + (SELECT count(*) FROM (SELECT * FROM (${stored}) EXCEPT SELECT * FROM (${expected})))`.as("rows"),
      })
      .from(sql`(SELECT 1)`),
  );
  const { found } = await batchNamed(db, { found: queries });
  return pairs.flatMap(([name], index) => (found[index]?.[0]?.rows === 0 ? [] : [`${name} (${day})`]));
}

export async function findCheck(db: Database) {
  return (await db.select().from(figureChecks).get()) ?? null;
}

export async function saveCheck(
  db: Database,
  check: Omit<typeof figureChecks.$inferInsert, "id">,
): Promise<void> {
  await db
    .insert(figureChecks)
    .values({ id: 1, ...check })
    .onConflictDoUpdate({ target: figureChecks.id, set: check });
}
