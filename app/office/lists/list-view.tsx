import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { EmptyList } from "~/office/page/back-office-page";
import { PageLinks } from "~/office/ui/page-links";
import {
  isNarrowed,
  listAddress,
  stateInAddress,
  type Column,
  type ListState,
  type ShownList,
} from "./definition";
import { Button } from "~/ui/button";
import { applicableTo, bulkSummary, type BulkRefusal } from "~/domain/bulk";
import { shortSearchNote } from "~/domain/desk/booking-search";
import { formatRupees } from "~/domain/money/money";
import { rowsInWords, type RowCount } from "~/domain/office/list-count";
import { restoreRowFocus } from "~/platform/browser/last-row";
import { everythingParam, type SavedView } from "~/domain/office/saved-view";
import { openRowParam } from "~/platform/pages/open-row";
import { useOpenRow } from "./use-open-row";
import { DataTable } from "./data-table";
import { DateJump } from "./date-jump";
import { HeldOr } from "~/office/undo/held-changes";
import type { OpenRow, Selection } from "./row-state";
import { DetailsPanel } from "./details-panel";
import { SavedViews } from "./saved-views";
import { ListFilters, type FilterChoice } from "./list-filters";

/** List with its filters, tools, bulk actions, table and page links, from its definition. */
export function ListView<Row>({
  list,
  rows,
  loaded: { state, nextCursor, views, total, isCut, sum },
  choices = {},
  tools,
  exports,
  bulk,
  renderActions,
  renderPanelActions,
  renderPanel,
  rowClassName,
  empty = list.empty,
  renderRows,
  summary,
  totals = totalsOf(list, { isCut, sum }),
  figures,
  opened,
  panel,
  activity,
  children,
}: {
  list: ShownList<Row>;
  rows: readonly NoInfer<Row>[];
  loaded: {
    state: ListState;
    nextCursor: string | null;
    views: readonly SavedView[];
    /** Sum of the list's `summed` column over the counted rows. */
    sum?: number | undefined;
  } & Partial<RowCount>;
  /** Loaded options of filters. A filter without options is not shown. */
  choices?: Readonly<Record<string, FilterChoice["options"]>>;
  /** Links and buttons above the table, beside the column picker and the CSV export. */
  tools?: React.ReactNode;
  /** Column picker and CSV export, at the end of that line. */
  exports?: React.ReactNode;
  bulk?: React.ComponentProps<typeof BulkActions>;
  /** Row actions, rendered in the last column. */
  renderActions?: (row: Row) => React.ReactNode;
  /** The same as buttons, in the side panel of a list whose rows have no page. */
  renderPanelActions?: (row: Row) => React.ReactNode;
  /** Side panel of such a list, in place of one with all columns. */
  renderPanel?: (row: Row, onClose: () => void) => React.ReactNode;
  rowClassName?: (row: Row) => string | undefined;
  empty?: string | undefined;
  /** Renders the rows in place of the table. */
  renderRows?: (rows: readonly Row[]) => React.ReactNode;
  /** Number of rows, messages and new rows, in the line above the table; by default the number of rows. */
  summary?: React.ReactNode;
  totals?: React.ComponentProps<typeof DataTable>["totals"];
  figures?: React.ComponentProps<typeof DataTable>["figures"];
  /** Row whose details the panel shows. */
  opened?: OpenRow;
  panel?: React.ReactNode;
  /** Handlers that note what the person does in the list. */
  activity?: React.ComponentProps<"div">;
  /** Messages above the table, and dialogs. */
  children?: React.ReactNode;
}) {
  const { pages } = list;
  const inAddress = stateInAddress(list, state);
  const [first, next] = state.sort === list.sorts[0] ? pages : [pages[2] ?? pages[0], pages[3] ?? pages[1]];
  const row = useOpenRow();
  const { panelTitleOf, held, idOf, nameOf } = list;
  // The rows are memoized.
  const actions = useMemo(
    () =>
      held && renderActions
        ? (each: Row) => (
            <HeldOr subject={held} id={idOf(each)} name={nameOf(each)}>
              {renderActions(each)}
            </HeldOr>
          )
        : renderActions,
    [held, renderActions, idOf, nameOf],
  );
  const shownRow = panelTitleOf && rows.find((each) => list.idOf(each) === row.id);
  const isFiltered = isNarrowed(list, state);
  const shortSearch = list.isIndexed ? shortSearchNote(state.q ?? "") : null;
  const clearedAddress = listAddress(list, {
    columns: state.columns,
    [everythingParam]: state[everythingParam],
  });
  return (
    <div className="flex items-stretch gap-4">
      <div className="min-w-0 grow" {...activity}>
        {/* One line where there is room for it. */}
        <div className="mt-3 mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <Search list={list} state={inAddress} choices={choices} />
          <div className="relative flex min-h-8 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {summary ?? (
                <RowCounts
                  list={list}
                  shown={rows.length}
                  count={countOf(rows.length, {
                    isWhole: state.cursor === undefined && nextCursor === null,
                    total,
                    isCut,
                  })}
                  sum={isCut ? undefined : sum}
                />
              )}
              <Chips list={list} rows={rows} state={inAddress} />
              {bulk && <BulkResult {...bulk} />}
            </div>
            <div className="flex flex-wrap items-center gap-1.5">
              <DateJump list={list} state={state} />
              {tools}
              <SavedViews list={list} state={state} views={views} />
              {exports}
            </div>
          </div>
        </div>
        {children}
        {rows.length === 0 ? (
          <EmptyList
            reason={isFiltered ? (shortSearch ?? "Nothing matches these filters.") : list.emptyReason}
            next={isFiltered ? [clearedAddress, "Clear filters"] : undefined}
          >
            {empty}
          </EmptyList>
        ) : renderRows ? (
          renderRows(rows)
        ) : (
          <DataTable
            {...list}
            rows={rows}
            state={state}
            selection={bulk?.selection}
            renderActions={actions}
            rowClassName={rowClassName}
            totals={totals}
            figures={figures}
            {...(panelTitleOf
              ? {
                  opened: row,
                  addressOf: (each: Row) => listAddress(list, { ...state, [openRowParam]: list.idOf(each) }),
                }
              : { opened })}
          />
        )}
        <PageLinks query={inAddress} nextCursor={nextCursor} first={first} next={next} />
        {bulk && <BulkActions {...bulk} />}
      </div>
      {panel}
      {shownRow && renderPanel?.(shownRow, row.close)}
      {shownRow && panelTitleOf && !renderPanel && (
        <DetailsPanel
          title={panelTitleOf(shownRow)}
          row={shownRow}
          rowId={list.idOf(shownRow)}
          columns={list.columns}
          state={state}
          actions={renderPanelActions?.(shownRow)}
          onClose={row.close}
        />
      )}
    </div>
  );
}

/** Returns the number of a list's rows; null if the rows that were read to count do not even hold those of the page. */
function countOf(
  shown: number,
  { isWhole, total, isCut = false }: { isWhole: boolean } & Partial<RowCount>,
): RowCount | null {
  if (isWhole) return { total: shown, isCut: false };
  return total === undefined || total < shown ? null : { total, isCut };
}

/** Returns the sum of the list for the row below the table. */
function totalsOf<Row>(
  { summed }: ShownList<Row>,
  { isCut, sum }: { isCut: boolean | undefined; sum: number | undefined },
) {
  if (summed === undefined || sum === undefined || isCut) return undefined;
  return { text: "Total", sums: { [summed]: formatRupees(sum) } };
}

/** Number and sum of a list's rows; the number of those on the page, if the others are not counted. */
function RowCounts<Row>({
  list: { counted = ["row", "rows"] },
  shown,
  count,
  sum,
}: {
  list: ShownList<Row>;
  shown: number;
  count: RowCount | null;
  sum: number | undefined;
}) {
  if (shown === 0) return null;
  return (
    <p className="text-muted tabular-nums">
      <span>
        {count
          ? rowsInWords(count, counted)
          : `${rowsInWords({ total: shown, isCut: false }, counted)} on this page`}
      </span>
      {sum !== undefined && (
        <span>
          , <Exact>{formatRupees(sum)}</Exact>
        </span>
      )}
    </p>
  );
}

/** Filter form of a list. Keeps the parameters that have no field. */
function Search<Row>({
  list: { filters, moreFilters, search, columns, sorts },
  state,
  choices: loaded,
}: {
  list: ShownList<Row>;
  state: ListState;
  choices: Readonly<Record<string, FilterChoice["options"]>>;
}) {
  const choices = Object.entries(filters).flatMap(([name, { field }]): FilterChoice[] => {
    if (!field) return [];
    const options = field.options ?? loaded[name];
    return field.type || options ? [{ ...field, name, options, isMore: moreFilters?.includes(name) }] : [];
  });
  // On phones the table has no heads to sort by.
  if (columns.some(({ sort }) => sort)) choices.push(sortChoice(columns, sorts));
  if (search === undefined && choices.length === 0) return null;
  const shown = new Set(choices.map(({ name }) => name).concat(search === undefined ? [] : "q", "cursor"));
  const isShown = ([name]: [string, unknown]) => shown.has(name);
  const entries = Object.entries({ ...state, cursor: undefined });
  return (
    <ListFilters
      query={Object.fromEntries(entries.filter(isShown))}
      preserved={Object.fromEntries(entries.filter((entry) => !isShown(entry)))}
      placeholder={search}
      choices={choices}
      className="mt-0 max-w-full min-w-0 grow has-[details[open]]:w-full max-md:w-full"
    />
  );
}

function sortChoice<Row>(
  columns: readonly Column<Row>[],
  [usual, ...sorts]: ShownList<Row>["sorts"],
): FilterChoice {
  const labelOf = (sort: string) => {
    const column = columns.find((each) => each.sort?.name === sort.replace("-", ""));
    return `${column?.head ?? sort}${sort.startsWith("-") ? ", descending" : ""}`;
  };
  return {
    name: "sort",
    label: "Sort",
    all: labelOf(usual),
    options: sorts.map((sort) => [sort, labelOf(sort)] as const),
    className: "md:hidden",
  };
}

/** Filters that links have set, each with a link that removes it. */
function Chips<Row>({ list, rows, state }: { list: ShownList<Row>; rows: readonly Row[]; state: ListState }) {
  const chips = list.chips?.filter(({ name }) => state[name] !== undefined) ?? [];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {chips.map(({ name, text, all }) => (
        <li key={name} className="wrap-anywhere">
          <span>{text(state[name] ?? "", rows)}</span>{" "}
          <Link
            to={listAddress(list, { ...state, [name]: undefined, cursor: undefined })}
            className="text-peacock underline underline-offset-4"
          >
            {all}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface BulkAction {
  intent: string;
  label: string;
  variant?: "secondary" | "danger";
  /** Returns why the action can't change a selected row; null if it can. */
  refusalOf: (id: string) => BulkRefusal | null;
}

interface BulkActionsProps {
  selection: Selection & { clear: () => void };
  actions: readonly BulkAction[];
  isBusy: boolean;
  onAct: (intent: string, ids: string[]) => void;
}

/** Toolbar for the selected rows, above the page's lower edge. Hidden while no row is selected. */
function BulkActions({ selection: { chosen, clear }, actions, isBusy, onAct }: BulkActionsProps) {
  const isEmpty = chosen.size === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // The button that had the focus has left with the toolbar.
    if (isEmpty && !wasEmpty.current) restoreRowFocus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  if (isEmpty) return null;
  const offered = actions.map(({ refusalOf, ...action }) => ({
    ...action,
    ...applicableTo([...chosen], refusalOf),
  }));
  return (
    <div
      data-keeps-row
      role="region"
      aria-label="Selected rows"
      className="fixed inset-x-2 bottom-3 z-20 mx-auto flex w-fit flex-wrap items-center gap-2 rounded-card border border-control bg-card p-2 float-shadow max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))]"
    >
      <strong className="px-1 text-sm tabular-nums">{`${chosen.size} selected`}</strong>
      {offered.map(({ intent, label, variant = "secondary", ids }) => (
        <Button
          key={intent}
          variant={variant}
          className="min-h-8 px-3 py-1 text-sm"
          disabled={isBusy || ids.length === 0}
          onClick={() => onAct(intent, ids)}
        >
          <span>{ids.length < chosen.size ? `${label} ${ids.length} of ${chosen.size}` : label}</span>
        </Button>
      ))}
      <Button variant="quiet" className="min-h-8 px-2 py-1 text-sm" onClick={clear}>
        Clear
      </Button>
      <div role="status" className="grow basis-full px-1 text-sm text-muted empty:hidden">
        {offered
          .filter(({ leftOut }) => leftOut !== "")
          .map(({ intent, label, ids, leftOut }) => (
            <p key={intent}>{`${label} ${ids.length} of ${chosen.size}: ${leftOut}`}</p>
          ))}
      </div>
    </div>
  );
}

function BulkResult({ selection: { result }, isBusy }: BulkActionsProps) {
  return (
    <p role="status" className="font-semibold">
      {isBusy ? "Working…" : result ? bulkSummary(result) : ""}
    </p>
  );
}
