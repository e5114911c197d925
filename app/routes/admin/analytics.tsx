import { data, useNavigation } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/analytics";
import { FigureCards } from "~/features/analytics/office/figure-cards";
import { MonthPanels } from "~/features/analytics/office/month-panels";
import { PeriodChoice, type AskedPeriod } from "~/features/analytics/office/period-choice";
import { PeriodPanels } from "~/features/analytics/office/period-panels";
import { TrendPanel } from "~/features/analytics/office/trend-panel";
import { Exact } from "~/ui/exact";
import { BackOfficePage } from "~/office/page/back-office-page";
import { nowContext, servicesContext } from "~/context";
import type { Analytics as Figures } from "~/domain/analytics/analytics";
import { daysBetween, formatDay, formatTimeInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import type { FieldErrors } from "~/domain/errors";
import { periodNames, periodQuerySchema, type Days } from "~/domain/calendar/period";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

/** Parses the period from the URL. Invalid ones fall back to the default; days only apply to a custom period. */
function askedIn(query: URLSearchParams): AskedPeriod {
  const period = z.enum(periodNames).catch("month").parse(query.get("period"));
  if (period !== "custom") return { period };
  return { period, from: query.get("from") || undefined, to: query.get("to") || undefined };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const asked = askedIn(url.searchParams);
  const query = periodQuerySchema.safeParse(asked);
  const compared: "before" | "year" = url.searchParams.get("compared") === "year" ? "year" : "before";
  const month = monthOf(todayInIndia(context.get(nowContext)));
  const errors: FieldErrors = query.success ? {} : z.flattenError(query.error).fieldErrors;
  if (!query.success) return data({ asked, compared, month, errors, analytics: null }, { status: 422 });
  const analytics = await context.get(servicesContext).getAnalytics(viewer, { ...query.data, compared });
  return data({ asked, compared, month, errors, analytics });
}

export function meta() {
  return backOfficeMeta("Analytics");
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { asked, compared, month, errors, analytics } = loaderData;
  const isLoading = useNavigation().state === "loading";
  return (
    <BackOfficePage title="Analytics">
      <PeriodChoice asked={asked} compared={compared} shown={analytics?.period ?? null} errors={errors} />
      <p role="status" className="mt-3 min-h-6 text-sm text-muted">
        {isLoading ? "Counting..." : analytics && <ShownPeriod analytics={analytics} compared={compared} />}
      </p>
      {analytics && (
        <div>
          <TrendPanel analytics={analytics} />
          <FigureCards analytics={analytics} />
          <div className="mt-3 grid gap-3 lg:grid-cols-2">
            <MonthPanels months={analytics.months} current={month} />
            <PeriodPanels analytics={analytics} />
          </div>
        </div>
      )}
    </BackOfficePage>
  );
}

function ShownPeriod({
  analytics: { period, previous, asOf },
  compared,
}: {
  analytics: Figures & { asOf: number | null };
  compared: "before" | "year";
}) {
  const days = daysBetween(period.from, period.to) + 1;
  return (
    <>
      <strong className="text-ink">{inWords(period)}</strong>
      <span>{`, ${days === 1 ? "one day" : `${days} days`}. ${previous ? `Compared with ${compared === "year" ? "the same days of last year" : "the previous period of the same length"}: ${inWords(previous)}.` : "All time until today, without a previous period to compare. Departures ahead are not included."}`}</span>
      {asOf !== null && (
        <span>
          {" Figures as of "}
          <Exact>{formatTimeInIndia(asOf)}</Exact>.
        </span>
      )}
    </>
  );
}

function inWords({ from, to }: Days): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
