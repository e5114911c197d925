import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useLongPress } from "~/platform/browser/use-long-press";
import { useRowsInSteps } from "~/platform/browser/use-rows-in-steps";
import { useStable } from "~/platform/browser/use-stable";
import { cn } from "~/ui/cn";
import { openRowMenu } from "./row-menu";
import type { Column, ListState } from "./definition";
import type { OpenRow, Selection } from "./row-state";
import { headClasses, TableHead } from "./table-head";
import { cellClassesOf, Checkbox, hiddenBelow, TableRow } from "./table-row";

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
  addressOf?: ((row: Row) => string) | undefined;
  /** Address of the form that edits a row, opened with "e". */
  editAddressOf?: (row: Row) => string;
  /** With a panel, the row's link opens it; without JavaScript it leads to `addressOf`. */
  opened?: OpenRow | undefined;
  /** Row actions, rendered in the last column. */
  renderActions?: ((row: Row) => React.ReactNode) | undefined;
  /** Totals by column, and the text of the first cell of their row. */
  totals?: { text: string; sums: Readonly<Record<string, React.ReactNode>> } | undefined;
  /** Named figures in a line below the table, in place of totals by column. */
  figures?: readonly (readonly [name: string, value: React.ReactNode])[] | undefined;
  rowClassName?: ((row: Row) => string | undefined) | undefined;
  rowAttributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
}

/** Returns the columns that a list has with these parameters. */
export function columnsFor<Row>(columns: readonly Column<Row>[], state: ListState) {
  return columns.filter(({ isFor }) => isFor?.(state) ?? true);
}

/** Returns the columns selected in the URL; by default all but the optional ones. */
export function shownColumns<Row>(columns: readonly Column<Row>[], state: ListState) {
  const keys = state.columns?.split(",");
  return columnsFor(columns, state).filter(
    (column, index) => index === 0 || (keys ? keys.includes(column.key) : !column.isOptional),
  );
}

/** Returns the shown columns: the same array until a column comes or goes. */
function useShownColumns<Row>(columns: readonly Column<Row>[], state: ListState) {
  const shown = shownColumns(columns, state);
  const [last, setLast] = useState(shown);
  const isSame = shown.length === last.length && shown.every((column, index) => column === last[index]);
  if (!isSame) setLast(shown);
  return isSame ? last : shown;
}

const footClasses =
  "sticky bottom-0 h-9 bg-paper px-2 whitespace-nowrap tabular-nums shadow-[inset_0_1px_var(--color-line)]";

/** Table with sortable columns and selectable rows: one line per row, two where it is narrow. */
export function DataTable<Row>({
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
  renderActions,
  totals,
  figures,
  rowClassName,
  rowAttributes,
}: DataTableProps<Row>) {
  const hasLinks = columns.some(({ linksToList }) => linksToList);
  const { columns: chosen } = state;
  // The rows are memoized: what they get stays the same while only the search changes.
  const chosenColumns = useMemo(() => ({ columns: chosen }), [chosen]);
  const cellState = hasLinks ? state : chosenColumns;
  const shown = useShownColumns(columns, state);
  const classes = useMemo(() => cellClassesOf(shown, chosenColumns), [shown, chosenColumns]);
  const shownRows = useRowsInSteps(rows, idOf);
  const ids = rows.map(idOf);
  const navigate = useNavigate();
  const onOpen = useStable((id: string, address: string) => {
    if (opened) opened.open(id, { isWalking: false });
    else void navigate(address);
  });
  const onWalk = useStable((id: string) => {
    if (opened?.id && opened.id !== id) opened.open(id, { isWalking: true });
  });
  const onSelect = useStable((id: string, isRange: boolean) =>
    selection?.toggle(id, isRange ? ids : undefined),
  );
  const { handlers: longPress } = useLongPress((target) => {
    const row = target.closest("input, label, button") ? null : target.closest("[data-row]");
    return row !== null && openRowMenu(row);
  });
  const isAllChosen = ids.length > 0 && ids.every((id) => selection?.chosen.has(id));
  const isChosen = state.columns !== undefined;
  const hidden = ({ from }: Column<Row>) => from && !isChosen && hiddenBelow[from];
  return (
    <div
      className={cn(
        "@container", // Heads stick to the nearest scroller: here that is this element, not the page below the top bar.
        isChosen && "overflow-x-auto [--office-top:0px]",
      )}
    >
      <table data-slot="data-table" className="w-full border-collapse @max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-xl:sr-only">
          <tr>
            {selection && (
              <td className={cn(headClasses, "w-8 px-0!")}>
                <Checkbox
                  label="Select all rows on this page"
                  checked={isAllChosen}
                  onToggle={() => selection.toggleAll(ids)}
                />
              </td>
            )}
            {shown.map((column, index) => (
              <TableHead
                key={column.key}
                column={column}
                state={state}
                className={cn(index > 0 && hidden(column))}
              />
            ))}
            {renderActions && (
              <th scope="col" className={headClasses}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody
          {...longPress}
          className="@max-xl:block pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
        >
          {shownRows.map((row) => {
            const id = idOf(row);
            return (
              <TableRow
                key={id}
                row={row}
                id={id}
                name={nameOf(row)}
                columns={shown}
                classes={classes}
                state={cellState}
                address={addressOf?.(row)}
                editAddress={editAddressOf?.(row)}
                isOpen={opened ? opened.id === id : null}
                onOpen={onOpen}
                onWalk={onWalk}
                isChosen={selection ? selection.chosen.has(id) : null}
                onSelect={onSelect}
                result={selection?.result?.rows.find((result) => result.id === id)}
                renderActions={renderActions}
                className={rowClassName?.(row)}
                attributesOf={rowAttributes}
              />
            );
          })}
        </tbody>
        {totals && (
          // Where there is little room, a line below the table has them.
          <tfoot className="@max-3xl:hidden">
            <tr className="text-sm">
              <th scope="row" colSpan={selection ? 2 : 1} className={cn(footClasses, "text-left")}>
                {totals.text}
              </th>
              {shown.slice(1).map((column, index, others) => (
                <td
                  key={column.key}
                  // The last sum's cell also spans the column of actions.
                  colSpan={renderActions && index === others.length - 1 ? 2 : 1}
                  className={cn(
                    footClasses,
                    "font-semibold",
                    column.align === "right" && "text-right",
                    hidden(column),
                  )}
                >
                  {totals.sums[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {totals && <FigureLine figures={namedTotals(columns, totals)} className="@3xl:hidden" />}
      {figures && figures.length > 0 && <FigureLine figures={figures} />}
    </div>
  );
}

/** Returns the totals with the names of their columns, for phones and tablets, which don't show all columns. */
function namedTotals<Row>(
  columns: readonly Column<Row>[],
  { text, sums }: NonNullable<DataTableProps<Row>["totals"]>,
): NonNullable<DataTableProps<Row>["figures"]> {
  return columns.flatMap(({ key, head }) => {
    const sum = sums[key];
    if (sum === undefined || sum === null) return [];
    return [[text === "Total" || head === text ? head : `${text}, ${head.toLowerCase()}`, sum] as const];
  });
}

/** Line of figures that stays at the lower edge of the screen while the rows scroll. */
function FigureLine({
  figures,
  className,
}: {
  figures: NonNullable<DataTableProps<never>["figures"]>;
  className?: string;
}) {
  return (
    <dl
      data-slot="totals"
      className={cn(
        "sticky bottom-0 flex min-h-9 flex-wrap items-center justify-end gap-x-4 bg-paper px-2 py-1 text-sm tabular-nums shadow-[inset_0_1px_var(--color-line)] max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]",
        className,
      )}
    >
      {figures.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd translate="no" className="font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
