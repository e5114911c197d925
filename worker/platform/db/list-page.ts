import { getTableName, sql, type AnyColumn, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { maxCounted, type RowCount } from "~/domain/office/list-count";
import { sortedPageOf } from "./cursor";
import type { Database } from "./client";
import { keyset, type Keyset, type SortColumns, type SortOf } from "./keyset";

/** Page of a list that is asked for. */
export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
  /** True if the rows of all pages are counted and summed. */
  isCounted?: boolean | undefined;
}

/** End of a page, and the number of rows of all pages if asked for. */
export interface PageEnd extends Partial<RowCount> {
  nextCursor: string | null;
  /** Sum of the counted rows; only of a list with one. */
  sum?: number;
}

/** Query of a page, before it is sorted and cut. */
interface Rows<Row> {
  orderBy(...columns: SQL[]): { limit(max: number): PromiseLike<Row[]> };
  limit(max: number): SQLWrapper;
}

/** Rows that may be read to count a list. */
interface CountedRows<Table extends SQLiteTable = SQLiteTable> {
  /** Table of the list's rows. */
  table: Table;
  /** Range of an index, in the index's order, that holds all rows of the list; by default all rows, the newest first. */
  within?: { where: SQL | undefined; order?: SQL } | undefined;
  /** Name of the selected column to sum. */
  sum?: string;
}

/** Parts of the query of a page, or of the rows to count. */
type ListPage<Table extends SQLiteTable> = Pick<Keyset, "key" | "after"> & {
  /** Table to select from: the list's own, or its rows to count under the same name. */
  table: Table;
};

/**
 * Reads one page of a list, and the number and sum of its rows if asked for. Counting reads at most `maxCounted` rows of one range.
 * @param by columns to sort by, the unique column that breaks ties, and the rows to count
 * @param select builds the query; it selects `key` as `sortKey` from `table` and has `after` in its WHERE
 * @param idOf value of the column that breaks ties
 * @throws AppError `invalid` for an invalid cursor, or one of another sort
 */
export async function readListPage<
  Name extends string,
  Row extends { sortKey: string | number },
  Table extends SQLiteTable,
>(
  db: Database,
  by: { columns: SortColumns<Name>; id: AnyColumn } & CountedRows<Table>,
  select: (page: ListPage<Table>) => Rows<Row>,
  { sort, cursor, limit, isCounted = false }: PageRequest & { sort: SortOf<Name> },
  idOf: (row: Row) => string | number,
): Promise<PageEnd & { shown: Omit<Row, "sortKey">[] }> {
  const page = keyset(by.columns, sort, by.id, cursor);
  const [rows, count] = await Promise.all([
    select({ ...page, table: by.table })
      .orderBy(...page.order)
      .limit(limit + 1),
    isCounted
      ? countRows(db, by, (table) => select({ key: page.key, after: undefined, table }).limit(maxCounted))
      : null,
  ]);
  return { ...sortedPageOf(rows, limit, sort, idOf), ...count };
}

async function countRows<Table extends SQLiteTable>(
  db: Database,
  { table, within, sum }: CountedRows<Table>,
  select: (table: Table) => SQLWrapper,
): Promise<Omit<PageEnd, "nextCursor">> {
  const rowid = sql`${table}.rowid`;
  const order = within ? within.order : sql`${rowid} DESC`;
  const range = sql`${table}${within?.where && sql` WHERE ${within.where}`}${order && sql` ORDER BY ${order}`}`;
  // NOT INDEXED keeps SQLite on these rows, instead of an index of a filter's column.
  const counted = db
    .select({ columns: sql`rowid AS rowid, *` })
    .from(sql`${table} NOT INDEXED`)
    .where(sql`${rowid} IN (SELECT ${rowid} FROM ${range} LIMIT ${maxCounted})`)
    .as(getTableName(table));
  // It has the table's name and columns, and its rowid: all that a list's query uses.
  const rows = select(counted as unknown as Table);
  const [found] = await db.all<{ total: number; sum: number; isCut: number }>(
    sql`SELECT count(*) AS total, ${sum === undefined ? sql`0` : sql`coalesce(sum(${sql.identifier(sum)}), 0)`} AS sum,
      EXISTS (SELECT 1 FROM ${range} LIMIT 1 OFFSET ${maxCounted}) AS isCut FROM ${rows}`,
  );
  const { total = 0, isCut = 0 } = found ?? {};
  return { total, isCut: isCut === 1, ...(sum !== undefined && { sum: found?.sum ?? 0 }) };
}
