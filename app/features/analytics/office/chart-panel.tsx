import { Suspense, useState } from "react";
import { Link } from "react-router";
import { SparkBars } from "~/office/ui/spark-bars";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { AnalyticsPanel } from "./panel";

interface ChartTable {
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly string[]; to?: string }[];
}

/**
 * A chart with an equivalent table. The table is always available to screen readers, and visible on request or without
 * JavaScript. The chart's space is reserved before it is drawn.
 */
export function ChartPanel({
  table,
  sketch,
  chart,
  ...panel
}: Omit<React.ComponentProps<typeof AnalyticsPanel>, "children" | "aside"> & {
  table: ChartTable;
  /** Amounts that stand as plain bars in the chart's place until it is loaded. */
  sketch: React.ComponentProps<typeof SparkBars>["amounts"];
  /** Rendered in the browser only. */
  chart: React.ReactNode;
}) {
  const [shown, setShown] = useState<"chart" | "table">("chart");
  const isHydrated = useHydrated();
  const isChart = shown === "chart";
  // The margins are those of the charts' axes.
  const bars = <SparkBars amounts={sketch} className="h-full pt-2 pb-7 pl-13 opacity-60" />;
  return (
    <AnalyticsPanel {...panel} aside={<Choice title={panel.title} shown={shown} onChoose={setShown} />}>
      {isChart && (
        <div aria-hidden data-slot="chart" className="mt-3 h-60 noscript:hidden">
          {isHydrated ? <Suspense fallback={bars}>{chart}</Suspense> : bars}
        </div>
      )}
      <div
        {...(!isChart && { role: "region", tabIndex: 0, "aria-label": `${panel.title}, table` })}
        className={isChart ? "sr-only noscript:not-sr-only noscript:mt-3" : "mt-3 overflow-x-auto"}
      >
        <SeriesTable caption={panel.title} {...table} />
      </div>
    </AnalyticsPanel>
  );
}

function Choice({
  title,
  shown,
  onChoose,
}: {
  title: string;
  shown: "chart" | "table";
  onChoose: (shown: "chart" | "table") => void;
}) {
  return (
    <div role="group" aria-label={`${title}, view as`} className="flex text-sm font-semibold noscript:hidden">
      {(["chart", "table"] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={shown === kind}
          onClick={() => onChoose(kind)}
          className={cn(
            "min-h-7 border border-control px-2.5 first:rounded-l-control last:-ml-px last:rounded-r-control hover:bg-sunken",
            "aria-pressed:bg-sunken aria-pressed:underline aria-pressed:underline-offset-4",
          )}
        >
          {kind === "chart" ? "Chart" : "Table"}
        </button>
      ))}
    </div>
  );
}

function SeriesTable({ caption, heads, rows }: ChartTable & { caption: string }) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={cn(
                "border-b-2 border-line px-2 py-1 text-muted",
                index === 0 ? "text-left" : "text-right",
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, to }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="px-2 py-0.5 text-left font-semibold whitespace-nowrap">
              {to === undefined ? (
                name
              ) : (
                <Link
                  to={to}
                  className="inline-block min-h-6 text-peacock underline-offset-2 hover:underline"
                >
                  {name}
                </Link>
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} className="px-2 py-0.5 text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
