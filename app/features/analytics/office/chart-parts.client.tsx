import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatShortMonth } from "~/domain/calendar/months";

/** Shared parts of the monthly charts. Colors come from the style sheet; nothing is animated or focusable. */

export const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const tick = { fill: "var(--color-muted)", fontSize: 12 };
export const axis = { tick, tickLine: false, axisLine: { stroke: "var(--color-line)" } };
export const still = { isAnimationActive: false } as const;
/** Size until the container has been measured. */
export const firstSize = { width: 320, height: 240 };

/** Formats a month as "Nov", or as "Jan ’27" at the start of a year. */
function shortMonth(month: string): string {
  const [name = "", year = ""] = formatShortMonth(month).split(" ");
  return name === "Jan" ? `${name} ’${year.slice(2)}` : name;
}

/** Stripe pattern, so that parts of a chart differ by more than color. */
export function Stripes({ id, color }: { id: string; color: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={color} fillOpacity="0.25" />
        <rect width="3" height="6" fill={color} />
      </pattern>
    </defs>
  );
}

/** Tooltip content of a month. */
export function Note<Row extends { month: string }>({
  active,
  payload,
  lines,
}: {
  active?: boolean;
  payload?: readonly { payload?: Row }[];
  lines: (month: Row) => readonly string[];
}) {
  const month = payload?.[0]?.payload;
  if (!active || !month) return null;
  return (
    <div className="rounded-control border border-line bg-paper px-3 py-2 text-sm float-shadow">
      <p translate="no" className="font-semibold">
        {formatShortMonth(month.month)}
      </p>
      {lines(month).map((line) => (
        <p key={line} className="tabular-nums">
          {line}
        </p>
      ))}
    </div>
  );
}

export const grid = <CartesianGrid vertical={false} stroke="var(--color-line)" strokeDasharray="2 4" />;
export const monthAxis = (
  <XAxis
    dataKey="month"
    tickFormatter={shortMonth}
    interval="preserveStartEnd"
    minTickGap={6}
    padding={{ left: 10, right: 10 }}
    {...axis}
  />
);
export const pointer = { fill: "var(--color-sunken)" };

/** Bar chart by month, without its bars. @param lines of the note at a month */
export function MonthBarChart<Month extends { month: string }>({
  months,
  format,
  width = 52,
  lines,
  children,
}: {
  months: readonly Month[];
  /** Formats the values of the vertical axis. */
  format: (value: number) => string;
  /** Width of the vertical axis. */
  width?: number;
  lines: (month: Month) => readonly string[];
  children: React.ReactNode;
}) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <BarChart data={[...months]} margin={margin} accessibilityLayer={false}>
        {grid}
        {monthAxis}
        <YAxis tickFormatter={format} width={width} allowDecimals={false} {...axis} axisLine={false} />
        <Tooltip cursor={pointer} {...still} content={<Note lines={lines} />} />
        {children}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Bars by month, the current month hatched. @param id of the hatching */
export function MonthBars({
  id,
  dataKey,
  months,
  current,
}: {
  id: string;
  dataKey: string;
  months: readonly { month: string }[];
  current: string | undefined;
}) {
  return (
    <>
      <Stripes id={id} color="var(--color-peacock)" />
      <Bar dataKey={dataKey} radius={3} maxBarSize={44} {...still}>
        {months.map(({ month }) => (
          <Cell key={month} fill={month === current ? `url(#${id})` : "var(--color-peacock)"} />
        ))}
      </Bar>
    </>
  );
}
