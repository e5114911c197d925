import { SQL, asc, desc, is, sql, type AnyColumn } from "drizzle-orm";
import { decodeSortedCursor } from "./cursor";

/** Sort keys of a list, by name. Never null, so that every row has a position. */
export type SortColumns<Name extends string> = Record<Name, AnyColumn | SQL>;

/** Name of a sort: ascending, or descending with a leading "-". */
export type SortOf<Name extends string> = Name | `-${Name}`;

export interface Keyset {
  key: SQL.Aliased<string | number>;
  after: SQL | undefined;
  order: SQL[];
}

/**
 * Builds a keyset-paginated query: select `key` as `sortKey`, put `after` into the WHERE and `order` into the ORDER
 * BY, fetch one row more than the page size, and pass the rows to `sortedPageOf`.
 * @param id breaks ties; unique
 * @throws AppError `invalid` for an invalid cursor, or one of another sort
 */
export function keyset<Name extends string>(
  columns: SortColumns<Name>,
  sort: SortOf<Name>,
  id: AnyColumn,
  cursor: string | null | undefined,
): Keyset {
  const isDown = sort.startsWith("-");
  const by = columns[(isDown ? sort.slice(1) : sort) as Name];
  return {
    key: sql<string | number>`${by}`.as("sort_key"),
    after: cursor ? comesAfter(by, id, isDown, decodeSortedCursor(cursor, sort)) : undefined,
    order: isDown ? [desc(by), desc(id)] : [asc(by), asc(id)],
  };
}

function comesAfter(
  by: AnyColumn | SQL,
  id: AnyColumn,
  isDown: boolean,
  [lastKey, lastId]: [string | number, string | number],
): SQL {
  const order = sql.raw(isDown ? "<" : ">");
  const after = sql`(${by}, ${id}) ${order} (${lastKey}, ${lastId})`;
  // SQLite cannot seek on a row value that starts with an expression, and would scan all earlier pages.
  return is(by, SQL) ? sql`(${by} ${order}= ${lastKey} AND ${after})` : after;
}
