import { lazy } from "react";
import { ChartPanel } from "~/features/analytics/office/chart-panel";
import { NothingHere, AnalyticsPanel } from "~/features/analytics/office/panel";
import { BarTable } from "~/office/ui/bar-table";
import { formatShortMonth } from "~/domain/calendar/months";
import type { RatedTour, RatingMonth } from "~/domain/reviews/review-statistics";

const RatingsChart = lazy(async () => ({
  default: (await import("./ratings-chart.client")).RatingsChart,
}));

const stars = (mean: number | null) => (mean === null ? "none" : mean.toFixed(1));

/** Ratings of an operator's tours, by tour and by month. */
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
        explained="Average stars (1 to 5) of the reviews written in each of the last 12 months, with the number of reviews in brackets."
        sketch={months.map(({ month, mean }) => ({ name: month, amount: mean ?? 0 }))}
        chart={<RatingsChart months={months} />}
        table={{
          heads: ["Month", "Reviews", "Average"],
          rows: months.map(({ month, count, mean }) => ({
            name: formatShortMonth(month),
            cells: [String(count), stars(mean)],
          })),
        }}
      />
      <AnalyticsPanel title="Rating by tour" explained="Average stars of all published reviews, out of 5.">
        {tours.length === 0 ? (
          <NothingHere>No reviews yet</NothingHere>
        ) : (
          <BarTable
            caption="Rating by tour, table"
            heads={["Tour", "Average", "Reviews", "To answer"]}
            max={5}
            rows={tours.map(({ slug, title, count, mean, unanswered }) => ({
              name: title,
              to: `/operator/reviews?tour=${slug}`,
              cells: [stars(mean), String(count), String(unanswered)],
              size: mean,
            }))}
          />
        )}
      </AnalyticsPanel>
    </div>
  );
}
