import { sql, type AnyColumn, type SQL, type SQLWrapper } from "drizzle-orm";
import { maxCounted } from "~/domain/office/list-count";
import { sortedPageOf } from "../keyset";
import type { Database } from "./client";
import { keyset, type Keyset, type SortColumns, type SortOf } from "./keyset";

/** Page of a list that is asked for. */
export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
  /** True if the rows of all pages are counted. */
  isCounted?: boolean | undefined;
}

/** End of a page. */
export interface PageEnd {
  nextCursor: string | null;
  /** Number of rows of all pages, at most one more than `maxCounted`; only if asked for. */
  total?: number;
}

/** Query of a page, before it is sorted and cut. */
interface Rows<Row> {
  orderBy(...columns: SQL[]): { limit(max: number): PromiseLike<Row[]> };
  limit(max: number): SQLWrapper;
}

/**
 * Reads one page of a list, and the number of its rows if asked for. The count ends with `maxCounted` rows.
 * @param by columns to sort by, and the unique column that breaks ties
 * @param select builds the query; it selects `key` as `sortKey` and has `after` in its WHERE
 * @param idOf value of the column that breaks ties
 * @throws AppError `invalid` for an invalid cursor, or one of another sort
 */
export async function readListPage<Name extends string, Row extends { sortKey: string | number }>(
  db: Database,
  by: { columns: SortColumns<Name>; id: AnyColumn },
  select: (page: Pick<Keyset, "key" | "after">) => Rows<Row>,
  { sort, cursor, limit, isCounted = false }: PageRequest & { sort: SortOf<Name> },
  idOf: (row: Row) => string | number,
): Promise<PageEnd & { shown: Omit<Row, "sortKey">[] }> {
  const page = keyset(by.columns, sort, by.id, cursor);
  const [rows, total] = await Promise.all([
    select(page)
      .orderBy(...page.order)
      .limit(limit + 1),
    isCounted ? countRows(db, select({ ...page, after: undefined }).limit(maxCounted + 1)) : null,
  ]);
  return { ...sortedPageOf(rows, limit, sort, idOf), ...(total !== null && { total }) };
}

async function countRows(db: Database, rows: SQLWrapper): Promise<number> {
  const [found] = await db.all<{ total: number }>(sql`SELECT count(*) AS total FROM (${rows})`);
  return found?.total ?? 0;
}
