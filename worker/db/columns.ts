import { integer } from "drizzle-orm/sqlite-core";

/** UTC instant in milliseconds. The database knows no other kind of instant. */
export function instant(name: string) {
  return integer(name, { mode: "number" });
}

/** The same, as the `Date` better-auth reads and writes. */
export function instantAsDate(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}
