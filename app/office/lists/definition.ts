import type { FilterChoice } from "./list-filters";
import { everythingParam } from "~/domain/office/saved-view";
import { isoInIndia, isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import type { HeldSubject } from "~/domain/office/held-changes";
import type { CsvColumn, CsvValue } from "~/platform/pages/csv.server";
import { queryAddress } from "~/platform/pages/query-address";
import { readNumber } from "~/domain/typed-input/number";
import { readDate } from "~/domain/typed-input/day";
import type { PageServices } from "../../../worker/platform/http/page-services";

/**
 * A list of the back office: its URL parameters, filters, columns, CSV file and page size, defined once. Free of zod,
 * which most list pages do not load otherwise.
 */

/** URL parameters of a list. */
export type ListState = Readonly<Record<string, string | undefined>> & { sort?: string };

interface Cells<Row> {
  /** Plain value of a cell: its text unless `cell` draws it, and its value in CSV files. */
  value: (row: Row) => CsvValue;
  /** Draws a cell. Its links can change the list's parameters. */
  cell: (row: Row, state: ListState) => React.ReactNode;
  /** Columns of CSV files, by head, in place of `value`; null if the files leave the column out. */
  csv: Readonly<Record<string, (row: Row) => CsvValue>> | null;
}

export type Column<Row> = ColumnBase<Row> &
  Partial<Cells<Row>> &
  (Pick<Cells<Row>, "value"> | Pick<Cells<Row>, "cell">);

/** Column of a list with a CSV file: it says how the file has it, or that it leaves it out. */
export type ExportedColumn<Row> = Column<Row> & (Pick<Cells<Row>, "value"> | Pick<Cells<Row>, "csv">);

interface ColumnBase<Row> {
  /** Column name in the URL. */
  key: string;
  head: string;
  /** True if links of the cells change the list's parameters. Without such a column, cells get only the chosen columns of the state. */
  linksToList?: true;
  /** Sort key of the column. `isDownFirst`: the first click sorts descending. */
  sort?: { name: string; isDownFirst?: boolean };
  align?: "right";
  /** Cell of the side panel, where the table shows less; null if the panel leaves the column out. */
  detail?: ((row: Row, state: ListState) => React.ReactNode) | null;
  /** True if the column is hidden by default. */
  isOptional?: boolean;
  /** Returns true if the list has the column with these parameters; by default it always has. */
  isFor?: (state: ListState) => boolean;
  /** True if a cell is cut off with an ellipsis. Such a column takes the room that the others leave. */
  isLong?: true;
  /** Full text of a long cell, if it says more than `value`. */
  title?: (row: Row) => string;
  /** Narrowest list that shows the column by default. */
  from?: "medium" | "wide" | "widest";
  /**
   * Place in the two lines of a row on phones, or below them; of several columns for one place
   * the first has it. A column without a place is left out there, but for the first column.
   */
  phone?: "title" | "top" | "text" | "end" | "below";
  className?: string;
}

/** URL parameter that narrows a list. Invalid values are ignored. */
export interface Filter<Value extends string = string> {
  accepts: (value: string) => value is Value;
  /** Reads a typed value, before it is accepted. */
  reads?: (typed: string) => string;
  /** Form field; without it, only links set the parameter. */
  field?: Omit<FilterChoice, "name" | "isMore"> | undefined;
}

export type Filters = Readonly<Record<string, Filter>>;

export type ListQuery<Sort extends string, Named extends Filters> = {
  q: string | undefined;
  sort: Sort;
  cursor: string | undefined;
} & { [Name in keyof Named]: (Named[Name] extends Filter<infer Value> ? Value : never) | undefined };

/** Parts of a list that its page shows. */
export interface ShownList<Row> {
  /** Kind of the rows whose changes can be held back. */
  held?: HeldSubject;
  /** Path of the page. The CSV file has the same path with ".csv". */
  path: string;
  /** Supported sort keys, the first one being the default; a leading "-" means descending. */
  sorts: readonly [string, ...string[]];
  /** Returns the default sort if it depends on other parameters. */
  usualSort?: (params: ListState) => string | undefined;
  /** Placeholder of the search field. Without it, there is no search. */
  search?: string;
  /** True if the search uses an index that finds one or two characters at the beginning of names only. */
  isIndexed?: true;
  filters: Filters;
  /** Names of the filters under "More filters". */
  moreFilters?: readonly string[];
  /** Texts for parameters that only links set; each is shown with a link that removes it. */
  chips?: readonly {
    name: string;
    text: (value: string, rows: readonly Row[]) => React.ReactNode;
    all: string;
  }[];
  /** Table caption for screen readers. */
  caption: string;
  /** Text in place of an empty table. */
  empty: string;
  /** Reason for an empty table without filters, and what to do next. */
  emptyReason?: string;
  /** Names of the filters by day that begin the list at a day, by its sort order: "from", "to" and names that end so. */
  jumps?: Readonly<Record<string, string>>;
  /** Key of the column whose sum, in whole rupees, stands below the table and beside the number of rows. */
  summed?: string;
  /** Name of one row, and of several, for their number above the list. */
  counted?: readonly [one: string, several: string];
  /** Links to the first and the next page. The second pair applies if the list is not in its default order. */
  pages: readonly [first: string, next: string, otherFirst?: string, otherNext?: string];
  idOf: (row: Row) => string;
  /** Name of a row in its checkbox label. */
  nameOf: (row: Row) => string;
  /** Link target of a row, opened with Enter or "o". */
  addressOf?: (row: Row) => string;
  /** Title of the side panel, for rows without a page: it shows all columns. */
  panelTitleOf?: (row: Row) => string;
  /** Address of the form that edits a row, opened with "e". */
  editAddressOf?: (row: Row) => string;
  rowAttributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
  /** The first column names the row and is always shown. */
  columns: readonly Column<Row>[];
  /** Name of the CSV file, without its extension. */
  csv?: string;
  /** Columns of the file that the list has no room for, by head. */
  alsoInCsv?: Cells<Row>["csv"];
}

export interface List<
  Actor,
  Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
> extends ShownList<Row> {
  pageSize: number;
  sorts: readonly [Sort, ...Sort[]];
  usualSort?: (params: ListState) => Sort | undefined;
  filters: Named;
  /** Reads one page. @param today in India */
  load: (
    services: PageServices,
    actor: Actor,
    query: ListQuery<Sort, Named> & { limit: number; isCounted?: boolean },
    today: TravelDate,
  ) => Promise<Loaded>;
  rows: (loaded: Loaded) => readonly Row[];
}

/** Returns true if a search or a filter narrows the list. */
export function isNarrowed(list: Pick<ShownList<never>, "filters">, state: ListState): boolean {
  return state.q !== undefined || Object.keys(list.filters).some((name) => state[name]);
}

/** Checks a definition and infers its types. */
export function defineList<
  Actor,
  const Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
>(
  list: List<Actor, Sort, Named, Loaded, Row> &
    ({ csv?: undefined } | { csv: string; columns: readonly ExportedColumn<Row>[] }),
): List<Actor, Sort, Named, Loaded, Row> {
  return list;
}

/** Returns the content of a cell. */
export function cellOf<Row>({ value, cell }: Column<Row>, row: Row, state: ListState): React.ReactNode {
  return cell ? cell(row, state) : value?.(row);
}

/** Returns true if the cells of a column are cut off with an ellipsis. */
export function isCut<Row>({ isLong, title }: Column<Row>): boolean {
  return isLong ?? title !== undefined;
}

/** Returns the full text of a cell that is cut off. */
export function titleOf<Row>({ isLong, title, value }: Column<Row>, row: Row): string | undefined {
  if (title) return title(row);
  return isLong && String(value?.(row) ?? "");
}

/** Returns the columns of a list's CSV file, in the order of the list. */
export function csvColumns<Row>({ columns, alsoInCsv }: ShownList<Row>): CsvColumn<Row>[] {
  const ofList = columns.map(({ head, value, csv = value ? { [head]: value } : null }) => csv);
  return [...ofList, alsoInCsv].flatMap((cells) => Object.entries(cells ?? {}));
}

type Addressed = Pick<ShownList<never>, "path" | "sorts" | "usualSort">;

/** Returns some columns of a list, for a table that is always in the same order. */
export function pickColumns<Row>({ columns }: Pick<ShownList<Row>, "columns">, keys: readonly string[]) {
  return columns
    .filter(({ key }) => keys.includes(key))
    .map((column): Column<Row> => {
      const unsorted = { ...column };
      delete unsorted.sort;
      return unsorted;
    });
}

/** Leaves out the default sort. */
export function stateInAddress(list: Addressed, state: ListState): ListState {
  const usual = list.usualSort?.(state) ?? list.sorts[0];
  return { ...state, sort: state.sort === usual ? undefined : state.sort };
}

/** Returns the address of a list with these parameters. */
export function listAddress(list: Addressed, state: ListState): string {
  return `${list.path}${queryAddress(stateInAddress(list, state))}`;
}

/** Returns the query that a saved view stores: filters, order and columns, without the page. */
export function viewQuery(list: Addressed, state: ListState): string {
  const shown = { ...stateInAddress(list, state), cursor: undefined, [everythingParam]: undefined };
  return queryAddress(shown).slice(1);
}

/** Filter with fixed values. */
export function choice<const Value extends string>(
  label: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>> | ((value: Value) => string),
  all = "All",
): Filter<Value> {
  const labelOf = typeof labels === "function" ? labels : (value: Value) => labels[value];
  const options = values.map((value) => [value, labelOf(value)] as const);
  const accepts = (text: string): text is Value => values.some((value) => value === text);
  return { accepts, field: { label, all, options } };
}

/** Filter with values that match a pattern. Without a field, only links set it. */
export function matching(pattern: RegExp, field?: Filter["field"]): Filter {
  return { accepts: (value): value is string => pattern.test(value), field };
}

/** Filter by an amount in whole rupees, typed with or without commas. */
export function amountFrom(label: string): Filter {
  return {
    reads: (typed) => String(readNumber(typed)),
    accepts: (value): value is string => /^\d{1,9}$/.test(value),
    field: { label, type: "amount" },
  };
}

/** Filter whose options the page loads. */
export function loadedChoice(label: string, all = "All"): Filter {
  return matching(/^.{1,200}$/, { label, all });
}

/** Filter by travel date or calendar day in India. Without a label, only links and the period picker set it. */
export function day(label?: string): Filter {
  return {
    reads: readDate,
    accepts: (value): value is string => isTravelDate(value),
    field: label === undefined ? undefined : { label, type: "date" },
  };
}

/** Formats an instant for a CSV file: ISO 8601 in IST, with the offset. */
export function exportedInstant(instant: number | string | null): string | null {
  return instant === null ? null : isoInIndia(instant);
}
