/** Rows of one query: D1 ends a query after 30 seconds, and its answer must fit into memory. */
const pageRows = 500;

/** Name as an SQL identifier. */
const id = (name) => `"${name.replaceAll('"', '""')}"`;

/** Tables that the database or Cloudflare keeps by itself. */
const isInternal = (name) => /^(?:sqlite_|_cf_|_litestream)/.test(name);

/** Reads the schema, with the tables that full-text indexes keep their data in left out. */
async function readSchema(query) {
  const entries = await query(
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid",
  );
  const indexes = entries.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name);
  const isShadow = (name) =>
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

/** Yields the rows of a table as INSERT statements. SQLite's quote() keeps every type, blobs too. */
async function* insertsOf(query, name) {
  // Generated columns (hidden is not 0) are computed again.
  const columns = (await query(`PRAGMA table_xinfo(${id(name)})`)).filter(({ hidden }) => hidden === 0);
  const names = columns.map((column) => id(column.name)).join(", ");
  const values = columns.map((column, index) => `quote(${id(column.name)}) AS c${index}`).join(", ");
  let after = null;
  for (;;) {
    const where = after === null ? "" : `WHERE rowid > ${after}`;
    const rows = await query(
      `SELECT rowid AS at, ${values} FROM ${id(name)} ${where} ORDER BY rowid LIMIT ${pageRows}`,
    );
    for (const row of rows)
      yield `INSERT INTO ${id(name)} (${names}) VALUES (${columns.map((_, index) => row[`c${index}`]).join(", ")});`;
    if (rows.length < pageRows) return;
    after = rows.at(-1).at;
  }
}

/** Yields the statements that fill a full-text index: from its table if it has one, else with its own rows. */
async function* fullTextOf(query, { name, sql }) {
  yield `${sql};`;
  const settings = await query(`SELECT k, quote(v) AS v FROM ${id(`${name}_config`)} WHERE k <> 'version'`);
  for (const { k, v } of settings) yield `INSERT INTO ${id(name)} (${id(name)}, rank) VALUES ('${k}', ${v});`;
  if (/\bcontent\s*=/.test(sql)) {
    yield `INSERT INTO ${id(name)} (${id(name)}) VALUES ('rebuild');`;
    return;
  }
  const columns = (await query(`PRAGMA table_info(${id(name)})`)).map((column) => id(column.name));
  const values = columns.map((column, index) => `quote(${column}) AS c${index}`).join(", ");
  let after = null;
  for (;;) {
    const where = after === null ? "" : `WHERE rowid > ${after}`;
    const rows = await query(
      `SELECT rowid AS at, ${values} FROM ${id(name)} ${where} ORDER BY rowid LIMIT ${pageRows}`,
    );
    for (const row of rows)
      yield `INSERT INTO ${id(name)} (rowid, ${columns.join(", ")}) VALUES (${row.at}, ${columns.map((_, index) => row[`c${index}`]).join(", ")});`;
    if (rows.length < pageRows) return;
    after = rows.at(-1).at;
  }
}

/**
 * Yields the statements that create a copy of a database in an empty one. D1's own export refuses databases with a full-text index
 * (cloudflare/workers-sdk issue 9519). Triggers come last: with them, the rows would be counted and indexed twice.
 * @param query runs a statement that reads, and returns its rows
 */
export async function* dumpDatabase(query) {
  const { tables, fullText, others } = await readSchema(query);
  yield "PRAGMA defer_foreign_keys = true;";
  for (const { sql } of tables) yield `${sql};`;
  for (const { name } of tables) yield* insertsOf(query, name);
  const sequences = await query("SELECT name, seq FROM sqlite_sequence");
  yield "DELETE FROM sqlite_sequence;";
  for (const { name, seq } of sequences)
    yield `INSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', ${seq});`;
  for (const { sql } of others.filter(({ type }) => type !== "trigger")) yield `${sql};`;
  for (const entry of fullText) yield* fullTextOf(query, entry);
  for (const { sql } of others.filter(({ type }) => type === "trigger")) yield `${sql};`;
  // Isolates keep the tours in memory by this token: a new one makes them read the restored tours.
  if (tables.some(({ name }) => name === "catalogue_epoch"))
    yield "UPDATE catalogue_epoch SET token = lower(hex(randomblob(8)));";
}

/** Counts the rows of every table, to compare a restored database with its backup. */
export async function countRows(query) {
  const { tables } = await readSchema(query);
  const counts = {};
  for (const { name } of tables) [{ n: counts[name] }] = await query(`SELECT count(*) AS n FROM ${id(name)}`);
  return counts;
}
