import { lazy } from "react";
import { ChartPanel } from "~/features/analytics/office/chart-panel";
import { ledgerOfMonth } from "~/features/analytics/office/rows-behind";
import { Comparison } from "~/features/analytics/office/comparison";
import { formatShortMonth } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import { platformShareOf, type RevenueReport } from "~/domain/money/revenue";

const RevenueChart = lazy(async () => ({ default: (await import("./revenue-chart.client")).RevenueChart }));

/** Platform revenue of the period beside others, and month by month. */
export function RevenueChartPanel({ report: { total, compared, chart } }: { report: RevenueReport }) {
  const kept = platformShareOf(total);
  return (
    <ChartPanel
      title="Platform revenue"
      explained="What the platform keeps: commission on received money, charges for featured places and manual entries, by the day of the ledger entry. Select a month to see its ledger entries."
      className="mt-4"
      note={
        <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-2 tabular-nums">
          <p translate="no" className="text-2xl leading-tight font-semibold">
            {formatRupees(kept)}
          </p>
          {compared && (
            <>
              <Comparison
                name="Period before"
                value={kept}
                other={platformShareOf(compared.before)}
                format={formatRupees}
              />
              <Comparison
                name="Same period last year"
                value={kept}
                other={platformShareOf(compared.lastYear)}
                format={formatRupees}
              />
            </>
          )}
        </div>
      }
      sketch={chart.map((row) => ({ name: row.month, amount: platformShareOf(row) }))}
      chart={<RevenueChart months={chart} />}
      table={{
        heads: ["Month", "Platform revenue", "Gross sold", "Net received"],
        rows: chart.map((row) => ({
          name: formatShortMonth(row.month),
          to: ledgerOfMonth(row.month),
          cells: [formatRupees(platformShareOf(row)), formatRupees(row.gross), formatRupees(row.netReceived)],
        })),
      }}
    />
  );
}
