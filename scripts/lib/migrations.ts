import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./process.mjs";

/** Statements after which code written for the schema before may fail. */
const contracting: [RegExp, string][] = [
  [/\bDROP\s+TABLE\b/i, "drops a table"],
  [/\bDROP\s+COLUMN\b/i, "drops a column"],
  [/\bDROP\s+VIEW\b/i, "drops a view"],
  [/\bRENAME\b/i, "renames"],
  [
    /\bADD\b(?:(?!DEFAULT|GENERATED|;)[\s\S])*\bNOT\s+NULL\b(?!(?:(?!;)[\s\S])*\bDEFAULT\b)/i,
    "adds a required column without a default",
  ],
];

/** Says what of a migration breaks older code; null if it only expands. Comments do not count. */
export function contractionIn(sql: string): string | null {
  for (const statement of sql.replaceAll(/--.*$/gm, "").split(";")) {
    const found = contracting.find(([pattern]) => pattern.test(statement));
    if (found) return found[1];
  }
  return null;
}

/** A migration that contracts says since when no deployed code needs what it removes: "-- contract: ...". */
export function isDeclared(sql: string): boolean {
  return /^-- contract: \S/m.test(sql);
}

export interface Migration {
  /** File name. */
  name: string;
  sql: string;
}

/** Reads the migrations in their order. */
export function readMigrations(): Migration[] {
  const folder = path.join(root, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(path.join(folder, name), "utf8") }));
}

/** Returns the newest migration's file name. */
export function newestMigration(): string {
  return readMigrations().at(-1)?.name ?? "";
}

/** Finds a migration that is not ours: nothing migrates the data of another version to ours. */
export function findForeignMigration(applied: readonly string[]): string | undefined {
  const ours = new Set(readMigrations().map(({ name }) => name));
  return applied.find((name) => !ours.has(name));
}

/** Creates the table in which Wrangler records the applied migrations. */
export const migrationsTable =
  "CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";
