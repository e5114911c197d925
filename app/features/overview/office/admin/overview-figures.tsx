import { TrendingDown, TrendingUp } from "lucide";
import { OfficeLink } from "~/office/frame/office-link";
import { Icon } from "~/ui/icon";
import { InfoButton } from "~/office/ui/info-button";
import { SparkBars } from "~/office/ui/spark-bars";
import { addDays, formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import { cn } from "~/ui/cn";
import type { AdminOverview } from "../../../../../worker/overview/get-admin-overview";

type Figures = Pick<AdminOverview, "today" | "made" | "revenue" | "departures">;

const count = new Intl.NumberFormat("en-IN");

/** Four key figures, each with an explanation, a comparison and a link to its rows. */
export function OverviewFigures({ today, made, revenue, departures }: Figures) {
  return (
    <ul aria-label="Key figures" className="mt-3 grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <Figure
        name="Bookings today"
        value={count.format(made.today)}
        to={`/admin/bookings?bookedFrom=${today}&bookedTo=${today}`}
        description={`Made since midnight IST, ${formatDay(today)}, in any status. The bars are the last 28 days.`}
        picture={<SparkBars amounts={barsOf(made.days)} />}
      />
      <Figure
        name="Bookings in 7 days"
        value={count.format(made.week)}
        to={`/admin/bookings?bookedFrom=${addDays(today, -6)}&bookedTo=${today}`}
        change={changeOf(made.week, made.weekBefore)}
        description={`Made today and in the previous 6 days. ${count.format(made.weekBefore)} in the 7 days before that. The bars are weeks.`}
        picture={<SparkBars amounts={barsOf(weeksOf(made.days))} />}
      />
      {revenue && (
        <Figure
          name={`Revenue in ${formatShortMonth(revenue.month)}`}
          value={formatRupees(revenue.soFar)}
          to={`/admin/revenue?from=${revenue.month}-01&to=${today}`}
          change={changeOf(revenue.soFar, revenue.lastByNow)}
          description={`Commission on received money, premium listings and manual entries. ${formatShortMonth(revenue.lastMonth)}: ${formatRupees(revenue.lastByNow)} up to the same day, ${formatRupees(revenue.last)} in total. The bars are the last 28 days.`}
          picture={<SparkBars amounts={barsOf(revenue.days)} />}
        />
      )}
      <Figure
        name="Departures in 7 days"
        value={count.format(departures.departures)}
        to={`/admin/bookings?from=${today}&to=${departures.until}`}
        description={`${count.format(departures.seats)} seats sold or pending, from today to ${formatDay(departures.until)}. The list also shows canceled bookings. The bars are days.`}
        picture={<SparkBars amounts={barsOf(departures.days)} isAhead />}
      />
    </ul>
  );
}

function barsOf(amounts: readonly number[]) {
  return amounts.map((amount, index) => ({ name: String(index), amount }));
}

/** Sums days by weeks. @param days whole weeks */
function weeksOf(days: readonly number[]): number[] {
  return Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).reduce((sum, made) => sum + made, 0),
  );
}

/** Returns the change in whole percent; null if there is nothing to compare with. */
function changeOf(now: number, before: number): number | null {
  return before > 0 ? Math.round((100 * (now - before)) / before) : null;
}

function Figure({
  name,
  value,
  description,
  to,
  picture,
  change = null,
}: {
  name: string;
  value: string;
  description: string;
  to: string;
  /** Decorative chart of the figure. */
  picture: React.ReactNode;
  /** In percent, compared with the period that the explanation names. */
  change?: number | null;
}) {
  const icon = change !== null && change < 0 ? TrendingDown : TrendingUp;
  return (
    <li className="relative max-[26rem]:grid max-[26rem]:grid-cols-[minmax(0,1fr)_6rem] max-[26rem]:items-center rounded-card border border-line bg-card px-4 py-2.5 hover:border-control">
      <div className="flex items-center gap-1">
        <h2 className="font-sans text-sm text-muted">
          <OfficeLink to={to} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </OfficeLink>
        </h2>
        <InfoButton about={name} className="relative z-10">
          {description}
        </InfoButton>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-xl leading-tight tabular-nums">{value}</strong>
        {change !== null && change !== 0 && (
          <span
            className={cn(
              "inline-flex items-center gap-1 text-sm font-semibold tabular-nums",
              change > 0 ? "text-success" : "text-danger",
            )}
          >
            <Icon icon={icon} className="size-4" />
            <span>{`${change > 0 ? "+" : "−"}${Math.abs(change)} %`}</span>
          </span>
        )}
      </p>
      <div className="max-[26rem]:col-start-2 max-[26rem]:row-span-2 max-[26rem]:row-start-1">{picture}</div>
    </li>
  );
}
