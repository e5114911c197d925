import { monthNames } from "~/domain/calendar/calendar";
import type { Demand } from "~/domain/analytics/analytics";
import { cn } from "~/lib/cn";
import { formatCount } from "./formats";

/** Background colors from few to many bookings. */
const steps = ["bg-map-1", "bg-map-2", "bg-map-3", "bg-map-4"] as const;

function stepOf(count: number, most: number): string | false {
  return count > 0 && (steps[Math.min(steps.length - 1, Math.floor((count / most) * steps.length))] ?? false);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Table of bookings by departure city and month of travel. Darker cells have more bookings. */
export function HeatMap({ demand }: { demand: readonly Demand[] }) {
  const most = Math.max(1, ...demand.flatMap(({ months }) => months));
  return (
    <div
      role="region"
      aria-label="Bookings by departure city and month of travel"
      tabIndex={0}
      className="mt-3 overflow-x-auto"
    >
      <table className="w-full min-w-160 border-separate border-spacing-0.5 text-center text-sm tabular-nums">
        <caption className="sr-only">Bookings by departure city and month of travel</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="px-1 text-left">
              From
            </th>
            {monthNames.map((month) => (
              <th key={month} scope="col" className="font-semibold">
                <abbr title={month} className="no-underline">
                  {month.slice(0, 3)}
                </abbr>
              </th>
            ))}
            <th scope="col" className="px-1 text-right">
              Year
            </th>
          </tr>
        </thead>
        <tbody>
          {demand.map(({ origin, months }) => (
            <tr key={origin}>
              <th scope="row" className="px-1 text-left font-semibold">
                {origin}
              </th>
              {months.map((count, index) => (
                <td
                  key={monthNames[index]}
                  className={cn("h-7 min-w-9 rounded-sm", stepOf(count, most) || "bg-map-0 text-muted")}
                >
                  {formatCount(count)}
                </td>
              ))}
              <td className="px-1 text-right font-semibold">{formatCount(sum(months))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="px-1 text-left">
              All
            </th>
            {monthNames.map((month, index) => (
              <td key={month}>{formatCount(sum(demand.map(({ months }) => months[index] ?? 0)))}</td>
            ))}
            <td className="px-1 text-right">{formatCount(sum(demand.flatMap(({ months }) => months)))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
