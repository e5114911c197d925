import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/process.mjs";

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

/** Reads the migrations with one of these file names. */
export function readMigrations(isWanted: (name: string) => boolean): { name: string; sql: string }[] {
  const folder = path.join(root, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && isWanted(name))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(path.join(folder, name), "utf8") }));
}
