import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Link } from "react-router";
import { SheetCell, SheetName, SheetRow } from "~/components/ui/responsive-table";
import type { BulkResult } from "~/domain/bulk";
import { cn } from "~/lib/cn";
import { queryAddress } from "~/lib/pages/query-address";
import type { Column, ListState } from "~/lists/definition";

/** Row selection for `BulkActions`. */
export interface Selection {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: (ids: readonly string[]) => void;
  result: BulkResult | null;
}

interface DataTableProps<Row> {
  /** Table caption for screen readers. */
  caption: string;
  /** The first column names the row and is always shown. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Name of a row in its checkbox label. */
  nameOf: (row: Row) => string;
  state: ListState;
  selection?: Selection | undefined;
  /** Link target of a row, opened with Enter or "o". */
  addressOf?: (row: Row) => string;
  /** Row actions, rendered in the last column. */
  actions?: ((row: Row) => React.ReactNode) | undefined;
  rowClassName?: ((row: Row) => string | undefined) | undefined;
  rowAttributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
}

/** Returns the columns selected in the URL; by default all but the optional ones. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: string | undefined) {
  const keys = chosen?.split(",");
  return columns.filter(
    (column, index) => index === 0 || (keys ? keys.includes(column.key) : !column.isOptional),
  );
}

/** Table with sortable columns and selectable rows; cards on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    idOf,
    nameOf,
    state,
    selection,
    addressOf,
    actions,
    rowClassName,
    rowAttributes,
  } = props;
  const shown = shownColumns(columns, state.columns);
  const [name, ...others] = shown;
  const ids = rows.map(idOf);
  const isAllChosen = ids.length > 0 && ids.every((id) => selection?.chosen.has(id));
  return (
    <table data-slot="data-table" className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:block">
        <tr className="max-lg:mb-3 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-1.5">
          {selection && (
            <td className="w-9 border-b-2 border-line px-1 py-1.5 max-lg:order-last max-lg:ml-auto max-lg:w-auto max-lg:border-0 max-lg:py-0">
              <Checkbox
                label="Select all rows on this page"
                checked={isAllChosen}
                onChange={() => selection.toggleAll(ids)}
              />
            </td>
          )}
          {shown.map((column) => (
            <Head key={column.key} column={column} state={state} />
          ))}
          {actions && (
            <th
              scope="col"
              className="border-b-2 border-line px-2 py-1.5 text-right text-sm text-muted max-lg:sr-only"
            >
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
        {rows.map((row) => {
          const id = idOf(row);
          const rowResult = selection?.result?.rows.find((result) => result.id === id);
          return (
            <SheetRow
              key={id}
              data-row={id}
              data-href={addressOf?.(row)}
              {...rowAttributes?.(row)}
              tabIndex={-1}
              className={cn(
                "max-lg:relative",
                selection?.chosen.has(id) && "bg-sunken max-lg:bg-sunken",
                rowClassName?.(row),
              )}
            >
              {selection && (
                <td className="w-9 px-1 py-2 max-lg:absolute max-lg:top-1 max-lg:right-1 max-lg:w-auto">
                  <Checkbox
                    label={`Select ${nameOf(row)}`}
                    checked={selection.chosen.has(id)}
                    onChange={() => selection.toggle(id)}
                    value={id}
                  />
                </td>
              )}
              {name && (
                <SheetName className={cn(selection && "max-lg:pr-8", name.className)}>
                  {addressOf ? (
                    <Link to={addressOf(row)} className="text-ink underline-offset-4 hover:underline">
                      {name.cell(row, state)}
                    </Link>
                  ) : (
                    name.cell(row, state)
                  )}
                  {rowResult && (
                    <span
                      className={cn(
                        "block text-sm font-semibold",
                        rowResult.isDone ? "text-success" : "text-danger",
                      )}
                    >
                      {rowResult.message}
                    </span>
                  )}
                </SheetName>
              )}
              {others.map((column) => (
                <SheetCell
                  key={column.key}
                  label={column.head}
                  className={cn(column.align === "right" && "lg:text-right", column.className)}
                >
                  {column.cell(row, state)}
                </SheetCell>
              ))}
              {actions && <SheetCell className="py-1 lg:text-right">{actions(row)}</SheetCell>}
            </SheetRow>
          );
        })}
      </tbody>
    </table>
  );
}

function Head<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const { sort, head, align } = column;
  const isSorted = sort !== undefined && [sort.name, `-${sort.name}`].includes(state.sort ?? "");
  const isDown = isSorted && state.sort?.startsWith("-");
  const classes = cn(
    "border-b-2 border-line px-2 py-1.5 text-left text-sm text-muted",
    align === "right" && "lg:text-right",
    !sort && "max-lg:sr-only",
    "max-lg:border-0 max-lg:p-0",
  );
  if (!sort) {
    return (
      <th scope="col" className={classes}>
        {head}
      </th>
    );
  }
  const next = isSorted
    ? isDown
      ? sort.name
      : `-${sort.name}`
    : `${sort.isDownFirst ? "-" : ""}${sort.name}`;
  const Arrow = isSorted ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
      className={classes}
    >
      <Link
        to={queryAddress({ ...state, sort: next, cursor: undefined })}
        preventScrollReset
        className={cn(
          "inline-flex min-h-6 items-center gap-1 hover:text-ink",
          "max-lg:min-h-8 max-lg:rounded-control max-lg:border max-lg:border-line max-lg:bg-card max-lg:px-2",
          isSorted && "text-ink",
        )}
      >
        {head}
        <Arrow aria-hidden className={cn("size-3.5", !isSorted && "opacity-50")} />
      </Link>
    </th>
  );
}

function Checkbox({ label, ...props }: { label: string } & React.ComponentProps<"input">) {
  return (
    <label className="grid size-7 place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className="size-4 accent-peacock" {...props} />
    </label>
  );
}
