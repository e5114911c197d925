import { Link } from "react-router";
import { EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { listAddress, stateInAddress, type ListState, type ShownList } from "~/lists/definition";
import { Button } from "~/components/ui/button";
import { bulkSummary } from "~/domain/bulk";
import { DataTable, type Selection } from "./data-table";
import { ListFilters, type FilterChoice } from "./list-filters";

/** List with its filters, tools, bulk actions, table and page links, as its definition says. */
export function ListView<Row>({
  list,
  rows,
  loaded: { state, nextCursor },
  choices = {},
  tools,
  exports,
  bulk,
  renderActions,
  rowClassName,
  empty = list.empty,
  renderRows,
  children,
}: {
  list: ShownList<Row>;
  rows: readonly NoInfer<Row>[];
  loaded: { state: ListState; nextCursor: string | null };
  /** Loaded options of filters. A filter without options is not shown. */
  choices?: Readonly<Record<string, FilterChoice["options"]>>;
  /** Links and buttons above the table, beside the column picker and the CSV export. */
  tools?: React.ReactNode;
  /** Column picker and CSV export, at the end of that line. */
  exports?: React.ReactNode;
  bulk?: React.ComponentProps<typeof BulkActions>;
  /** Row actions, rendered in the last column. */
  renderActions?: (row: Row) => React.ReactNode;
  rowClassName?: (row: Row) => string | undefined;
  empty?: string | undefined;
  /** Renders the rows in place of the table. */
  renderRows?: (rows: readonly Row[]) => React.ReactNode;
  /** Messages above the table, and dialogs. */
  children?: React.ReactNode;
}) {
  const { pages } = list;
  const inAddress = stateInAddress(list, state);
  const [first, next] = state.sort === list.sorts[0] ? pages : [pages[2] ?? pages[0], pages[3] ?? pages[1]];
  return (
    <>
      <Search list={list} state={inAddress} choices={choices} />
      <div className="mt-3 mb-2 flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-center gap-2">
          {tools}
          <Chips list={list} rows={rows} state={inAddress} />
        </div>
        {exports}
      </div>
      {bulk && <BulkActions {...bulk} />}
      {children}
      {rows.length === 0 ? (
        <EmptyList>{empty}</EmptyList>
      ) : renderRows ? (
        renderRows(rows)
      ) : (
        <DataTable
          {...list}
          rows={rows}
          state={state}
          selection={bulk?.selection}
          actions={renderActions}
          rowClassName={rowClassName}
        />
      )}
      <PageLinks query={inAddress} nextCursor={nextCursor} first={first} next={next} />
    </>
  );
}

/** Filter form of a list. Keeps the parameters that have no field. */
function Search<Row>({
  list: { filters, moreFilters, search },
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
    />
  );
}

/** Filters that links have set, each with a link that removes it. */
function Chips<Row>({ list, rows, state }: { list: ShownList<Row>; rows: readonly Row[]; state: ListState }) {
  const chips = list.chips?.filter(({ name }) => state[name] !== undefined) ?? [];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {chips.map(({ name, text, all }) => (
        <li key={name} className="wrap-anywhere">
          {text(state[name] ?? "", rows)}{" "}
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
}

/** Toolbar for the selected rows, with the result of the last bulk action. Hidden while no row is selected. */
function BulkActions({
  selection,
  actions,
  isBusy,
  onAct,
}: {
  selection: Selection & { clear: () => void };
  actions: readonly BulkAction[];
  isBusy: boolean;
  onAct: (intent: string, ids: string[]) => void;
}) {
  const { chosen, result, clear } = selection;
  return (
    <>
      {chosen.size > 0 && (
        <div
          role="region"
          aria-label="Selected rows"
          className="sticky top-0 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2 shadow-card"
        >
          <strong className="px-1 tabular-nums">{chosen.size} selected</strong>
          {actions.map(({ intent, label, variant = "secondary" }) => (
            <Button
              key={intent}
              variant={variant}
              className="min-h-9 px-3 py-1 text-sm"
              disabled={isBusy}
              onClick={() => onAct(intent, [...chosen])}
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" className="min-h-9 px-3 py-1 text-sm" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
      <p role="status" className="min-h-6 text-sm font-semibold">
        {isBusy ? "Working…" : result ? bulkSummary(result) : ""}
      </p>
    </>
  );
}
