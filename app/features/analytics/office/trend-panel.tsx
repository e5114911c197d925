import { lazy, useState } from "react";
import type { Analytics } from "~/domain/analytics/analytics";
import type { TrendPoint } from "~/domain/analytics/trend";
import { formatRupees } from "~/domain/money/money";
import { ChartPanel } from "./chart-panel";
import { Comparison } from "./comparison";
import { formatCount, stepName } from "./formats";
import { bookingsMade } from "./rows-behind";

const TrendChart = lazy(async () => ({ default: (await import("./charts.client")).TrendChart }));

const measures = [
  ["revenue", "Revenue"],
  ["bookings", "Bookings"],
] as const;
type Measure = (typeof measures)[number][0];

/** Sales of the period beside the period before and the same days of last year: how business is going. */
export function TrendPanel({ analytics: { trend, period } }: { analytics: Analytics }) {
  const [measure, setMeasure] = useState<Measure>("revenue");
  const { unit, current, before, lastYear } = trend;
  const format = measure === "revenue" ? formatRupees : formatCount;
  const sum = sumOf(current, measure);
  return (
    <ChartPanel
      title={measure === "revenue" ? "Revenue accrued" : "Bookings made"}
      explained={`${measure === "revenue" ? "Sales less changes and cancellations, whether paid or not, by the day of the ledger entry." : "Bookings made, in any status, by the day they were made."} Select a bar to see the bookings made then.`}
      rows={{ to: bookingsMade(period), label: "Show these bookings" }}
      className="mt-4"
      note={
        <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-2 tabular-nums">
          <p className="text-2xl leading-tight font-semibold">{format(sum)}</p>
          {before && (
            <Comparison
              name="Period before"
              value={sum}
              other={sumOf(before, measure)}
              format={format}
              className="border-vermilion border-dashed"
            />
          )}
          {lastYear && (
            <Comparison
              name="Same period last year"
              value={sum}
              other={sumOf(lastYear, measure)}
              format={format}
              className="border-marigold"
            />
          )}
          <div
            role="group"
            aria-label="Measure"
            className="ml-auto flex text-sm font-semibold noscript:hidden"
          >
            {measures.map(([name, label]) => (
              <button
                key={name}
                type="button"
                aria-pressed={measure === name}
                onClick={() => setMeasure(name)}
                className="min-h-7 border border-control px-2.5 first:rounded-l-control last:-ml-px last:rounded-r-control hover:bg-sunken aria-pressed:bg-sunken aria-pressed:underline aria-pressed:underline-offset-4"
              >
                {label}
              </button>
            ))}
          </div>
        </div>
      }
      sketch={current.map((point) => ({ name: stepName(point, unit), amount: point[measure] }))}
      chart={<TrendChart trend={trend} measure={measure} />}
      table={{
        heads: [
          unit === "day" ? "Day" : "Month",
          measure === "revenue" ? "Revenue accrued" : "Bookings made",
          ...(before ? ["Period before"] : []),
          ...(lastYear ? ["Last year"] : []),
        ],
        rows: current.map((point, index) => ({
          name: stepName(point, unit),
          to: bookingsMade(point),
          cells: [
            format(point[measure]),
            ...(before ? [format(before[index]?.[measure] ?? 0)] : []),
            ...(lastYear ? [format(lastYear[index]?.[measure] ?? 0)] : []),
          ],
        })),
      }}
    />
  );
}

function sumOf(points: readonly TrendPoint[], measure: Measure): number {
  return points.reduce((sum, point) => sum + point[measure], 0);
}
