import { integer } from "drizzle-orm/sqlite-core";

/** Defines a column with a UTC instant in milliseconds, the only format of instants in the database. */
export function instant(name: string) {
  return integer(name, { mode: "number" });
}

/** Defines the same column read and written as `Date`, for better-auth. */
export function instantAsDate(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}
