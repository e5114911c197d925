import { TrendingDown, TrendingUp } from "lucide-react";
import { Link } from "react-router";
import { addDays, formatDay } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import { formatMonth } from "~/domain/months";
import { cn } from "~/lib/cn";

interface Figures {
  today: TravelDate;
  made: { today: number; week: number; weekBefore: number };
  revenue: { month: string; soFar: number; lastMonth: string; lastByNow: number; last: number };
  departures: { until: TravelDate; departures: number; seats: number };
}

const count = new Intl.NumberFormat("en-IN");

/** How things go today: four figures, each explained, compared and led to its rows. */
export function OverviewFigures({ today, made, revenue, departures }: Figures) {
  return (
    <ul aria-label="How things go" className="mt-4 grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <Figure
        name="Bookings today"
        value={count.format(made.today)}
        to={`/admin/bookings?bookedFrom=${today}&bookedTo=${today}`}
        says={`Made since midnight in India, ${formatDay(today)}, whatever became of them.`}
      />
      <Figure
        name="Bookings in 7 days"
        value={count.format(made.week)}
        to={`/admin/bookings?bookedFrom=${addDays(today, -6)}&bookedTo=${today}`}
        change={changeOf(made.week, made.weekBefore)}
        says={`Made today and in the six days before; ${count.format(made.weekBefore)} in the seven days before those.`}
      />
      <Figure
        name={`Revenue in ${formatMonth(revenue.month)}`}
        value={formatRupees(revenue.soFar)}
        to={`/admin/revenue?from=${revenue.month}-01&to=${today}`}
        change={changeOf(revenue.soFar, revenue.lastByNow)}
        says={`What the platform keeps by the ledger, so far. By the same time in ${formatMonth(revenue.lastMonth)}: ${formatRupees(revenue.lastByNow)}; in all of it ${formatRupees(revenue.last)}.`}
      />
      <Figure
        name="Departures in 7 days"
        value={count.format(departures.departures)}
        to={`/admin/bookings?from=${today}&to=${departures.until}`}
        says={`With ${count.format(departures.seats)} seats on them, pending ones included, from today to ${formatDay(departures.until)}. Its list has cancelled bookings too.`}
      />
    </ul>
  );
}

/** In whole percent of what it was; null where there is nothing to compare with. */
function changeOf(now: number, before: number): number | null {
  return before > 0 ? Math.round((100 * (now - before)) / before) : null;
}

function Figure({
  name,
  value,
  says,
  to,
  change = null,
}: {
  name: string;
  value: string;
  says: string;
  to: string;
  /** In percent, compared with what the explanation names. */
  change?: number | null;
}) {
  const Arrow = change !== null && change < 0 ? TrendingDown : TrendingUp;
  return (
    <li className="relative rounded-card border border-line bg-card px-4 py-3 hover:border-control">
      <h2 className="font-sans text-sm font-semibold text-muted">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {name}
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <strong className="text-2xl leading-tight tabular-nums">{value}</strong>
        {change !== null && change !== 0 && (
          <span
            className={cn(
              "inline-flex items-center gap-1 text-sm font-semibold tabular-nums",
              change > 0 ? "text-good" : "text-bad",
            )}
          >
            <Arrow aria-hidden className="size-4" />
            {change > 0 ? "+" : "−"}
            {Math.abs(change)} %
          </span>
        )}
      </p>
      <p className="mt-0.5 text-sm leading-snug text-muted">{says}</p>
    </li>
  );
}
