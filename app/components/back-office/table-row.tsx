import { Link, useNavigate } from "react-router";
import { cn } from "~/lib/cn";
import type { Column, ListState } from "~/lists/definition";
import type { OpenRow, Selection } from "./row-state";

/** Classes of a column below the width from which it is shown. */
export const hiddenBelow = {
  medium: "@max-3xl:hidden",
  wide: "@max-5xl:hidden",
  widest: "@max-7xl:hidden",
};

const cellClasses =
  "px-2 py-0 tabular-nums whitespace-nowrap @max-xl:block @max-xl:min-w-0 @max-xl:px-0 @max-xl:leading-5";
/** A cell with an ellipsis: the smallest width, and a share of what is left. */
const cut = "max-w-0 min-w-24 w-1/6 truncate @max-xl:max-w-full @max-xl:w-auto @max-xl:min-w-0";

/** Places of cells in the two lines of a row on phones. The first column stands before "text" if another is the title. */
const phonePlaces = {
  title: "@max-xl:col-span-2 @max-xl:col-start-2 @max-xl:row-start-1 @max-xl:font-semibold",
  top: "@max-xl:col-start-4 @max-xl:row-start-1 @max-xl:justify-self-end",
  text: "@max-xl:col-start-3 @max-xl:row-start-2 @max-xl:truncate @max-xl:text-sm @max-xl:text-muted",
  end: "@max-xl:col-start-4 @max-xl:row-start-2 @max-xl:justify-self-end @max-xl:text-sm",
};

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Name of the row in its checkbox label. */
  name: string;
  /** Shown columns; the first one names the row. */
  columns: readonly Column<Row>[];
  state: ListState;
  /** Link target of the row. */
  address: string | undefined;
  editAddress: string | undefined;
  opened: OpenRow | undefined;
  selection: Selection | undefined;
  onSelect: (isRange: boolean) => void;
  actions: React.ReactNode;
  /** False if the list has no row actions at all. */
  hasActions: boolean;
  className: string | undefined;
  attributes: Readonly<Record<`data-${string}`, string>> | undefined;
}

/** Row of a list: one line, or two on phones. A press anywhere on it opens its details. */
export function TableRow<Row>({
  row,
  id,
  name,
  columns,
  state,
  address,
  editAddress,
  opened,
  selection,
  onSelect,
  actions,
  hasActions,
  className,
  attributes,
}: TableRowProps<Row>) {
  const navigate = useNavigate();
  const [first, ...others] = columns;
  const isOpen = opened?.id === id;
  const isChosen = selection?.chosen.has(id) ?? false;
  const isNameAlone = !columns.some(({ phone }) => phone === "title");
  // Chosen columns are all shown, and scroll sideways if they need more room.
  const isHidable = state.columns === undefined;
  return (
    <tr
      data-row={id}
      data-href={address}
      data-edit={editAddress}
      {...attributes}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        const isByKey = target === currentTarget && currentTarget.matches(":focus-visible");
        if (isByKey && opened?.id && !isOpen) opened.open(id, { isWalking: true });
      }}
      onClick={({ target, currentTarget }) => {
        if (address === undefined || isControl(target, currentTarget)) return;
        if (opened) opened.open(id, { isWalking: false });
        else void navigate(address);
      }}
      className={cn(
        "h-(--row-h) border-b border-line outline-offset-[-2px] hover:bg-card",
        "@max-xl:grid @max-xl:h-auto @max-xl:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] @max-xl:items-center @max-xl:gap-x-2 @max-xl:py-1.5",
        address !== undefined && "cursor-pointer",
        isChosen && "bg-sunken",
        isOpen && "bg-card shadow-[inset_3px_0_var(--color-marigold)]",
        className,
      )}
    >
      {selection && (
        <td className="w-8 px-0 @max-xl:col-start-1 @max-xl:row-span-2 @max-xl:row-start-1">
          <Checkbox label={`Select ${name}`} checked={isChosen} onToggle={onSelect} value={id} />
        </td>
      )}
      {first && (
        <th
          scope="row"
          title={first.title?.(row)}
          className={cn(
            cellClasses,
            "text-left font-semibold @max-xl:col-start-2",
            isNameAlone
              ? "@max-xl:col-span-2 @max-xl:row-start-1"
              : "@max-xl:row-start-2 @max-xl:text-sm @max-xl:font-normal",
            first.title && cut,
            first.className,
          )}
        >
          {address === undefined ? (
            first.cell(row, state)
          ) : (
            <Link
              to={address}
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
              {first.cell(row, state)}
            </Link>
          )}
          <RowResult result={selection?.result?.rows.find((result) => result.id === id)} />
        </th>
      )}
      {others.map((column) => {
        const { key, align, phone, from, title } = column;
        return (
          <td
            key={key}
            title={title?.(row)}
            className={cn(
              cellClasses,
              align === "right" && "text-right",
              phone ? phonePlaces[phone] : "@max-xl:hidden",
              phone === "text" && isNameAlone && "@max-xl:col-span-2 @max-xl:col-start-2",
              from && isHidable && hiddenBelow[from],
              title && cut,
              column.className,
            )}
          >
            {column.cell(row, state)}
          </td>
        );
      })}
      {hasActions && (
        <td className="px-1 text-right whitespace-nowrap @max-xl:col-start-5 @max-xl:row-span-2 @max-xl:row-start-1 @max-xl:px-0">
          {actions}
        </td>
      )}
    </tr>
  );
}

/** Result of the last action on a row. */
function RowResult({ result }: { result: { isDone: boolean; message: string } | undefined }) {
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
