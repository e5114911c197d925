import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";

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
  const values = Object.values(row).map(literal).join(", ");
  return `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${values})`;
}

/** Returns one insert for rows with the same columns, none without rows. D1 would refuse one of more than 100,000 bytes. */
export function insertAll(table: string, rows: readonly Row[]): string[] {
  const [first, ...others] = rows;
  if (!first) return [];
  const more = others.map((row) => `,\n(${Object.values(row).map(literal).join(", ")})`);
  return [insert(table, first) + more.join("")];
}

/** Returns the text of a query of the application, with its values as literals. */
export function textOf(statement: SQL): string {
  return new SQLiteSyncDialect().sqlToQuery(statement.inlineParams()).sql;
}
