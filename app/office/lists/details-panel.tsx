import type { Column, ListState } from "./definition";
import { RowPanel } from "./row-panel";

/** Side panel of a row without a page: its actions, and all columns, also those that the table hides. */
export function DetailsPanel<Row>({
  title,
  row,
  rowId,
  columns,
  state,
  actions,
  onClose,
}: {
  title: string;
  row: Row;
  rowId: string;
  columns: readonly Column<Row>[];
  state: ListState;
  actions?: React.ReactNode;
  onClose: () => void;
}) {
  return (
    <RowPanel label="Details" title={title} rowId={rowId} onClose={onClose}>
      {actions !== undefined && <div className="mb-4 flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      <dl className="grid gap-3 text-sm">
        {columns.map(
          ({ key, head, cell, detail = cell }) =>
            detail && (
              <div key={key}>
                <dt className="text-muted">{head}</dt>
                <dd className="text-base wrap-anywhere">{detail(row, state)}</dd>
              </div>
            ),
        )}
      </dl>
    </RowPanel>
  );
}
