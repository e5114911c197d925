import { memo } from "react";
import type { BulkResult } from "~/domain/bulk";
import { cn } from "~/ui/cn";
import { cellOf, isCut, titleOf, type Column, type ListState } from "./definition";

/** Classes of a column below the width from which it is shown. */
export const hiddenBelow = {
  medium: "@max-3xl:hidden",
  wide: "@max-5xl:hidden",
  widest: "@max-7xl:hidden",
};

const cellClasses =
  "px-2 py-0 tabular-nums whitespace-nowrap @max-xl:block @max-xl:min-w-0 @max-xl:px-0 @max-xl:leading-5";
/** A cell with an ellipsis: the smallest width, and a share of what is left. */
const cut = "max-w-0 min-w-24 w-1/6 truncate @max-xl:max-w-full @max-xl:w-auto";

/**
 * Columns of a row on phones: its name from the first to the flexible one, then what ends the lines. The checkbox and the actions
 * have columns only where a row has them.
 */
const phoneGrid =
  "@max-xl:grid @max-xl:h-auto @max-xl:grid-cols-[[name]_auto_[text]_minmax(0,1fr)_[end]_auto] @max-xl:items-center @max-xl:gap-x-2 @max-xl:py-1.5";
const phoneGridWithCheckbox = "@max-xl:grid-cols-[auto_[name]_auto_[text]_minmax(0,1fr)_[end]_auto]";

const rowClasses = cn("h-(--row-h) border-b border-line outline-offset-[-2px] hover:bg-card", phoneGrid);
const selectableRowClasses = cn(rowClasses, phoneGridWithCheckbox);

const linkClasses = "py-1 text-ink underline-offset-4 hover:underline";
/** Ends where the cell does: a long name would otherwise reach below the row's menu. */
const cutLinkClasses = cn(linkClasses, "-my-1 inline-block max-w-full truncate align-top");

/**
 * Places of cells in the two lines of a row on phones. The first column comes before "text" if another is the title. A text runs
 * below the badges of the first line, up to a date or an amount at the end.
 */
const phonePlaces = {
  title:
    "@max-xl:col-span-2 @max-xl:col-start-[name] @max-xl:row-start-1 @max-xl:text-left @max-xl:font-semibold",
  top: "@max-xl:col-start-[end] @max-xl:row-start-1 @max-xl:justify-self-end",
  text: "@max-xl:col-start-[text] @max-xl:-col-end-1 @max-xl:row-start-2 @max-xl:truncate @max-xl:text-left @max-xl:text-sm @max-xl:text-muted",
  wideText:
    "@max-xl:col-start-[name] @max-xl:-col-end-1 @max-xl:row-start-2 @max-xl:truncate @max-xl:text-left @max-xl:text-sm @max-xl:text-muted",
  end: "@max-xl:col-start-[end] @max-xl:row-start-2 @max-xl:justify-self-end @max-xl:text-sm",
  below: "@max-xl:col-start-[name] @max-xl:-col-end-1 @max-xl:row-start-3 @max-xl:pt-1 @max-xl:text-left",
};

interface CellClasses {
  first: string;
  /** Classes of the other columns, in their order. */
  others: readonly string[];
}

/** Returns the classes of a table's cells, which all of its rows share. */
export function cellClassesOf<Row>(columns: readonly Column<Row>[], state: ListState): CellClasses {
  const [first, ...others] = columns;
  const isNameAlone = !columns.some(({ phone }) => phone === "title");
  const hasEnd = columns.some(({ phone }) => phone === "end");
  // Chosen columns are all shown, and scroll sideways if they need more room.
  const isHidable = state.columns === undefined;
  return {
    first: cn(
      cellClasses,
      "text-left font-semibold @max-xl:col-start-[name]",
      isNameAlone
        ? "@max-xl:col-span-2 @max-xl:row-start-1"
        : "@max-xl:row-start-2 @max-xl:text-sm @max-xl:font-normal",
      first && isCut(first) && cut,
      first?.className,
    ),
    others: others.map((column) => {
      const { align, from } = column;
      const phone =
        others.find((other) => other.phone === column.phone) === column ? column.phone : undefined;
      return cn(
        cellClasses,
        align === "right" && "text-right",
        phone ? phonePlaces[phone === "text" && isNameAlone ? "wideText" : phone] : "@max-xl:hidden",
        phone === "text" && hasEnd && "@max-xl:pr-24",
        from && isHidable && hiddenBelow[from],
        isCut(column) && cut,
        column.className,
      );
    }),
  };
}

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Name of the row in its checkbox label. */
  name: string;
  /** Shown columns; the first one names the row. */
  columns: readonly Column<Row>[];
  classes: CellClasses;
  state: ListState;
  /** Link target of the row. */
  address: string | undefined;
  editAddress: string | undefined;
  /** True if the side panel shows this row; null without a panel. */
  isOpen: boolean | null;
  onOpen: (id: string, address: string) => void;
  /** Called when a key moves the focus to this row. */
  onWalk: (id: string) => void;
  /** Null if the rows can't be selected. */
  isChosen: boolean | null;
  onSelect: (id: string, isRange: boolean) => void;
  /** Result of the last action on this row. */
  result: BulkResult["rows"][number] | undefined;
  renderActions: ((row: Row) => React.ReactNode) | undefined;
  className: string | undefined;
  attributesOf: ((row: Row) => Readonly<Record<`data-${string}`, string>>) | undefined;
}

/**
 * Row of a list: one line, or two on phones. A press anywhere on it opens its details. Memoized, so that a live event or
 * another open row renders only the rows that it changes.
 */
export const TableRow = memo(MemoizedRow) as typeof MemoizedRow;

function MemoizedRow<Row>({
  row,
  id,
  name,
  columns,
  classes,
  state,
  address,
  editAddress,
  isOpen,
  onOpen,
  onWalk,
  isChosen,
  onSelect,
  result,
  renderActions,
  className,
  attributesOf,
}: TableRowProps<Row>) {
  const [first, ...others] = columns;
  return (
    <tr
      data-row={id}
      data-href={address}
      data-edit={editAddress}
      {...attributesOf?.(row)}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && currentTarget.matches(":focus-visible")) onWalk(id);
      }}
      onClick={({ target, currentTarget }) => {
        if (address === undefined || isControl(target, currentTarget)) return;
        onOpen(id, address);
      }}
      className={cn(
        isChosen === null ? rowClasses : selectableRowClasses,
        address !== undefined && "cursor-pointer",
        isChosen && !isOpen && "bg-sunken",
        isOpen && "bg-card shadow-[inset_3px_0_var(--color-marigold)]",
        className,
      )}
    >
      {isChosen !== null && (
        <td className="w-8 px-0 @max-xl:col-start-1 @max-xl:row-span-2 @max-xl:row-start-1">
          <Checkbox
            label={`Select ${name}`}
            checked={isChosen}
            onToggle={(isRange) => onSelect(id, isRange)}
            value={id}
          />
        </td>
      )}
      {first && (
        <th scope="row" title={titleOf(first, row)} className={classes.first}>
          {address === undefined ? (
            <span className="contents">{cellOf(first, row, state)}</span>
          ) : (
            // A plain link: the router's would look up the address of each row, and follow each change of the search.
            <a
              href={address}
              data-opens={isOpen === null ? undefined : ""}
              aria-current={isOpen || undefined}
              onClick={(event) => {
                if (event.button !== 0) return;
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(id, address);
              }}
              className={isCut(first) ? cutLinkClasses : linkClasses}
            >
              {cellOf(first, row, state)}
            </a>
          )}
          <RowResult result={result} />
        </th>
      )}
      {others.map((column, index) => (
        <td key={column.key} title={titleOf(column, row)} className={classes.others[index]}>
          {cellOf(column, row, state)}
        </td>
      ))}
      {renderActions && (
        <td className="px-1 text-right whitespace-nowrap @max-xl:-col-start-1 @max-xl:row-span-2 @max-xl:row-start-1 @max-xl:px-0">
          {renderActions(row)}
        </td>
      )}
    </tr>
  );
}

/** Result of the last action on a row. */
function RowResult({ result }: { result: BulkResult["rows"][number] | undefined }) {
  if (!result) return null;
  return (
    <span
      className={cn(
        "block text-sm font-semibold whitespace-normal",
        result.isDone ? "text-success" : "text-danger",
      )}
    >
      {result.message}
    </span>
  );
}

/**
 * Returns true for a control of a row, for its menus and dialogs, which are mounted elsewhere, and while text is
 * selected: a click there opens nothing.
 */
function isControl(target: EventTarget, row: Element): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return true;
  const isOnControl = target.closest("a, button, input, label, select, summary, textarea") !== null;
  return isOnControl || window.getSelection()?.type === "Range";
}

/** @param onToggle receives true if the shift key was held, for a range */
export function Checkbox({
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
