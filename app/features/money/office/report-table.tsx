import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import { Link } from "react-router";
import { cn } from "~/ui/cn";
import { queryAddress } from "~/platform/pages/query-address";
import { Icon } from "~/ui/icon";

export interface ReportColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => React.ReactNode;
  total?: string;
  isSortable?: boolean;
  /** Place in the rows of phones: at the end of the first line, or below it. Columns without one are hidden there. */
  phone?: "top" | "below" | undefined;
  /** Returns true for a cell that is hidden there. */
  isIdle?: (row: Row) => boolean;
}

const phoneRow = "max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:py-1.5";
const phoneName = "max-md:min-w-0 max-md:grow max-md:basis-[60%] max-md:p-0";
const phoneCells = {
  top: "max-md:order-1 max-md:p-0 max-md:font-semibold",
  below: "max-md:order-2 max-md:p-0 max-md:text-muted",
  none: "max-md:hidden",
};

/**
 * Report table with sortable columns and a total row. If columns have a place on phones, the rows have two lines there; else it scrolls
 * horizontally. Prints in full.
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
  const hasPhoneRows = columns.some(({ phone }) => phone);
  const cellOf = ({ key, head, phone }: ReportColumn<Row>, content: React.ReactNode, isIdle = false) => (
    <td
      key={key}
      className={cn(
        "px-2 py-1.5 text-right whitespace-nowrap",
        hasPhoneRows && phoneCells[isIdle ? "none" : (phone ?? "none")],
      )}
    >
      {phone && (
        <span className={cn("mr-0.5 md:hidden", phone === "top" && "sr-only")}>
          <span>{head}</span>{" "}
        </span>
      )}
      <span>{content}</span>
    </td>
  );
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      data-slot="report-table"
      className="mt-3 overflow-x-auto"
    >
      <table className={cn("w-full border-collapse text-sm tabular-nums", hasPhoneRows && "max-md:block")}>
        <caption className="sr-only">{caption}</caption>
        <thead className={cn(hasPhoneRows && "max-md:block")}>
          <tr
            className={cn(
              hasPhoneRows &&
                "max-md:flex max-md:overflow-x-auto max-md:border-b-2 max-md:border-line max-md:[scrollbar-width:none]",
            )}
          >
            {columns.map((column, index) => (
              <Head
                key={column.key}
                column={column}
                isFirst={index === 0}
                sort={sort}
                isOnPhone={hasPhoneRows}
              />
            ))}
          </tr>
        </thead>
        <tbody className={cn(hasPhoneRows && "max-md:block")}>
          {rows.map((row) => (
            <tr
              key={idOf(row)}
              data-row={idOf(row)}
              className={cn("border-b border-line hover:bg-card", hasPhoneRows && phoneRow)}
            >
              <th
                scope="row"
                className={cn("min-w-28 px-2 py-1.5 text-left font-semibold", hasPhoneRows && phoneName)}
              >
                {first.cell(row)}
              </th>
              {others.map((column) => cellOf(column, column.cell(row), column.isIdle?.(row)))}
            </tr>
          ))}
        </tbody>
        <tfoot className={cn("[display:table-row-group]", hasPhoneRows && "max-md:block")}>
          <tr className={cn("font-semibold", hasPhoneRows && phoneRow)}>
            <th scope="row" className={cn("px-2 py-1.5 text-left", hasPhoneRows && phoneName)}>
              {first.total}
            </th>
            {others.map((column) => cellOf(column, column.total))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head<Row>({
  column: { key, head, isSortable = false },
  isFirst,
  isOnPhone,
  sort: { name, value, preserved },
}: {
  column: ReportColumn<Row>;
  isFirst: boolean;
  /** True if the heads are a line of sorts above two-line rows. */
  isOnPhone: boolean;
  sort: { name: string; value: string; preserved: Readonly<Record<string, string | undefined>> };
}) {
  const isSorted = value === key || value === `-${key}`;
  const isDown = value === `-${key}`;
  const icon = isSorted ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
      className={cn(
        "border-b-2 border-line px-2 py-1.5 align-bottom text-muted",
        isOnPhone && "max-md:shrink-0 max-md:border-0 max-md:pl-0 max-md:whitespace-nowrap",
        isFirst ? "text-left" : "text-right",
      )}
    >
      {isSortable ? (
        <Link
          to={queryAddress({ ...preserved, [name]: isDown ? key : isSorted || !isFirst ? `-${key}` : key })}
          preventScrollReset
          className={cn("inline-flex min-h-6 items-center gap-1 hover:text-ink", isSorted && "text-ink")}
        >
          <span>{head}</span>
          <Icon icon={icon} className={cn("size-3.5 print:hidden", !isSorted && "opacity-50")} />
        </Link>
      ) : (
        head
      )}
    </th>
  );
}
