import { sql } from "drizzle-orm";
import { check, integer, type SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Defines a column with a UTC instant in milliseconds, the only format of instants in the database. */
export function instant(name: string) {
  return integer(name, { mode: "number" });
}

/** Defines the same column read and written as `Date`, for better-auth. */
export function instantAsDate(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}

/** Refuses a folded name that is not the name's (`foldText`), as far as SQLite, which folds ASCII letters only, can compare. Empty is none. */
export function checkFolded(constraint: string, name: SQLiteColumn, folded: SQLiteColumn) {
  return check(
    constraint,
    sql`${folded} = '' OR ${name} GLOB '*[^ -~]*' OR instr(${name}, '  ') OR ${folded} = lower(trim(replace(${name}, '''', '')))`,
  );
}
