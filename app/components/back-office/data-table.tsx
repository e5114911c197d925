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
  /** @param through ids of all rows, in order, to select from the last toggled row to this one */
  toggle: (id: string, through?: readonly string[]) => void;
  toggleAll: (ids: readonly string[]) => void;
  result: BulkResult | null;
}

/** Side panel with the details of one row. */
export interface OpenRow {
  id: string | null;
  open: (id: string, how: { isWalking: boolean }) => void;
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
  /** Address of the form that edits a row, opened with "e". */
  editAddressOf?: (row: Row) => string;
  /** With a panel, the row's link opens it; without JavaScript it leads to `addressOf`. */
  opened?: OpenRow | undefined;
  /** Row actions, rendered in the last column. */
  actions?: ((row: Row) => React.ReactNode) | undefined;
  /** Totals by column, and the text of the first cell of their row. */
  totals?: { text: string; sums: Readonly<Record<string, React.ReactNode>> } | undefined;
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

/** Table with sortable columns and selectable rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return props.columns.some(({ phone }) => phone) ? <LineTable {...props} /> : <CardTable {...props} />;
}

const hiddenBelow = {
  medium: "@max-3xl:hidden",
  wide: "@max-5xl:hidden",
  widest: "@max-7xl:hidden",
};

const phonePlaces = {
  title: "@max-xl:col-span-2 @max-xl:col-start-2 @max-xl:row-start-1 @max-xl:font-semibold",
  top: "@max-xl:col-start-4 @max-xl:row-start-1 @max-xl:justify-self-end",
  text: "@max-xl:col-start-3 @max-xl:row-start-2 @max-xl:text-sm @max-xl:text-muted",
  end: "@max-xl:col-start-4 @max-xl:row-start-2 @max-xl:justify-self-end @max-xl:text-sm",
};

const lineCell =
  "px-2 py-0 tabular-nums whitespace-nowrap @max-xl:block @max-xl:min-w-0 @max-xl:px-0 @max-xl:leading-5";
const lineHead =
  "sticky top-(--office-top,0px) z-10 bg-paper px-2 py-1 text-left text-sm font-semibold whitespace-nowrap text-muted shadow-[inset_0_-1px_var(--color-line)]";
/** A cell with an ellipsis: the smallest width, and a share of what is left. */
const cut = "max-w-0 min-w-24 w-1/6 truncate @max-xl:max-w-full @max-xl:w-auto @max-xl:min-w-0";

/** Table with one line per row; two lines where it is narrow. */
function LineTable<Row>({
  caption,
  columns,
  rows,
  idOf,
  nameOf,
  state,
  selection,
  addressOf,
  editAddressOf,
  opened,
  actions,
  totals,
  rowClassName,
  rowAttributes,
}: DataTableProps<Row>) {
  const shown = shownColumns(columns, state.columns);
  const [name, ...others] = shown;
  const ids = rows.map(idOf);
  const isAllChosen = ids.length > 0 && ids.every((id) => selection?.chosen.has(id));
  const isNameAlone = !shown.some(({ phone }) => phone === "title");
  // Chosen columns are all shown, and scroll sideways if they need more room.
  const isChosen = state.columns !== undefined;
  const classesOf = ({ align, phone, from, title, className }: Column<Row>) =>
    cn(
      align === "right" && "text-right",
      phone ? phonePlaces[phone] : "@max-xl:hidden",
      from && !isChosen && hiddenBelow[from],
      title && cut,
      className,
    );
  return (
    <div className={cn("@container", isChosen && "overflow-x-auto")}>
      <table data-slot="data-table" className="w-full border-collapse @max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-xl:sr-only">
          <tr>
            {selection && (
              <td className={cn(lineHead, "w-8 px-0")}>
                <Checkbox
                  label="Select all rows on this page"
                  checked={isAllChosen}
                  onToggle={() => selection.toggleAll(ids)}
                />
              </td>
            )}
            {shown.map((column, index) => (
              <LineHead
                key={column.key}
                column={column}
                state={state}
                className={cn(index > 0 && column.from && !isChosen && hiddenBelow[column.from])}
              />
            ))}
            {actions && (
              <th scope="col" className={lineHead}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="@max-xl:block">
          {rows.map((row) => {
            const id = idOf(row);
            const rowResult = selection?.result?.rows.find((result) => result.id === id);
            const isOpen = opened?.id === id;
            return (
              <tr
                key={id}
                data-row={id}
                data-href={addressOf?.(row)}
                data-edit={editAddressOf?.(row)}
                {...rowAttributes?.(row)}
                tabIndex={-1}
                onFocus={({ target, currentTarget }) => {
                  const isByKey = target === currentTarget && currentTarget.matches(":focus-visible");
                  if (isByKey && opened?.id && !isOpen) opened.open(id, { isWalking: true });
                }}
                onClick={({ target }) => {
                  if (opened && !isControl(target)) opened.open(id, { isWalking: false });
                }}
                className={cn(
                  "h-9 border-b border-line outline-offset-[-2px] hover:bg-card",
                  "@max-xl:grid @max-xl:h-auto @max-xl:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] @max-xl:items-center @max-xl:gap-x-2 @max-xl:py-1.5",
                  opened && "cursor-pointer",
                  selection?.chosen.has(id) && "bg-sunken",
                  isOpen && "bg-card shadow-[inset_3px_0_var(--color-marigold)]",
                  rowClassName?.(row),
                )}
              >
                {selection && (
                  <td className="w-8 px-0 @max-xl:col-start-1 @max-xl:row-span-2 @max-xl:row-start-1">
                    <Checkbox
                      label={`Select ${nameOf(row)}`}
                      checked={selection.chosen.has(id)}
                      onToggle={(isRange) => selection.toggle(id, isRange ? ids : undefined)}
                      value={id}
                    />
                  </td>
                )}
                {name && (
                  <th
                    scope="row"
                    title={name.title?.(row)}
                    className={cn(
                      lineCell,
                      "text-left font-semibold @max-xl:col-start-2",
                      isNameAlone
                        ? "@max-xl:col-span-2 @max-xl:row-start-1"
                        : "@max-xl:row-start-2 @max-xl:text-sm @max-xl:font-normal",
                      name.title && cut,
                      name.className,
                    )}
                  >
                    {addressOf ? (
                      <Link
                        to={addressOf(row)}
                        data-opens={opened && ""}
                        aria-current={isOpen || undefined}
                        onClick={(event) => {
                          if (!opened || event.button !== 0) return;
                          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                          event.preventDefault();
                          opened.open(id, { isWalking: false });
                        }}
                        className="py-1 text-ink underline-offset-4 hover:underline"
                      >
                        {name.cell(row, state)}
                      </Link>
                    ) : (
                      name.cell(row, state)
                    )}
                    {rowResult && (
                      <span
                        className={cn(
                          "block text-sm font-semibold whitespace-normal",
                          rowResult.isDone ? "text-success" : "text-danger",
                        )}
                      >
                        {rowResult.message}
                      </span>
                    )}
                  </th>
                )}
                {others.map((column) => (
                  <td
                    key={column.key}
                    title={column.title?.(row)}
                    className={cn(lineCell, classesOf(column))}
                  >
                    {column.cell(row, state)}
                  </td>
                ))}
                {actions && (
                  <td className="px-1 text-right whitespace-nowrap @max-xl:col-start-5 @max-xl:row-span-2 @max-xl:row-start-1 @max-xl:px-0">
                    {actions(row)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        {totals && (
          <tfoot className="@max-3xl:hidden">
            <tr className="text-sm">
              <th scope="row" colSpan={selection ? 2 : 1} className={cn(lineFoot, "text-left")}>
                {totals.text}
              </th>
              {others.map((column, index) => (
                <td
                  key={column.key}
                  // The last sum's cell also stands below the actions.
                  colSpan={actions && index === others.length - 1 ? 2 : 1}
                  className={cn(
                    lineFoot,
                    "font-semibold",
                    column.align === "right" && "text-right",
                    column.from && !isChosen && hiddenBelow[column.from],
                  )}
                >
                  {totals.sums[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const lineFoot =
  "sticky bottom-0 h-9 bg-paper px-2 whitespace-nowrap tabular-nums shadow-[inset_0_1px_var(--color-line)]";

/** Returns true for a control of a row, and while text is selected: a click there opens no panel. */
function isControl(target: EventTarget): boolean {
  const isOnControl = target instanceof Element && target.closest("a, button, input, label, select, summary");
  return Boolean(isOnControl) || window.getSelection()?.type === "Range";
}

function LineHead<Row>({
  column: { sort, head, align },
  state,
  className,
}: {
  column: Column<Row>;
  state: ListState;
  className: string;
}) {
  const classes = cn(lineHead, align === "right" && "text-right", className);
  if (!sort) {
    return (
      <th scope="col" className={classes}>
        {head}
      </th>
    );
  }
  const sorted = sortedBy(sort.name, state);
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={classes}>
      <SortLink sort={sort} head={head} state={state} />
    </th>
  );
}

function sortedBy(name: string, { sort }: ListState): "ascending" | "descending" | null {
  return sort === name ? "ascending" : sort === `-${name}` ? "descending" : null;
}

/** Column head that sorts by its column, and the other way around when pressed again. */
function SortLink({
  sort,
  head,
  state,
  className,
}: {
  sort: NonNullable<Column<never>["sort"]>;
  head: string;
  state: ListState;
  className?: string;
}) {
  const sorted = sortedBy(sort.name, state);
  const isDownNext = sorted ? sorted === "ascending" : sort.isDownFirst;
  const Arrow = sorted ? (sorted === "descending" ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <Link
      to={queryAddress({ ...state, sort: `${isDownNext ? "-" : ""}${sort.name}`, cursor: undefined })}
      preventScrollReset
      className={cn("inline-flex min-h-6 items-center gap-1 hover:text-ink", sorted && "text-ink", className)}
    >
      {head}
      <Arrow aria-hidden className={cn("size-3.5", !sorted && "opacity-50")} />
    </Link>
  );
}

/** Table whose rows are cards on narrow screens. */
function CardTable<Row>(props: DataTableProps<Row>) {
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
                onToggle={() => selection.toggleAll(ids)}
              />
            </td>
          )}
          {shown.map((column) => (
            <CardHead key={column.key} column={column} state={state} />
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
                    onToggle={(isRange) => selection.toggle(id, isRange ? ids : undefined)}
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

function CardHead<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const { sort, head, align } = column;
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
  return (
    <th scope="col" aria-sort={sortedBy(sort.name, state) ?? undefined} className={classes}>
      <SortLink
        sort={sort}
        head={head}
        state={state}
        className="max-lg:min-h-8 max-lg:rounded-control max-lg:border max-lg:border-line max-lg:bg-card max-lg:px-2"
      />
    </th>
  );
}

/** @param onToggle receives true if the shift key was held, for a range */
function Checkbox({
  label,
  onToggle,
  ...props
}: { label: string; onToggle: (isRange: boolean) => void } & Omit<
  React.ComponentProps<"input">,
  "onToggle"
>) {
  return (
    <label className="grid size-7 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-4 accent-peacock"
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        {...props}
      />
    </label>
  );
}
