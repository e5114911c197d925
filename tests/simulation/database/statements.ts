/** Statements that behave on D1 in a way of its own, for the contract test of the adapter. */

/** A value, a call by prepared statements, or what the call is refused with. */
export interface Call {
  name: string;
  run: (database: D1Database) => Promise<unknown>;
}

export const tables = [
  "CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, age INTEGER, data BLOB, CONSTRAINT people_not_too_old CHECK (age <= 150))",
  "CREATE TABLE pets (id TEXT PRIMARY KEY, owner INTEGER REFERENCES people(id) ON DELETE CASCADE, name TEXT)",
  "CREATE TABLE log (text TEXT)",
  "CREATE TRIGGER people_logged AFTER INSERT ON people BEGIN INSERT INTO log VALUES ('added ' || NEW.name); END",
  "CREATE TRIGGER people_kept BEFORE DELETE ON people WHEN OLD.name = 'kept' BEGIN SELECT RAISE(ABORT, 'rule:people_kept'); END",
];

const insert = "INSERT INTO people (name, age) VALUES (?, ?)";

export const calls: Call[] = [
  {
    name: "a number is bound as a real",
    run: (db) => db.prepare("SELECT typeof(?) AS a, ? / 2 AS b, typeof(1) AS c").bind(1, 3).all(),
  },
  {
    name: "a text, null and booleans",
    run: (db) =>
      db.prepare("SELECT ? AS a, ? AS b, ? AS c, ? AS d").bind("é\u0000x", null, true, false).all(),
  },
  {
    name: "bytes come back as numbers",
    run: (db) =>
      db
        .prepare("SELECT ? AS a, typeof(?) AS b")
        .bind(new Uint8Array([1, 255]), new Uint8Array([3]).buffer)
        .all(),
  },
  { name: "undefined is refused", run: async (db) => db.prepare("SELECT ?").bind(undefined).all() },
  { name: "an object is refused", run: async (db) => db.prepare("SELECT ?").bind({}).all() },
  { name: "a bigint is refused", run: async (db) => db.prepare("SELECT ?").bind(1n).all() },
  { name: "too few values", run: (db) => db.prepare("SELECT ?, ?").bind(1).all() },
  { name: "too many values", run: (db) => db.prepare("SELECT ?").bind(1, 2).all() },
  {
    name: "a write with its row",
    run: (db) => db.prepare(`${insert} RETURNING id, name`).bind("Asha", 30).all(),
  },
  { name: "run returns rows too", run: (db) => db.prepare("SELECT name FROM people").run() },
  { name: "first returns a row", run: (db) => db.prepare("SELECT name, age FROM people").first() },
  { name: "first returns a column", run: (db) => db.prepare("SELECT name, age FROM people").first("age") },
  { name: "first of an unknown column", run: (db) => db.prepare("SELECT name FROM people").first("other") },
  { name: "first without a row", run: (db) => db.prepare("SELECT name FROM people WHERE id = 99").first() },
  { name: "raw rows", run: (db) => db.prepare("SELECT name, name, age FROM people").raw() },
  {
    name: "raw rows with names",
    run: (db) => db.prepare("SELECT name, age AS years FROM people").raw({ columnNames: true }),
  },
  { name: "equal names in an object", run: (db) => db.prepare("SELECT 1 AS a, 2 AS a").all() },
  { name: "changes count what triggers change", run: (db) => db.prepare(insert).bind("Ravi", 40).run() },
  { name: "changes of nothing", run: (db) => db.prepare("UPDATE people SET age = 1 WHERE id = 99").run() },
  { name: "UNIQUE", run: (db) => db.prepare(insert).bind("Asha", 1).run() },
  { name: "NOT NULL", run: (db) => db.prepare(insert).bind(null, 1).run() },
  { name: "CHECK", run: (db) => db.prepare(insert).bind("Old", 200).run() },
  { name: "FOREIGN KEY", run: (db) => db.prepare("INSERT INTO pets VALUES ('a', 99, 'Rex')").run() },
  {
    name: "a trigger's refusal",
    run: async (db) => {
      await db.prepare(insert).bind("kept", 1).run();
      return db.prepare("DELETE FROM people WHERE name = 'kept'").run();
    },
  },
  { name: "no such table", run: (db) => db.prepare("SELECT * FROM nothing").all() },
  { name: "a syntax error", run: (db) => db.prepare("SELEC 1").all() },
  {
    name: "a batch with the row of an earlier statement",
    run: (db) =>
      db.batch([
        db.prepare(insert).bind("Leela", 20),
        db.prepare("SELECT count(*) AS count FROM people"),
        db.prepare("SELECT name FROM people WHERE id = last_insert_rowid()"),
      ]),
  },
  {
    name: "a batch that fails leaves nothing",
    run: async (db) => {
      const failed = await db
        .batch([db.prepare(insert).bind("Gone", 1), db.prepare(insert).bind("Asha", 1)])
        .catch((error: unknown) => String(error));
      return {
        failed,
        left: await db.prepare("SELECT count(*) AS count FROM people WHERE name = 'Gone'").first(),
      };
    },
  },
  {
    name: "a batch that fails leaves no number",
    run: async (db) => {
      await db
        .batch([db.prepare(insert).bind("Gone", 1), db.prepare("SELECT * FROM nothing")])
        .catch(() => undefined);
      return db.prepare(`${insert} RETURNING id`).bind("Next", 1).all();
    },
  },
  { name: "an empty batch", run: (db) => db.batch([]) },
  {
    name: "a foreign key that holds at the end of a batch",
    run: (db) =>
      db.batch([
        db.prepare("PRAGMA defer_foreign_keys = on"),
        db.prepare("INSERT INTO pets VALUES ('b', 500, 'Rex')"),
        db.prepare("INSERT INTO people (id, name) VALUES (500, 'Late')"),
      ]),
  },
  { name: "a cascade", run: (db) => db.prepare("DELETE FROM people WHERE id = 500").run() },
  {
    name: "as many values as allowed",
    run: (db) =>
      db
        .prepare(`SELECT ${Array.from({ length: 100 }, () => "?").join(" + ")} AS sum`)
        .bind(...Array.from({ length: 100 }, () => 1))
        .all(),
  },
  {
    name: "one value too many",
    run: (db) =>
      db
        .prepare(`SELECT ${Array.from({ length: 101 }, () => "?").join(" + ")} AS sum`)
        .bind(...Array.from({ length: 101 }, () => 1))
        .all(),
  },
  {
    name: "a pattern that is too long",
    run: (db) => db.prepare("SELECT 'a' LIKE ? AS a").bind("a".repeat(51)).all(),
  },
  {
    name: "a statement that is too long",
    run: (db) => db.prepare(`SELECT '${"a".repeat(100_000)}' AS a`).all(),
  },
  {
    name: "JSON, and numbers of JSON",
    run: (db) =>
      db
        .prepare("SELECT json_extract(?, '$.a') AS a, value FROM json_each('[1, 2.5, \"x\", null]')")
        .bind('{"a":{"b":1}}')
        .all(),
  },
  {
    name: "a large number",
    run: (db) =>
      db
        .prepare("SELECT ? AS a, 9007199254740991 AS b, 1e300 AS c")
        .bind(2 ** 53 - 1)
        .all(),
  },
  {
    name: "arithmetic of texts and reals",
    run: (db) =>
      db
        .prepare("SELECT ? || '' AS a, CAST(? AS INTEGER) AS b, round(?) AS c, ? % 7 AS d")
        .bind(5, 5.9, 2.5, 20)
        .all(),
  },
  {
    name: "dates",
    run: (db) =>
      db
        .prepare(
          "SELECT date(?, 'unixepoch', '+330 minutes') AS a, unixepoch('2027-01-04') AS b, strftime('%Y-%m', ?, 'unixepoch') AS c",
        )
        .bind(1_799_000_000, 1_799_000_000)
        .all(),
  },
  { name: "exec", run: async (db) => (await db.exec("SELECT 1\nSELECT 2")).count },
  {
    name: "all that is left",
    run: (db) =>
      db.batch([
        db.prepare("SELECT * FROM people"),
        db.prepare("SELECT * FROM pets"),
        db.prepare("SELECT * FROM log"),
      ]),
  },
];

/** Runs all calls in order. @returns by name what each returned or was refused with, without what differs between machines */
export async function answersOf(database: D1Database): Promise<Record<string, unknown>> {
  for (const sql of tables) await database.prepare(sql).run();
  const answers: Record<string, unknown> = {};
  for (const { name, run } of calls)
    answers[name] = await run(database).then(plain, (error: unknown) => ({ refused: refusalOf(error) }));
  return answers;
}

/** Leaves out durations, sizes and who served it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const { meta, ...rest } = value as { meta?: { changes: number; last_row_id: number } };
  if (!meta) return value;
  const { changes, last_row_id } = meta;
  // After a read it is that of any earlier write of the connection.
  return { ...rest, meta: changes > 0 ? { changes, last_row_id } : { changes } };
}

/** The messages of an error and its causes. Positions in the text are SQLite's. */
function refusalOf(error: unknown): string[] {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    messages.push(cause.message.replace(/ at offset \d+/, ""));
  return messages;
}
