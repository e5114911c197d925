import { lazy } from "react";
import { ChartPanel } from "~/components/analytics/chart-panel";
import { NothingHere, Panel } from "~/components/analytics/panel";
import { BarTable } from "~/components/ui/bar-table";
import { formatMonth } from "~/domain/months";
import type { RatedTour, RatingMonth } from "~/domain/own-review";

const RatingsChart = lazy(async () => ({
  default: (await import("./ratings-chart.client")).RatingsChart,
}));

const stars = (mean: number | null) => (mean === null ? "none" : mean.toFixed(1));

/** How an operator's tours are rated: each of them, and all of them month by month. */
export function RatingPanels({
  tours,
  months,
}: {
  tours: readonly RatedTour[];
  months: readonly RatingMonth[];
}) {
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
      <ChartPanel
        title="Rating over time"
        explained="The mean of the stars, 1 to 5, of the reviews written in each of the last twelve months, and in brackets how many these are."
        chart={<RatingsChart months={months} />}
        table={{
          heads: ["Month", "Reviews", "Mean"],
          rows: months.map(({ month, count, mean }) => ({
            name: formatMonth(month),
            cells: [String(count), stars(mean)],
          })),
        }}
      />
      <Panel
        title="Rating by tour"
        explained="Published reviews of all time. A bar is as long as the mean of the stars, of 5."
      >
        {tours.length === 0 ? (
          <NothingHere>No reviews yet</NothingHere>
        ) : (
          <BarTable
            caption="Rating by tour, table"
            heads={["Tour", "Mean", "Reviews", "To answer"]}
            most={5}
            rows={tours.map(({ slug, title, count, mean, unanswered }) => ({
              name: title,
              to: `/operator/reviews?tour=${slug}`,
              cells: [stars(mean), String(count), String(unanswered)],
              size: mean,
            }))}
          />
        )}
      </Panel>
    </div>
  );
}
