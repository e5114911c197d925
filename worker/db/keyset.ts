import { SQL, asc, desc, is, sql } from "drizzle-orm";
import type { AnyColumn } from "drizzle-orm";
import { decodeSortedCursor } from "../keyset";

/** What a list can be sorted by, by name: never null, so that every row has its place. */
export type SortColumns<Name extends string> = Record<Name, AnyColumn | SQL>;

/** A name of a sort, upwards, or with "-" in front downwards. */
export type SortOf<Name extends string> = Name | `-${Name}`;

/**
 * The parts of a query that lists a page by keyset: select `key` as `sortKey`, put `after` into the WHERE and `order` into
 * the ORDER BY, ask for one row more than the page has, and give the rows to `sortedPageOf`.
 * @param id breaks ties; unique
 * @throws AppError `invalid` for a cursor that is none, or is of another sort
 */
export function keyset<Name extends string>(
  columns: SortColumns<Name>,
  sort: SortOf<Name>,
  id: AnyColumn,
  cursor: string | null | undefined,
): { key: SQL.Aliased<string | number>; after: SQL | undefined; order: SQL[] } {
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
  // SQLite does not seek to a pair that begins with an expression, and would read all pages before this one.
  return is(by, SQL) ? sql`(${by} ${order}= ${lastKey} AND ${after})` : after;
}
