import { z } from "zod";
import type { Query } from "./data.ts";

/** Rows of one query: D1 ends a query after 30 seconds, and its answer must fit into memory. */
const pageRows = 500;

/** Name as an SQL identifier. */
const id = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables that the database or Cloudflare keeps by itself. */
const isInternal = (name: string) => /^(?:sqlite_|_cf_|_litestream)/.test(name);

/** Tables of the sums behind reports, which are counted from the other rows again: these were read at different moments. */
const isCounted = (name: string) => /_(?:totals|deltas)$|^(?:trip_balances|watermarks)$/.test(name);

const entriesSchema = z.array(
  z.object({ type: z.string(), name: z.string(), tbl_name: z.string(), sql: z.string() }),
);
type Entry = z.output<typeof entriesSchema>[number];

/** Reads the schema, with the tables that full-text indexes keep their data in left out. */
async function readSchema(query: Query) {
  const entries = entriesSchema.parse(
    await query("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"),
  );
  const indexes = entries.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name);
  const isShadow = (name: string) =>
    indexes.some(
      (index) => name.startsWith(`${index}_`) && /_(?:data|idx|content|docsize|config)$/.test(name),
    );
  const known = entries.filter(
    ({ name, tbl_name }) => !isInternal(name) && !isInternal(tbl_name) && !isShadow(name),
  );
  return {
    tables: known.filter(({ type, name }) => type === "table" && !indexes.includes(name)),
    fullText: known.filter(({ name }) => indexes.includes(name)),
    others: ["index", "view", "trigger"].flatMap((type) => known.filter((entry) => entry.type === type)),
  };
}

/** Yields the rows of a table or index in pages, by their ids: `at` and c0, c1 and so on. SQLite's quote() keeps every type, blobs too. */
async function* rowsOf(query: Query, name: string, columns: string[]) {
  const values = columns.map((column, index) => `quote(${column}) AS c${index}`).join(", ");
  let after: unknown = null;
  for (;;) {
    const where = after === null ? "" : `WHERE rowid > ${String(after)}`;
    const rows = await query(
      `SELECT rowid AS at, ${values} FROM ${id(name)} ${where} ORDER BY rowid LIMIT ${pageRows}`,
    );
    for (const row of rows)
      yield { at: String(row.at), values: columns.map((_, index) => String(row[`c${index}`])).join(", ") };
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.at;
  }
}

/** Yields the rows of a table without rowids in pages. */
async function* rowsByKey(query: Query, name: string, columns: string[], key: string[]) {
  const values = columns.map((column, index) => `quote(${column}) AS c${index}`).join(", ");
  for (let offset = 0; ; offset += pageRows) {
    const rows = await query(
      `SELECT ${values} FROM ${id(name)} ORDER BY ${key.join(", ")} LIMIT ${pageRows} OFFSET ${offset}`,
    );
    for (const row of rows) yield { values: columns.map((_, index) => String(row[`c${index}`])).join(", ") };
    if (rows.length < pageRows) return;
  }
}

/** Yields the rows of a table as INSERT statements. */
async function* insertsOf(query: Query, name: string) {
  // Generated columns (hidden is not 0) are computed again.
  const known = (await query(`PRAGMA table_xinfo(${id(name)})`)).filter(({ hidden }) => hidden === 0);
  const columns = known.map((column) => id(String(column.name)));
  const key = known.filter(({ pk }) => pk !== 0).map((column) => id(String(column.name)));
  const [table] = await query(`PRAGMA table_list(${id(name)})`);
  const rows = table?.wr === 1 ? rowsByKey(query, name, columns, key) : rowsOf(query, name, columns);
  for await (const { values } of rows)
    yield `INSERT INTO ${id(name)} (${columns.join(", ")}) VALUES (${values});`;
}

/** Yields the statements that fill a full-text index: from its table if it has one, else with its own rows. */
async function* fullTextOf(query: Query, { name, sql }: Entry) {
  yield `${sql};`;
  const settings = await query(`SELECT k, quote(v) AS v FROM ${id(`${name}_config`)} WHERE k <> 'version'`);
  for (const { k, v } of settings)
    yield `INSERT INTO ${id(name)} (${id(name)}, rank) VALUES ('${String(k)}', ${String(v)});`;
  if (/\bcontent\s*=/.test(sql)) {
    yield `INSERT INTO ${id(name)} (${id(name)}) VALUES ('rebuild');`;
    return;
  }
  const columns = (await query(`PRAGMA table_info(${id(name)})`)).map((column) => id(String(column.name)));
  for await (const { at, values } of rowsOf(query, name, columns))
    yield `INSERT INTO ${id(name)} (rowid, ${columns.join(", ")}) VALUES (${at}, ${values});`;
}

/** Returns true if a statement creates a unique index. */
function isUnique({ sql }: { sql: string }): boolean {
  return /^CREATE UNIQUE INDEX/i.test(sql);
}

/**
 * Yields the statements that create a copy of a database in an empty one. D1's own export refuses databases with a full-text index
 * (cloudflare/workers-sdk issue 9519). Triggers come last: with them, the rows would be counted and indexed twice.
 * @param query runs a statement that reads, and returns its rows
 */
export async function* dumpDatabase(query: Query): AsyncGenerator<string> {
  const { tables, fullText, others } = await readSchema(query);
  yield "PRAGMA defer_foreign_keys = true;";
  // Before the rows: a foreign key to a column without its unique index is an error.
  for (const { sql } of [...tables, ...others.filter(isUnique)]) yield `${sql};`;
  for (const { name } of tables) if (!isCounted(name)) yield* insertsOf(query, name);
  const sequences = await query("SELECT name, seq FROM sqlite_sequence");
  yield "DELETE FROM sqlite_sequence;";
  for (const { name, seq } of sequences)
    yield `INSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', ${seq});`;
  for (const { sql } of others.filter((entry) => entry.type !== "trigger" && !isUnique(entry)))
    yield `${sql};`;
  if (tables.some(({ name }) => name === "watermarks")) {
    yield "INSERT INTO watermarks VALUES ('bookings', 0), ('trips', 0), ('ledger', 0), ('taxes', 0), ('tax-trips', 0);";
    yield "INSERT INTO booking_deltas SELECT NULL, 1, * FROM counted_bookings;";
    yield "INSERT INTO trip_deltas SELECT NULL, 1, * FROM ended_trips;";
  }
  for (const entry of fullText) yield* fullTextOf(query, entry);
  for (const { sql } of others.filter(({ type }) => type === "trigger")) yield `${sql};`;
  // Isolates keep the tours in memory by this token: a new one makes them read the restored tours.
  if (tables.some(({ name }) => name === "catalogue_epoch"))
    yield "UPDATE catalogue_epoch SET token = lower(hex(randomblob(8)));";
}

/** Counts the rows of every table but those of sums, to compare a restored database with its backup. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const { tables } = await readSchema(query);
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !isCounted(table.name))) {
    const [row] = await query(`SELECT count(*) AS n FROM ${id(name)}`);
    counts[name] = Number(row?.n);
  }
  return counts;
}
