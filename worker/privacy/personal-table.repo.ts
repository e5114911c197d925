import { eq, getTableColumns, getTableName, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { bookings } from "../platform/db/schema";
import type { Named, ResultOf } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import type { Owner } from "./personal-data-scope.repo";

/** The personal data of one table: how they are exported, or why not, and how they are erased, or why they stay. */
export type PersonalTable = { exported: ExportedPart | string } & (Erasure | { stays: string });

interface ExportedPart {
  /** Name in the file. */
  as: string;
  query: (person: Person) => Named;
  /** Returns what the file says of the rows. */
  show(rows: unknown, reader: Reader): unknown;
}

/** Steps in their order. Those of an account run after those of its bookings. */
type Erasure = Partial<Steps> & (Pick<Steps, "account"> | Pick<Steps, "bookings">);

interface Steps {
  account: readonly Step<ErasedPerson>[];
  /** For what was made with an address by a guest. */
  guest: readonly Step<ErasedPerson>[];
  bookings: readonly Step<ErasedBookings>[];
}

export type Step<Scope> = (scope: Scope) => BatchItem<"sqlite">;

export interface Person {
  db: Database;
  owner: Owner;
}

interface Reader {
  owner: Owner;
  keys: Keys;
}

interface Guarded {
  db: Database;
  /** Adds the guard of the erasure to a condition. */
  of: (condition: SQL | undefined) => SQL | undefined;
}

export type ErasedPerson = Person & Guarded;

/** Bookings whose travelers' details are being erased. */
export interface ErasedBookings extends Guarded {
  /** Matches a column with the ids of these bookings. */
  isIn: (column: SQLWrapper) => SQL;
  /** UTC instant. */
  now: number;
  actor: "traveler" | "system" | "team";
}

/** Matches the rows that name the account in a column. */
export function by(column: SQLiteColumn) {
  return ({ owner }: Pick<Person, "owner">) => eq(column, owner.id);
}

/** Matches the rows of the bookings that are being erased. */
export function ofBookings(column: SQLiteColumn) {
  return ({ isIn }: ErasedBookings) => isIn(column);
}

/** Matches rows by their owner. */
export function whose(isTheirs: (owner: Owner) => SQL | undefined) {
  return ({ owner }: Pick<Person, "owner">) => isTheirs(owner);
}

export function remove<Scope>(
  table: SQLiteTable,
  isErased: (scope: Scope) => SQL | undefined,
): Step<Scope & Guarded> {
  return (scope) => scope.db.delete(table).where(scope.of(isErased(scope)));
}

export function change<Scope, Table extends SQLiteTable>(
  table: Table,
  isErased: (scope: Scope) => SQL | undefined,
  values: SQLiteUpdateSetSource<Table>,
): Step<Scope & Guarded> {
  return (scope) =>
    scope.db
      .update(table)
      .set(values)
      .where(scope.of(isErased(scope)));
}

type Columns<Table extends SQLiteTable> = readonly (
  | (keyof Table["_"]["columns"] & string)
  | Readonly<Record<string, SQL.Aliased | SQLiteColumn>>
)[];

/** Exports columns of a person's rows in the order of their creation. Never name a secret. */
export function rows<Table extends SQLiteTable>(
  as: string,
  table: Table,
  columns: Columns<Table>,
  isTheirs: (person: Person) => SQL | undefined,
): ExportedPart {
  const all: Record<string, SQLiteColumn> = getTableColumns(table);
  const chosen = columns.map((column) => (typeof column === "string" ? { [column]: all[column] } : column));
  return part(as, (person) =>
    person.db
      .select(Object.assign({}, ...chosen))
      .from(table)
      .where(isTheirs(person))
      .orderBy(all.createdAt ?? sql`rowid`),
  );
}

/** Rows that belong to an account: some of their columns are exported, and they are deleted with it. */
export function owned<Table extends SQLiteTable>(
  as: string,
  table: Table,
  account: SQLiteColumn,
  columns: Columns<Table>,
) {
  return { exported: rows(as, table, columns, by(account)), account: [remove(table, by(account))] };
}

/** @param show returns what the file says of the rows; by default the rows */
export function part<Query extends Named>(
  as: string,
  query: (person: Person) => Query,
  show: (rows: ResultOf<Query>, reader: Reader) => unknown = (rows) => rows,
): ExportedPart {
  return { as, query, show };
}

/** Names a column with its table, which drizzle leaves out in a select from one table. */
function full(column: SQLiteColumn): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}

/** Selects a column of the row in another table that a column refers to. */
export function lookUp(wanted: SQLiteColumn, key: SQLiteColumn, from: SQLiteColumn) {
  return sql`(SELECT ${full(wanted)} FROM ${wanted.table} WHERE ${full(key)} = ${full(from)})`.as(
    `${getTableName(wanted.table)}_${wanted.name}`,
  );
}

export function bookingReference(booking: SQLiteColumn) {
  return { bookingId: lookUp(bookings.bookingId, bookings.id, booking) };
}
