import { lazy } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/earnings";
import { ChartPanel } from "~/features/analytics/office/chart-panel";
import { EarningsFigures } from "~/features/money/office/operator/earnings-figures";
import { OperatorSelect, EarningsPage } from "~/features/money/office/operator/earnings-page";
import { DataTable } from "~/office/lists/data-table";
import { EmptyList } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readOperator } from "~/features/money/office/operator/earnings-query";
import { queryAddress } from "~/platform/pages/query-address";
import { operatorPayoutsList, payoutsOfSeveralList } from "~/features/money/office/operator/payouts.list";
import { requireOperator } from "~/middleware/require-operator";

const EarningsChart = lazy(async () => ({
  default: (await import("~/features/money/office/operator/earnings-chart.client")).EarningsChart,
}));

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const operator = readOperator(url);
  const earnings = await context.get(servicesContext).getOperatorEarnings(viewer, operator);
  return { ...earnings, operator };
}

export function meta() {
  return backOfficeMeta("Earnings");
}

export default function Earnings({ loaderData }: Route.ComponentProps) {
  const { months, payouts, operators, operator, ...figures } = loaderData;
  const query = queryAddress({ company: operator });
  return (
    <EarningsPage
      title="Earnings"
      explained="From the ledger, in Indian time. Bookings count when confirmed; refunds count in the month of cancellation."
      operator={operator}
    >
      <OperatorSelect operators={operators} operator={operator} />
      <EarningsFigures {...figures} />
      <div className="mt-5">
        <ChartPanel
          title="Net by month"
          explained="What payouts make of the sales in each of the last twelve months, after taxes. The current month is hatched."
          rows={{ to: `/operator/earnings/months${query}`, label: "All months" }}
          sketch={months.map(({ month, net }) => ({ name: month, amount: net }))}
          chart={<EarningsChart months={months} />}
          table={{
            heads: ["Month", "Bookings", "Gross", "Commission", "Net", "Paid out"],
            rows: months.map((row) => ({
              name: formatShortMonth(row.month),
              cells: [
                row.bookings.toLocaleString("en-IN"),
                formatRupees(row.gross),
                formatRupees(row.commission),
                formatRupees(row.net),
                formatRupees(-row.payouts),
              ],
            })),
          }}
        />
      </div>
      <h2 className="mt-8 text-2xl">Last payouts</h2>
      <p className="mb-3 text-muted">
        Transfers to you, newest first.{" "}
        <Link to={`/operator/earnings/payouts${query}`} className="text-peacock underline underline-offset-2">
          All payouts
        </Link>
      </p>
      {payouts.length === 0 ? (
        <EmptyList
          reason="We pay out after trips are over, to your confirmed bank account."
          next={["/operator/profile/bank", "Bank account"]}
        >
          No payouts yet
        </EmptyList>
      ) : (
        <DataTable
          {...(operators.length > 1 ? payoutsOfSeveralList : operatorPayoutsList)}
          caption="Last payouts"
          rows={payouts}
          state={{}}
        />
      )}
    </EarningsPage>
  );
}
