import { Bar, ComposedChart, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useNavigate } from "react-router";
import type { MonthSeries } from "~/domain/analytics/analytics";
import type { Trend } from "~/domain/analytics/trend";
import { formatRupees } from "~/domain/money/money";
import {
  axis,
  firstSize,
  grid,
  margin,
  monthAxis,
  MonthBarChart,
  MonthBars,
  Note,
  pointer,
  still,
  Stripes,
} from "./chart-parts.client";
import { formatCompactRupees, formatCount, formatShare, formatShareOrNone, stepName } from "./formats";
import { bookingsMade } from "./rows-behind";

/**
 * Charts of the analytics page, in their own file so that the chart library loads on demand. They duplicate the tables
 * beside them, so nothing in them can be focused or is animated. Colors come from the style sheet.
 */

interface ChartProps {
  months: readonly MonthSeries[];
  /** The current month, drawn hatched. */
  current: string;
}

interface NotedPoint {
  name: string;
  value: number;
  before: number | undefined;
  lastYear: number | undefined;
}

/** Tooltip of a point. */
function TrendNote({
  active,
  payload,
  format,
}: {
  active?: boolean;
  payload?: readonly { payload?: NotedPoint }[];
  format: (value: number) => string;
}) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className="rounded-control border border-line bg-paper px-3 py-2 text-sm float-shadow">
      <p className="font-semibold">{point.name}</p>
      <p className="tabular-nums">{format(point.value)}</p>
      {point.before !== undefined && (
        <p className="tabular-nums">{`${format(point.before)} in the period before`}</p>
      )}
      {point.lastYear !== undefined && (
        <p className="tabular-nums">{`${format(point.lastYear)} last year`}</p>
      )}
    </div>
  );
}

/** Sales of the period as bars, which open their bookings; the days compared with as lines. */
export function TrendChart({
  trend: { unit, current, before, lastYear },
  measure,
}: {
  trend: Trend;
  measure: "revenue" | "bookings";
}) {
  const navigate = useNavigate();
  const format = measure === "revenue" ? formatRupees : formatCount;
  const data = current.map((point, index) => ({
    ...point,
    name: stepName(point, unit),
    value: point[measure],
    before: before?.[index]?.[measure],
    lastYear: lastYear?.[index]?.[measure],
  }));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <ComposedChart data={data} margin={margin} accessibilityLayer={false}>
        {/* oxlint-disable-next-line tour-bharat/bare-text -- An element, which the chart must find among its children. */}
        {grid}
        <XAxis dataKey="name" interval="preserveStartEnd" minTickGap={24} {...axis} />
        <YAxis
          tickFormatter={measure === "revenue" ? formatCompactRupees : formatCount}
          width={52}
          allowDecimals={false}
          {...axis}
          axisLine={false}
        />
        <Tooltip cursor={pointer} {...still} content={<TrendNote format={format} />} />
        <Bar
          dataKey="value"
          fill="var(--color-peacock)"
          radius={3}
          maxBarSize={44}
          cursor="pointer"
          onClick={(_, index) => {
            const point = current[index];
            if (point) void navigate(bookingsMade(point));
          }}
          {...still}
        />
        {before && (
          <Line
            dataKey="before"
            stroke="var(--color-vermilion)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            {...still}
          />
        )}
        {lastYear && (
          <Line dataKey="lastYear" stroke="var(--color-marigold)" strokeWidth={2} dot={false} {...still} />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

export function SalesChart({ months, current }: ChartProps) {
  return (
    <MonthBarChart
      months={months}
      format={formatCompactRupees}
      lines={(month: MonthSeries) => [
        `${formatRupees(month.revenue)} accrued`,
        `${formatRupees(month.received)} received`,
        `${formatRupees(month.commission)} commission accrued`,
        `${formatCount(month.bookings)} bookings made`,
      ]}
    >
      <MonthBars id="sales-so-far" dataKey="revenue" months={months} current={current} />
    </MonthBarChart>
  );
}

export function AccountsChart({ months }: ChartProps) {
  const data = months.map((month) => ({ ...month, older: month.accounts - month.newAccounts }));
  return (
    <MonthBarChart
      months={data}
      format={formatCount}
      width={40}
      lines={(month: MonthSeries) => [
        `${formatCount(month.accounts)} accounts`,
        `${formatCount(month.newAccounts)} new`,
      ]}
    >
      <Stripes id="new-accounts" color="var(--color-vermilion)" />
      <Bar dataKey="older" stackId="accounts" fill="var(--color-peacock)" maxBarSize={36} {...still} />
      <Bar
        dataKey="newAccounts"
        stackId="accounts"
        fill="url(#new-accounts)"
        radius={[3, 3, 0, 0]}
        maxBarSize={36}
        {...still}
      />
    </MonthBarChart>
  );
}

/** Rounds up to a whole percent, so that the axis has round numbers. */
function wholePercent(max: number): number {
  return Math.max(1, Math.ceil(max * 100)) / 100;
}

export function ConversionChart({ months }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <LineChart data={[...months]} margin={margin} accessibilityLayer={false}>
        {/* oxlint-disable-next-line tour-bharat/bare-text -- An element, which the chart must find among its children. */}
        {grid}
        {/* oxlint-disable-next-line tour-bharat/bare-text -- An element, which the chart must find among its children. */}
        {monthAxis}
        <YAxis
          tickFormatter={formatShare}
          width={44}
          domain={[0, wholePercent]}
          tickCount={5}
          {...axis}
          axisLine={false}
        />
        <Tooltip
          cursor={{ stroke: "var(--color-control)" }}
          {...still}
          content={
            <Note
              lines={(month: MonthSeries) => [
                `${formatShareOrNone(month.conversion)} conversion`,
                `${formatCount(month.bookings)} bookings of ${formatCount(month.visits)} visits`,
              ]}
            />
          }
        />
        <Line
          dataKey="conversion"
          stroke="var(--color-peacock)"
          strokeWidth={2.5}
          dot={{ r: 3.5, fill: "var(--color-card)", stroke: "var(--color-peacock)", strokeWidth: 2 }}
          activeDot={{ r: 5, fill: "var(--color-peacock)", stroke: "var(--color-card)" }}
          {...still}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
