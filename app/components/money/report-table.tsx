import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Link } from "react-router";
import { cn } from "~/lib/cn";
import { queryAddress } from "~/lib/pages/query-address";

export interface ReportColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => React.ReactNode;
  total?: string;
  isSortable?: boolean;
}

/**
 * Report table with sortable columns and a total row. Scrolls horizontally on narrow screens; prints in full.
 * @param sort URL parameter of the sort: its name, its value and the other parameters to keep
 */
export function ReportTable<Row>({
  caption,
  columns,
  rows,
  idOf,
  sort,
}: {
  caption: string;
  /** The first column names the row. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  sort: { name: string; value: string; preserved: Readonly<Record<string, string | undefined>> };
}) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      data-slot="report-table"
      className="mt-3 overflow-x-auto"
    >
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head key={column.key} column={column} isFirst={index === 0} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} data-row={idOf(row)} className="border-b border-line hover:bg-card">
              <th scope="row" className="min-w-28 px-2 py-1.5 text-left font-semibold">
                {first.cell(row)}
              </th>
              {others.map(({ key, cell }) => (
                <td key={key} className="px-2 py-1.5 text-right whitespace-nowrap">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="[display:table-row-group]">
          <tr className="font-semibold">
            <th scope="row" className="px-2 py-1.5 text-left">
              {first.total}
            </th>
            {others.map(({ key, total }) => (
              <td key={key} className="px-2 py-1.5 text-right whitespace-nowrap">
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head<Row>({
  column: { key, head, isSortable = false },
  isFirst,
  sort: { name, value, preserved },
}: {
  column: ReportColumn<Row>;
  isFirst: boolean;
  sort: { name: string; value: string; preserved: Readonly<Record<string, string | undefined>> };
}) {
  const isSorted = value === key || value === `-${key}`;
  const isDown = value === `-${key}`;
  const Arrow = isSorted ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
      className={cn(
        "border-b-2 border-line px-2 py-1.5 align-bottom text-muted",
        isFirst ? "text-left" : "text-right",
      )}
    >
      {isSortable ? (
        <Link
          to={queryAddress({ ...preserved, [name]: isDown ? key : isSorted || !isFirst ? `-${key}` : key })}
          preventScrollReset
          className={cn("inline-flex min-h-6 items-center gap-1 hover:text-ink", isSorted && "text-ink")}
        >
          {head}
          <Arrow aria-hidden className={cn("size-3.5 print:hidden", !isSorted && "opacity-50")} />
        </Link>
      ) : (
        head
      )}
    </th>
  );
}
