import { sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { instantsOf } from "~/domain/calendar/period";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { figureChecks } from "../platform/db/schema";

/** Recomputes roll-ups from the rows that they count. Reads the rows of one day, and the roll-ups of its month. */

const bookingsMade = sql`SELECT tour_id, 1 AS made, is_by_team = 0 AND status NOT IN ('pending', 'expired') AS converted, is_first AS new_customers,
  status = 'cancelled' AS cancelled, 0 AS cancellations, 0 AS sold, 0 AS revenue, 0 AS commission, 0 AS premium FROM bookings`;

const firstSale = sql`(e.kind = 'sale' AND e.booking IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ledger_entries AS f WHERE f.booking = e.booking AND f.kind = 'sale' AND f.id < e.id))`;

function moved(account: string, plus: "debit" | "credit"): SQL {
  const minus = plus === "debit" ? "credit" : "debit";
  return sql`CASE ${account} WHEN e.${sql.raw(plus)} THEN e.amount WHEN e.${sql.raw(minus)} THEN -e.amount ELSE 0 END`;
}

/** Selects the sums of a day's rows by tour. */
function tourSums(day: TravelDate): SQL {
  const on = onDay(day);
  return sql`SELECT tour_id, sum(made) AS made, sum(converted) AS converted, sum(new_customers), sum(cancelled), sum(cancellations) AS cancellations,
      sum(sold) AS sold, sum(revenue) AS revenue, sum(commission), sum(premium) AS premium FROM (
    ${bookingsMade} WHERE ${on(sql`created_at`)}
    UNION ALL SELECT tour_id, 0, 0, 0, 0, 1, 0, 0, 0, 0 FROM bookings WHERE status = 'cancelled' AND ${on(sql`cancelled_at`)}
    UNION ALL SELECT tour_id, 0, 0, 0, 0, 1, 0, 0, 0, 0 FROM bookings
      WHERE status = 'cancelled' AND cancelled_at IS NULL AND ${on(sql`created_at`)}
    UNION ALL SELECT b.tour_id, 0, 0, 0, 0, 0, ${firstSale}, ${moved("receivable", "debit")}, ${moved("commission", "credit")}, 0
      FROM ledger_entries AS e JOIN bookings AS b ON b.id = e.booking
      WHERE e.kind IN ('sale', 'sale-change') AND ${on(sql`e.created_at`)}
    UNION ALL SELECT t.id, 0, 0, 0, 0, 0, 0, 0, 0, ${moved("premium", "credit")}
      FROM ledger_entries AS e JOIN tours AS t ON t.slug = substr(e.key, 9, length(e.key) - 18)
      WHERE e.kind = 'premium' AND ${on(sql`e.created_at`)}
  ) GROUP BY tour_id HAVING ${anyTourSum}`;
}

const anyTourSum = sql`sum(made) <> 0 OR sum(cancellations) <> 0 OR sum(sold) <> 0 OR sum(revenue) <> 0 OR sum(commission) <> 0 OR sum(premium) <> 0`;

const storedTourSums = sql`SELECT tour_id, sum(made), sum(converted), sum(new_customers), sum(cancelled), sum(cancellations), sum(sold), sum(revenue),
  sum(commission), sum(premium) FROM tour_totals`;

function ofAllTours(table: "tour_totals" | "period_totals"): SQL {
  return sql`SELECT coalesce(sum(made), 0), coalesce(sum(converted), 0), coalesce(sum(new_customers), 0), coalesce(sum(cancelled), 0),
    coalesce(sum(cancellations), 0), coalesce(sum(revenue), 0) FROM ${sql.raw(table)}`;
}

const byPlace = sql`GROUP BY place, state HAVING sum(made) <> 0 OR sum(revenue) <> 0`;

function placeSums(ofPeriod: SQL): SQL {
  return sql`SELECT place, state, sum(made), sum(revenue) FROM tour_totals JOIN tours ON tours.id = tour_id WHERE ${ofPeriod} ${byPlace}`;
}

const storedPlaceSums = sql`SELECT place, state, sum(made), sum(revenue) FROM place_totals`;

/** Selects the sums of a day's ledger entries. The covered commission follows all entries of the bookings that moved. */
function ledgerSums(day: TravelDate): SQL {
  const on = onDay(day);
  return sql`SELECT coalesce(operator_slug, '') AS operator, kind, debit, credit, sum(amount), sum(is_sold),
      sum(CASE WHEN is_sold THEN (SELECT discount FROM bookings WHERE bookings.id = booking) ELSE 0 END), sum(received)
    FROM (
      SELECT *, CASE WHEN booking IS NULL THEN c
        ELSE max(0, min(covered, paid)) - max(0, min(covered - c, paid - p)) END AS received
      FROM (
        SELECT *, sum(c) OVER so_far AS covered, sum(p) OVER so_far AS paid FROM (
          SELECT e.*, ${firstSale} AS is_sold, ${moved("commission", "credit")} AS c,
            CASE WHEN e.kind IN ('sale', 'sale-change') THEN 0 ELSE ${moved("receivable", "credit")} END AS p
          FROM ledger_entries AS e
          WHERE e.booking IN (SELECT booking FROM ledger_entries WHERE ${on(sql`created_at`)} AND booking IS NOT NULL)
            OR (e.booking IS NULL AND ${on(sql`e.created_at`)})
        ) WINDOW so_far AS (PARTITION BY booking ORDER BY id ROWS UNBOUNDED PRECEDING)
      )
    ) WHERE ${on(sql`created_at`)} GROUP BY operator, kind, debit, credit`;
}

const storedLedgerSums = sql`SELECT operator, kind, debit, credit, sum(amount) AS amount, sum(sold), sum(discounts), sum(commission_received)
  FROM ledger_totals`;

/** Returns a condition on an instant: on a day in India. */
function onDay(day: TravelDate): (at: SQL) => SQL {
  const { start, end } = instantsOf({ from: day, to: day });
  return (at) => sql`${at} >= ${start} AND ${at} < ${end}`;
}

/** Pairs of selects that must have the same rows, by the name of their roll-up. */
function comparisons(day: TravelDate): [name: string, expected: SQL, stored: SQL][] {
  const month = monthOf(day);
  const on = onDay(day);
  const daysOfMonth = sql`grain = 'day' AND period >= ${`${month}-01`} AND period <= ${`${month}-31`}`;
  const ofDay = sql`grain = 'day' AND period = ${day}`;
  const ofMonth = sql`grain = 'month' AND period = ${month}`;
  const byTour = sql`GROUP BY tour_id HAVING ${anyTourSum}`;
  const byAccounts = sql`GROUP BY operator, kind, debit, credit HAVING sum(amount) <> 0`;
  const leadTimes = sql`SELECT days_ahead, sum(bookings) FROM lead_time_totals`;
  const source = sql`CASE WHEN own_sale IS NOT NULL THEN 'operator' WHEN is_by_team THEN 'team' ELSE 'site' END`;
  const sources = sql`SELECT source, sum(bookings) FROM source_totals`;
  const bySource = sql`GROUP BY source HAVING sum(bookings) <> 0`;
  const demand = sql`SELECT origin, travel_month, sum(bookings) FROM demand_totals`;
  const trips = sql`SELECT operator, sum(received), sum(not_received) FROM trip_balances`;
  const byTrips = sql`GROUP BY operator HAVING sum(received) <> 0 OR sum(not_received) <> 0`;
  const byLeadTime = sql`GROUP BY days_ahead HAVING sum(bookings) <> 0`;
  const byDemand = sql`GROUP BY origin, travel_month HAVING sum(bookings) <> 0`;
  return [
    ["bookings by tour, day", tourSums(day), sql`${storedTourSums} WHERE ${ofDay} ${byTour}`],
    [
      "bookings by tour, month",
      sql`${storedTourSums} WHERE ${daysOfMonth} ${byTour}`,
      sql`${storedTourSums} WHERE ${ofMonth} ${byTour}`,
    ],
    [
      "all tours, day",
      sql`${ofAllTours("tour_totals")} WHERE ${ofDay}`,
      sql`${ofAllTours("period_totals")} WHERE ${ofDay}`,
    ],
    [
      "all tours, month",
      sql`${ofAllTours("tour_totals")} WHERE ${ofMonth}`,
      sql`${ofAllTours("period_totals")} WHERE ${ofMonth}`,
    ],
    ["places, day", placeSums(ofDay), sql`${storedPlaceSums} WHERE ${ofDay} ${byPlace}`],
    ["places, month", placeSums(ofMonth), sql`${storedPlaceSums} WHERE ${ofMonth} ${byPlace}`],
    ["ledger, day", ledgerSums(day), sql`${storedLedgerSums} WHERE ${ofDay} ${byAccounts}`],
    [
      "ledger, month",
      sql`${storedLedgerSums} WHERE ${daysOfMonth} ${byAccounts}`,
      sql`${storedLedgerSums} WHERE ${ofMonth} ${byAccounts}`,
    ],
    [
      "ledger, all time",
      sql`${storedLedgerSums} WHERE grain = 'month' ${byAccounts}`,
      sql`${storedLedgerSums} WHERE grain = 'all' ${byAccounts}`,
    ],
    [
      "lead times, day",
      sql`SELECT CAST(julianday(travel_date) - julianday(${day}) AS INTEGER) AS ahead, count(*) FROM bookings
        WHERE ${on(sql`created_at`)} GROUP BY ahead`,
      sql`${leadTimes} WHERE ${ofDay} ${byLeadTime}`,
    ],
    [
      "lead times, month",
      sql`${leadTimes} WHERE ${daysOfMonth} ${byLeadTime}`,
      sql`${leadTimes} WHERE ${ofMonth} ${byLeadTime}`,
    ],
    [
      "sources, day",
      sql`SELECT ${source} AS source, count(*) FROM bookings WHERE ${on(sql`created_at`)} GROUP BY source`,
      sql`${sources} WHERE ${ofDay} ${bySource}`,
    ],
    [
      "sources, month",
      sql`${sources} WHERE ${daysOfMonth} ${bySource}`,
      sql`${sources} WHERE ${ofMonth} ${bySource}`,
    ],
    [
      "demand, day",
      sql`SELECT departure_city, CAST(substr(travel_date, 6, 2) AS INTEGER) AS travel_month, count(*) FROM bookings
        WHERE ${on(sql`created_at`)} GROUP BY departure_city, travel_month`,
      sql`${demand} WHERE ${ofDay} ${byDemand}`,
    ],
    [
      "demand, month",
      sql`${demand} WHERE ${daysOfMonth} ${byDemand}`,
      sql`${demand} WHERE ${ofMonth} ${byDemand}`,
    ],
    [
      "trips that ended, day",
      sql`SELECT operator_slug, sum(received), sum(owed - received) FROM (
          SELECT operator_slug, owed, CASE WHEN owed > 0 THEN max(0, owed - max(0, unpaid)) ELSE owed END AS received FROM (
            SELECT e.operator_slug, sum(${moved("operator-payable", "credit")}) AS owed, sum(${moved("receivable", "debit")}) AS unpaid
            FROM bookings AS b JOIN ledger_entries AS e ON e.booking = b.id
            WHERE b.travel_date BETWEEN date(${day}, '-' || (SELECT max(days) FROM tours) || ' days') AND ${day}
              AND b.status IN ('completed', 'no-show', 'cancelled') AND e.operator_slug IS NOT NULL
              AND date(b.travel_date, '+' || (max(CAST(b.tour_duration AS INTEGER), 1) - 1) || ' days') = ${day}
            GROUP BY e.operator_slug, e.booking
          )
        ) GROUP BY operator_slug HAVING sum(received) <> 0 OR sum(owed - received) <> 0`,
      sql`${trips} WHERE ${ofDay} ${byTrips}`,
    ],
    [
      "trips that ended, month",
      sql`${trips} WHERE ${daysOfMonth} ${byTrips}`,
      sql`${trips} WHERE ${ofMonth} ${byTrips}`,
    ],
    [
      "departures",
      sql`SELECT tour_id, sum(booked > 0), sum((booked > 0) * capacity), sum(booked),
          sum((booked > 0 OR closed_at IS NOT NULL) << (CAST(substr(travel_date, 9) AS INTEGER) - 1)) AS taken_days
        FROM departures WHERE travel_date >= ${`${month}-01`} AND travel_date <= ${`${month}-31`}
        GROUP BY tour_id HAVING taken_days <> 0`,
      sql`SELECT tour_id, departures, seats, seats_sold, taken_days FROM departure_months
        WHERE month = ${month} AND (taken_days <> 0 OR departures <> 0)`,
    ],
  ];
}

/** Returns the names of the roll-ups of a day and its month that differ from their rows. */
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
