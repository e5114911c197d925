import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { MonthSeries } from "~/domain/analytics";
import { formatRupees } from "~/domain/money";
import { formatMonth } from "~/domain/months";
import { formatCompactRupees, formatCount, formatShare, formatShareOrNone } from "./formats";

/**
 * The charts of the analytics page, in a file of their own: their library is loaded for them alone. They are pictures of the
 * table beside them, so nothing in them can be focused, and nothing moves. Colours are those of the style sheet.
 */

const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const tick = { fill: "var(--color-muted)", fontSize: 12 };
const axis = { tick, tickLine: false, axisLine: { stroke: "var(--color-line)" } };
const still = { isAnimationActive: false } as const;
/** Until the place has been measured. */
const firstSize = { width: 320, height: 240 };

interface ChartProps {
  months: readonly MonthSeries[];
  /** The month that is not over, drawn hatched. */
  current: string;
}

/** "Nov", and the year where one begins. */
function shortMonth(month: string): string {
  const [name = "", year = ""] = formatMonth(month).split(" ");
  return name === "Jan" ? `${name} ’${year.slice(2)}` : name;
}

/** Stripes of a colour: what is told apart by more than its colour. */
function Stripes({ id, colour }: { id: string; colour: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={colour} fillOpacity="0.25" />
        <rect width="3" height="6" fill={colour} />
      </pattern>
    </defs>
  );
}

/** What a month says under the pointer. */
function Note({
  active,
  payload,
  lines,
}: {
  active?: boolean;
  payload?: readonly { payload?: MonthSeries }[];
  lines: (month: MonthSeries) => readonly string[];
}) {
  const month = payload?.[0]?.payload;
  if (!active || !month) return null;
  return (
    <div className="rounded-control border border-line bg-paper px-3 py-2 text-sm shadow-float">
      <p className="font-semibold">{formatMonth(month.month)}</p>
      {lines(month).map((line) => (
        <p key={line} className="tabular-nums">
          {line}
        </p>
      ))}
    </div>
  );
}

const grid = <CartesianGrid vertical={false} stroke="var(--color-line)" strokeDasharray="2 4" />;
const monthAxis = (
  <XAxis
    dataKey="month"
    tickFormatter={shortMonth}
    interval="preserveStartEnd"
    minTickGap={6}
    padding={{ left: 10, right: 10 }}
    {...axis}
  />
);
const pointer = { fill: "var(--color-sunken)" };

export function SalesChart({ months, current }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <BarChart data={[...months]} margin={margin} accessibilityLayer={false}>
        <Stripes id="sales-so-far" colour="var(--color-peacock)" />
        {grid}
        {monthAxis}
        <YAxis tickFormatter={formatCompactRupees} width={52} {...axis} axisLine={false} />
        <Tooltip
          cursor={pointer}
          {...still}
          content={
            <Note
              lines={(month) => [
                `${formatRupees(month.revenue)} revenue`,
                `${formatRupees(month.commission)} commission`,
                `${formatCount(month.bookings)} bookings made`,
              ]}
            />
          }
        />
        <Bar dataKey="revenue" radius={3} maxBarSize={44} {...still}>
          {months.map(({ month }) => (
            <Cell key={month} fill={month === current ? "url(#sales-so-far)" : "var(--color-peacock)"} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

export function AccountsChart({ months }: ChartProps) {
  const data = months.map((month) => ({ ...month, older: month.accounts - month.newAccounts }));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <BarChart data={data} margin={margin} accessibilityLayer={false}>
        <Stripes id="new-accounts" colour="var(--color-vermilion)" />
        {grid}
        {monthAxis}
        <YAxis tickFormatter={formatCount} width={40} allowDecimals={false} {...axis} axisLine={false} />
        <Tooltip
          cursor={pointer}
          {...still}
          content={
            <Note
              lines={(month) => [
                `${formatCount(month.accounts)} accounts`,
                `${formatCount(month.newAccounts)} of them new`,
              ]}
            />
          }
        />
        <Bar dataKey="older" stackId="accounts" fill="var(--color-peacock)" maxBarSize={36} {...still} />
        <Bar
          dataKey="newAccounts"
          stackId="accounts"
          fill="url(#new-accounts)"
          radius={[3, 3, 0, 0]}
          maxBarSize={36}
          {...still}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The next whole percent, so that the axis has round numbers. */
function wholePercent(most: number): number {
  return Math.max(1, Math.ceil(most * 100)) / 100;
}

export function ConversionChart({ months }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <LineChart data={[...months]} margin={margin} accessibilityLayer={false}>
        {grid}
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
              lines={(month) => [
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
