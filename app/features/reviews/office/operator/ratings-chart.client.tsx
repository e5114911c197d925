import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { formatShortMonth } from "~/domain/calendar/months";
import type { RatingMonth } from "~/domain/reviews/review-statistics";

/**
 * Average rating by month, in its own file so that the chart library loads on demand. It duplicates the table beside
 * it, so nothing in it can be focused or is animated.
 */
export function RatingsChart({ months }: { months: readonly RatingMonth[] }) {
  const tick = { fill: "var(--color-muted)", fontSize: 12 };
  const axis = { tick, tickLine: false, axisLine: { stroke: "var(--color-line)" } };
  const data = months.map(({ month, mean, count }) => ({
    month,
    mean: mean === null ? 0 : Math.round(mean * 10) / 10,
    label: mean === null ? "" : `${mean.toFixed(1)} (${count})`,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 240 }}>
      <BarChart data={data} margin={{ top: 34, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" strokeDasharray="2 4" />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => formatShortMonth(month).slice(0, 3)}
          interval="preserveStartEnd"
          minTickGap={6}
          {...axis}
        />
        <YAxis domain={[0, 5]} ticks={[0, 1, 2, 3, 4, 5]} width={24} {...axis} axisLine={false} />
        <Bar dataKey="mean" fill="var(--color-peacock)" radius={3} maxBarSize={44} isAnimationActive={false}>
          <LabelList dataKey="label" position="top" fill="var(--color-ink)" fontSize={11} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
