/** An SQL expression that is to stand in a statement as it is. */
export class Expression {
  constructor(readonly sql: string) {}
}

type Value = string | number | boolean | null | object;

/** A value as an SQL literal; objects and arrays as JSON text. */
export function literal(value: Value): string {
  if (value === null) return "NULL";
  if (value instanceof Expression) return value.sql;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** `INSERT INTO table (...) VALUES (...)`, without the closing semicolon. */
export function insert(table: string, row: Record<string, Value>): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")})`;
}
