import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * D1's interface over `node:sqlite`, with D1's rules: batches are atomic and run one at a time, values have its types, errors its words,
 * and statements its limits. tests/worker/node-d1.test.ts runs the same statements on workerd's D1 and compares. Source of the limits:
 * developers.cloudflare.com/d1/platform/limits
 */
export interface NodeD1Options {
  /** Carries a call to the database and its answer back: the simulation lets time pass, loses either, and decides who is next. */
  carry?: (call: () => Rows[], queries: readonly Query[]) => Promise<Rows[]>;
  /** Changes the text of a statement before it is prepared. */
  rewrite?: (sql: string) => string;
}

type Value = null | number | string | Uint8Array;

export interface Query {
  sql: string;
  values: readonly Value[];
}

export interface Rows {
  columns: string[];
  rows: unknown[][];
  meta: { changes: number; last_row_id: number };
}

interface PreparedStatement {
  statement: StatementSync;
  /** Number of values that it takes. */
  values: number;
  columns: string[];
  isRead: boolean;
}

/** Bytes. */
const maxStatement = 100_000;

/** Counts the question marks of a statement outside of texts, names and comments. */
function countValues(sql: string): number {
  return sql.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[^]*?\*\//g, "").split("?").length - 1;
}

/** Opens a database in memory with the limits of D1. */
export function openNodeDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  Object.assign(database.limits, {
    column: 100,
    exprDepth: 100,
    compoundSelect: 5,
    functionArg: 32,
    attach: 0,
    likePatternLength: 50,
    variableNumber: 100,
    triggerDepth: 10,
  });
  return database;
}

/** Returns a binding of the database. */
export function createNodeD1(database: DatabaseSync, options: NodeD1Options = {}): D1Database {
  const statements = new Map<string, PreparedStatement>();
  const rewrite = options.rewrite ?? ((sql: string) => sql);
  const carry = options.carry ?? (async (call: () => Rows[]) => call());
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const counters = database.prepare("SELECT total_changes() AS changes, last_insert_rowid() AS row");

  function prepare(sql: string): PreparedStatement {
    const known = statements.get(sql);
    if (known) return known;
    if (Buffer.byteLength(sql) > maxStatement) throw new Error("statement too long: SQLITE_TOOBIG");
    const statement = database.prepare(rewrite(sql));
    statement.setReturnArrays(true);
    const prepared = {
      statement,
      values: countValues(sql),
      columns: statement.columns().map(({ name }) => name),
      isRead: /^\s*select\b/i.test(sql),
    };
    statements.set(sql, prepared);
    return prepared;
  }

  function run({ sql, values }: Query): Rows {
    const { statement, values: expected, columns, isRead } = prepare(sql);
    if (values.length !== expected) throw new Error("Wrong number of parameter bindings for SQL query.");
    const before = isRead ? null : counters.get();
    const rows = statement.all(...values) as unknown as unknown[][];
    for (const row of rows) for (const [index, value] of row.entries()) row[index] = toJson(value);
    const after = isRead ? null : counters.get();
    const changes = Number(after?.changes ?? 0) - Number(before?.changes ?? 0);
    // The row of an earlier write would depend on what else this process has done.
    return { columns, rows, meta: { changes, last_row_id: changes > 0 ? Number(after?.row) : 0 } };
  }

  /** Runs queries as one transaction. */
  function runAll(queries: readonly Query[]): Rows[] {
    try {
      // SQLite makes one statement a transaction by itself.
      if (queries.length === 1) return queries.map(run);
      begin.run();
      const results = queries.map(run);
      commit.run();
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw asD1Error(error);
    }
  }

  return bindingOf((queries) => carry(() => runAll(queries), queries));
}

function bindingOf(send: (queries: readonly Query[]) => Promise<Rows[]>): D1Database {
  const queries = new WeakMap<object, Query>();

  function statementOf(query: Query): D1PreparedStatement {
    const one = async () => {
      const [result] = await send([query]);
      if (!result) throw new Error("no result");
      return result;
    };
    const all = async () => toResult(await one());
    const statement = {
      bind: (...values: unknown[]) => statementOf({ ...query, values: values.map(toValue) }),
      async first(column?: string) {
        const { columns, rows } = await one();
        const row = rows[0];
        if (!row) return null;
        if (column === undefined) return toObject(columns, row);
        if (!columns.includes(column))
          throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`, {
            cause: new Error("Column not found"),
          });
        return row[columns.lastIndexOf(column)];
      },
      run: all,
      all,
      async raw(options?: { columnNames?: boolean }) {
        const { columns, rows } = await one();
        return options?.columnNames ? [columns, ...rows] : rows;
      },
    };
    queries.set(statement, query);
    // The interface's overloads are generic; the values are those of the statement.
    return statement as unknown as D1PreparedStatement;
  }

  const database = {
    prepare: (sql: string) => statementOf({ sql, values: [] }),
    async batch(statements: readonly D1PreparedStatement[]) {
      const known = statements.map((statement) => queries.get(statement));
      if (known.length === 0) throw d1Error("D1_ERROR", "No SQL statements detected.");
      return (await send(known.flatMap((query) => query ?? []))).map(toResult);
    },
    async exec(text: string) {
      const lines = text.trim().split("\n");
      for (const sql of lines) await send([{ sql, values: [] }]);
      return { count: lines.length, duration: 0 };
    },
    withSession: () => ({ ...database, getBookmark: () => null }),
    dump: () => Promise.reject(new Error("D1_ERROR: dump is not supported")),
  };
  return database as unknown as D1Database;
}

function toObject(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name, index) => [name, row[index]]));
}

function toResult({ columns, rows, meta }: Rows) {
  return { success: true as const, results: rows.map((row) => toObject(columns, row)), meta };
}

function d1Error(code: string, message: string): Error {
  return new Error(`${code}: ${message}`, { cause: new Error(message) });
}

/** D1 takes numbers, texts, booleans, null and bytes. */
function toValue(value: unknown): Value {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  throw d1Error("D1_TYPE_ERROR", `Type '${typeof value}' not supported for value '${String(value)}'`);
}

/** Answers travel as JSON: bytes become numbers. */
function toJson(value: unknown): unknown {
  return value instanceof Uint8Array ? Array.from(value) : value;
}

/** Names of SQLite's extended codes. Source: sqlite.org/rescode.html */
const extendedCodes: Record<number, string> = {
  275: "CHECK",
  787: "FOREIGNKEY",
  1299: "NOTNULL",
  1555: "PRIMARYKEY",
  1811: "TRIGGER",
  2067: "UNIQUE",
  2579: "ROWID",
  3091: "DATATYPE",
};

function asD1Error(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const code = Number(Reflect.get(Object(error), "errcode"));
  const extended = extendedCodes[code];
  const message = extended
    ? `${text}: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_${extended})`
    : code === 1 || code === 18
      ? `${text}: SQLITE_${code === 1 ? "ERROR" : "TOOBIG"}`
      : text;
  return d1Error("D1_ERROR", message);
}
