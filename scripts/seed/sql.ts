/** A raw SQL expression, inserted without quoting. */
export class Expression {
  readonly sql: string;
  constructor(sql: string) {
    this.sql = sql;
  }
}

/** The id of a tour, looked up by its slug. */
export function tourId(slug: string): Expression {
  return new Expression(`(SELECT id FROM tours WHERE slug = ${literal(slug)})`);
}

type Value = string | number | boolean | null | object;

/** Formats a value as an SQL literal; objects and arrays as JSON text. */
export function literal(value: Value): string {
  if (value === null) return "NULL";
  if (value instanceof Expression) return value.sql;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

type Row = Record<string, Value>;

/** Returns `INSERT INTO table (...) VALUES (...)`, without a semicolon. */
export function insert(table: string, row: Row): string {
  return `${insertInto(table, row)} ${tuple(row)}`;
}

// D1 accepts statements of up to 100,000 bytes; a character of our texts may take three.
const maxStatement = 33_000;

/** Returns inserts for rows with the same columns, in as few statements as D1 allows. */
export function insertAll(table: string, rows: readonly Row[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const statements: string[] = [];
  let tuples: string[] = [];
  let length = 0;
  function finish() {
    statements.push(`${insertInto(table, first ?? {})} ${tuples.join(",\n")}`);
    tuples = [];
    length = 0;
  }
  for (const row of rows) {
    const values = tuple(row);
    if (length > 0 && length + values.length > maxStatement) finish();
    tuples.push(values);
    length += values.length;
  }
  finish();
  return statements;
}

function insertInto(table: string, row: Row): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES`;
}

function tuple(row: Row): string {
  return `(${Object.values(row).map(literal).join(", ")})`;
}
