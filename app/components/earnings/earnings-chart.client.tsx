import { Bar, BarChart, Cell, ResponsiveContainer, Tooltip, YAxis } from "recharts";
import {
  axis,
  firstSize,
  grid,
  margin,
  monthAxis,
  Note,
  pointer,
  still,
  Stripes,
} from "~/components/analytics/chart-parts.client";
import { formatCompactRupees, formatCount } from "~/components/analytics/formats";
import { formatRupees } from "~/domain/money/money";
import type { EarningsMonth } from "~/domain/earnings/operator-earnings";

/** Net earnings by month; the current month is hatched. Duplicates the table beside it. */
export function EarningsChart({ months }: { months: readonly EarningsMonth[] }) {
  const current = months.at(-1)?.month;
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <BarChart data={[...months]} margin={margin} accessibilityLayer={false}>
        <Stripes id="net-so-far" colour="var(--color-peacock)" />
        {grid}
        {monthAxis}
        <YAxis tickFormatter={formatCompactRupees} width={56} {...axis} axisLine={false} />
        <Tooltip
          cursor={pointer}
          {...still}
          content={
            <Note
              lines={(month: EarningsMonth) => [
                `${formatRupees(month.net)} net of ${formatRupees(month.gross)}`,
                `${formatCount(month.bookings)} bookings sold`,
                `${formatRupees(-month.payouts)} paid out`,
              ]}
            />
          }
        />
        <Bar dataKey="net" radius={3} maxBarSize={44} {...still}>
          {months.map(({ month }) => (
            <Cell key={month} fill={month === current ? "url(#net-so-far)" : "var(--color-peacock)"} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
