import { cellOf, type Column, type ListState } from "./definition";
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
        {columns
          .filter(({ detail }) => detail !== null)
          .map((column) => (
            <div key={column.key}>
              <dt className="text-muted">{column.head}</dt>
              <dd className="text-base wrap-anywhere">
                {column.detail ? column.detail(row, state) : cellOf(column, row, state)}
              </dd>
            </div>
          ))}
      </dl>
    </RowPanel>
  );
}
