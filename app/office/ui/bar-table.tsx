import { Link } from "react-router";
import { cn } from "~/ui/cn";

interface BarRow {
  name: string;
  /** Link to the row's details. */
  to?: string | undefined;
  /** One text per column. */
  cells: readonly string[];
  /** Length of the bar, in the unit of `max`. */
  size: number;
}

/**
 * A bar chart as a table: beside each row's name, or below it on narrow screens, is a bar in proportion to the largest.
 * The bars are decorative: the cells hold the numbers.
 */
export function BarTable({
  caption,
  heads,
  rows,
  total,
  max,
}: {
  caption: string;
  /** Heading of the name column, then of each other column. */
  heads: readonly string[];
  rows: readonly BarRow[];
  total?: Omit<BarRow, "size" | "to">;
  /** Size of a full bar; defaults to the largest row. */
  max?: number;
}) {
  const largest = max ?? Math.max(1, ...rows.map(({ size }) => size));
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="@container mt-3 overflow-x-auto">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cn(
                  "border-b-2 border-line px-2 py-1.5 text-sm text-muted",
                  index === 0 ? "w-1/2 min-w-32 text-left" : "text-right",
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, cells, size }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="px-2 py-1 text-left font-semibold">
                <span className="inline-block w-full align-middle @2xl:w-2/5">
                  {to === undefined ? (
                    name
                  ) : (
                    <Link to={to} className="text-peacock underline-offset-2 hover:underline">
                      {name}
                    </Link>
                  )}
                </span>
                <svg
                  aria-hidden
                  height="10"
                  className="mb-1 inline-block w-full align-middle @2xl:mb-0 @2xl:w-3/5"
                >
                  <rect width={`${(size / largest) * 100}%`} height="10" rx="2" className="fill-peacock" />
                </svg>
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="px-2 py-1 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="px-2 py-1.5 text-left">
                {total.name}
              </th>
              {total.cells.map((cell, index) => (
                <td key={heads[index + 1]} className="px-2 py-1.5 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
