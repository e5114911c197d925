import type { DatabaseSync } from "node:sqlite";
import { openForWriting } from "../lib/local-database.ts";

/** Bookings of the grown database, and one tour for every twenty. */
const [, bookings] = /^--bookings=(\d+)$/m.exec(process.argv.join("\n")) ?? [];
export const fullSize = sizeOf(Number(bookings ?? 1_000_000));
export const quickSize = sizeOf(20_000);

function sizeOf(bookings: number): { bookings: number; tours: number } {
  return { bookings, tours: bookings / 20 };
}

/** Expressions by the columns that differ from the copied row's. */
type Expressions = Readonly<Record<string, string>>;

/** Lists the columns of a table that can be written, with an expression for some and their own name for the others. */
function columnsOf(database: DatabaseSync, table: string, expressions: Expressions) {
  const names = database.prepare(`SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`).all();
  return names
    .map(({ name }) => String(name))
    .map((name) => ({ name, value: expressions[name] ?? `source."${name}"` }));
}

/** Copies rows of a table `times` times; `n` is the number of the copy, from 1. */
function copy(
  database: DatabaseSync,
  table: string,
  expressions: Expressions,
  { times, where = "true", from = 1 }: { times: number; where?: string; from?: number },
): void {
  const columns = columnsOf(database, table, expressions);
  database.exec(`
    INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(", ")})
    WITH RECURSIVE copies(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM copies WHERE n < ${from + times - 1})
    SELECT ${columns.map(({ value }) => value).join(", ")} FROM copies CROSS JOIN "${table}" source WHERE ${where}`);
}

/** Expression for a key that usually contains the id of its booking: with the copy's id instead. */
const ofCopy = (column: string) =>
  `CASE WHEN instr(source.${column}, source.booking) THEN replace(source.${column}, source.booking, source.booking || '-' || n)
    ELSE source.${column} || '-' || n END`;

/** Runs without the triggers of these names, whose effects the copies bring along or do not need. */
function withoutTriggers(database: DatabaseSync, names: string[], run: () => void): void {
  const list = names.map((name) => `'${name}'`).join(", ");
  const triggers = database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN (${list})`)
    .all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER "${String(name)}"`);
  run();
  for (const { sql } of triggers) database.exec(String(sql));
}

/**
 * Grows a database: copies of the tours, and of the bookings with their events, seats, payments, tax documents and ledger entries.
 * Triggers keep the search indexes, as they do in operation; what the bookings count as is appended, and the first report folds it.
 * @returns the rows of the largest tables, and the seconds it took
 */
export function grow(state: string, { bookings, tours }: ReturnType<typeof sizeOf>) {
  const started = performance.now();
  const database = openForWriting(state);
  const one = (text: string) => Number(Object.values(database.prepare(text).get() ?? {})[0]);
  database.exec("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000");
  const first = { bookings: one("SELECT count(*) FROM bookings"), tours: one("SELECT count(*) FROM tours") };
  const tourIds = one("SELECT max(id) FROM tours");
  const positions = one("SELECT max(position) FROM tours");
  const tourCopies = Math.ceil(tours / first.tours) - 1;
  const bookingCopies = Math.ceil(bookings / first.bookings) - 1;
  const tax = ["tax_documents_without_gaps", "tax_documents_stay"];

  const inTransaction = (run: () => void) => {
    database.exec("BEGIN");
    run();
    database.exec("COMMIT");
  };
  inTransaction(() =>
    copy(
      database,
      "tours",
      {
        id: `source.id + ${tourIds} * n`,
        slug: "source.slug || '-' || n",
        position: `source.position + ${positions} * n`,
        // The tours of operators; destinations and the home page's tours stay as many as they are.
        kind: "'package'",
        is_featured: "0",
      },
      { times: tourCopies },
    ),
  );
  // The copies of a booking are on copies of its tour.
  const tour = `source.tour_id + ${tourIds} * (n % ${tourCopies + 1})`;
  const original = "source.id IN (SELECT id FROM temp.originals)";
  database.exec(
    "CREATE TEMP TABLE originals AS SELECT id FROM bookings; CREATE UNIQUE INDEX temp.originals_id ON originals (id)",
  );
  database.exec("CREATE TEMP TABLE ledger_originals AS SELECT max(id) AS last FROM ledger_entries");
  database.exec("CREATE TEMP TABLE seq_originals AS SELECT max(seq) AS last FROM booking_events");
  const perStep = 50;
  for (let from = 1; from <= bookingCopies; from += perStep) {
    const times = Math.min(perStep, bookingCopies - from + 1);
    const range = { times, from };
    inTransaction(() => {
      withoutTriggers(database, ["bookings_limited", ...tax], () => {
        copy(
          database,
          "bookings",
          {
            id: "source.id || '-' || n",
            booking_id: "source.booking_id || '-' || n",
            tour_id: tour,
            user_id: "NULL",
            customer_name: "source.customer_name || ' ' || n",
            customer_folded: "source.customer_folded || ' ' || n",
            customer_email: "replace(source.customer_email, '@', '.' || n || '@')",
            email_key: "replace(source.email_key, '@', '.' || n || '@')",
            created_at: "source.created_at - n",
          },
          { ...range, where: original },
        );
        copy(
          database,
          "booking_events",
          { seq: "NULL", booking: "source.booking || '-' || n", created_at: "source.created_at - n" },
          { ...range, where: "source.seq <= (SELECT last FROM temp.seq_originals)" },
        );
        copy(
          database,
          "ledger_entries",
          {
            id: "NULL",
            key: ofCopy("key"),
            booking: "source.booking || '-' || n",
            created_at: "source.created_at - n",
          },
          {
            ...range,
            where: "source.booking IS NOT NULL AND source.id <= (SELECT last FROM temp.ledger_originals)",
          },
        );
        copy(
          database,
          "tax_accruals",
          { id: "NULL", key: ofCopy("key"), booking: "source.booking || '-' || n" },
          { ...range, where: "source.booking IN (SELECT id FROM temp.originals)" },
        );
        copy(
          database,
          "payments",
          {
            id: ofCopy("id"),
            order_id: "source.order_id || '-' || n",
            payment_id: "source.payment_id || '-' || n",
            booking: "source.booking || '-' || n",
          },
          { ...range, where: "source.booking IN (SELECT id FROM temp.originals)" },
        );
      });
    });
  }
  inTransaction(() => {
    // One departure for each tour and day with bookings.
    withoutTriggers(database, ["departures_begin_with_nobody", "departures_added"], () =>
      database.exec(`
        INSERT INTO departures (tour_id, travel_date, capacity, booked)
        SELECT tour_id, travel_date, max(tours.capacity, sum(number_of_travelers)), sum(number_of_travelers)
        FROM bookings JOIN tours ON tours.id = bookings.tour_id
        WHERE bookings.tour_id > ${tourIds} AND bookings.status IN ('pending', 'confirmed', 'completed', 'no-show')
        GROUP BY tour_id, travel_date`),
    );
  });
  inTransaction(() => {
    database.exec(`
      INSERT INTO booking_deltas SELECT NULL, 1, * FROM counted_bookings WHERE booking NOT IN (SELECT id FROM temp.originals);
      INSERT INTO trip_deltas SELECT NULL, 1, * FROM ended_trips WHERE booking NOT IN (SELECT id FROM temp.originals);
      UPDATE watermarks SET folded_to = (SELECT max(id) FROM ledger_entries) WHERE stream = 'taxes';
      UPDATE watermarks SET folded_to = (SELECT max(seq) FROM trip_deltas) WHERE stream = 'tax-trips'`);
  });
  const rows = Object.fromEntries(
    ["tours", "bookings", "booking_events", "ledger_entries", "payments", "departures"].map((table) => [
      table,
      one(`SELECT count(*) FROM "${table}"`),
    ]),
  );
  database.close();
  return { rows, seconds: (performance.now() - started) / 1000 };
}
