import { Download } from "lucide";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/revenue";
import { Exact } from "~/ui/exact";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { PremiumPlaces } from "~/features/money/office/admin/premium-places";
import { PeriodPicker } from "~/features/money/office/period-picker";
import { RevenueChartPanel } from "~/features/money/office/admin/revenue-chart-panel";
import { RevenueFigures } from "~/features/money/office/admin/revenue-figures";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { MonthsTable, OperatorsTable } from "~/features/money/office/admin/revenue-tables";
import { PrintButton } from "~/ui/print-button";
import { InfoButton } from "~/office/ui/info-button";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { formatInstantInIndia, formatTimeInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { periodInWords, sortedBy } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { queryAddress } from "~/platform/pages/query-address";
import { readRevenueQuery } from "~/features/money/office/admin/revenue-query";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { period, sorts, state } = readRevenueQuery(url);
  const services = context.get(servicesContext);
  const [report, listings] = await Promise.all([
    services.getRevenue(viewer, period),
    services.listPremiumListings(viewer, period),
  ]);
  return {
    report: {
      ...report,
      months: sortedBy(report.months, sorts.months),
      operators: sortedBy(report.operators, sorts.operators),
    },
    listings,
    period,
    state,
  };
}

export function meta() {
  return backOfficeMeta("Revenue Reports");
}

export default function Revenue({ loaderData }: Route.ComponentProps) {
  const { report, listings, period, state } = loaderData;
  const { total, months, operators, now, at, asOf } = report;
  const words = periodInWords(period);
  return (
    <div data-report>
      <BackOfficePage title="Revenue Reports">
        <p className="mt-1 hidden text-muted print:block">
          Tour Bharat. Figures as of <Exact>{formatInstantInIndia(at)}</Exact>.
        </p>
        {asOf !== null && (
          <p className="mt-1 text-sm text-muted print:hidden">
            Figures as of <Exact>{formatTimeInIndia(asOf)}</Exact>.
          </p>
        )}
        <RevenueNav />
        <PeriodPicker
          period={period}
          today={todayInIndia(Date.parse(at))}
          preserved={{ months: state.months, operators: state.operators }}
        />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-sans text-base font-semibold">{words}</h2>
          <div className="flex gap-2 print:hidden">
            {period.from !== null && period.to !== null && (
              <a
                href={`/admin/revenue/tally.xml?from=${period.from}&to=${period.to}`}
                download
                className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
              >
                <Icon icon={Download} className="size-4" />
                Tally
              </a>
            )}
            <PrintButton className="min-h-9 px-3 py-1 text-sm" />
          </div>
        </div>
        <RevenueChartPanel report={report} />
        <RevenueFigures report={report} />
        <TableHead title="By month" csv={`/admin/revenue/months.csv${queryAddress(state)}`}>
          From the ledger, in Indian time: sales, payments and refunds count on the day of their entry. Select
          a month to see its entries. Payable is the operators' share.
        </TableHead>
        {months.length === 0 ? (
          <EmptyList reason="Entries are made by sales, payments, refunds and payouts. Choose another period above.">
            No entries in this period
          </EmptyList>
        ) : (
          <MonthsTable months={months} total={total} sort={state.months} preserved={state} />
        )}
        <TableHead title="By operator" csv={`/admin/revenue/operators.csv${queryAddress(state)}`}>
          Select an operator to see its ledger entries. “Owed now” does not depend on the period.
        </TableHead>
        {operators.length === 0 ? (
          <EmptyList reason="Entries are made by sales, payments, refunds and payouts. Choose another period above.">
            No entries in this period
          </EmptyList>
        ) : (
          <OperatorsTable
            operators={operators}
            total={total}
            owedNow={now.operatorPayable}
            period={period}
            sort={state.operators}
            preserved={state}
          />
        )}
        <PremiumPlaces listings={listings} />
      </BackOfficePage>
    </div>
  );
}

function TableHead({ title, csv, children }: { title: string; csv: string; children: React.ReactNode }) {
  const files = [
    [csv, "CSV"],
    [`${csv}${csv.includes("?") ? "&" : "?"}format=xlsx`, "Excel"],
  ] as const;
  return (
    <div className="mt-8 flex flex-wrap items-end justify-between gap-3 print:mt-0 print:break-after-avoid">
      <div className="flex items-center gap-1">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <InfoButton about={title}>{children}</InfoButton>
      </div>
      <div className="flex gap-2 print:hidden">
        {files.map(([href, name]) => (
          <a
            key={name}
            href={href}
            download
            className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
          >
            <Icon icon={Download} className="size-4" />
            <span>{name}</span>
            <span className="sr-only">
              {" "}
              <span>{title.toLowerCase()}</span>
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
