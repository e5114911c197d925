import { Link } from "react-router";
import type { Route } from "./+types/earnings-months";
import { Exact } from "~/ui/exact";
import { OperatorSelect, EarningsPage } from "~/features/money/office/operator/earnings-page";
import { EmptyList } from "~/office/page/back-office-page";
import { ReportTable, type ReportColumn } from "~/features/money/office/report-table";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import type { EarningsMonth } from "~/domain/money/earnings/operator-earnings";
import { periodOfMonth, periodQuery } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readOperator } from "~/features/money/office/operator/earnings-query";
import { queryAddress } from "~/platform/pages/query-address";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const operator = readOperator(url);
  return { ...(await context.get(servicesContext).listEarningsMonths(viewer, operator)), operator };
}

export function meta() {
  return backOfficeMeta("Earnings by month");
}

const link = "text-peacock underline-offset-4 hover:underline";

/** @param operator operator whose statements the months link to; none if unknown */
function columnsOf(
  months: readonly EarningsMonth[],
  operator: string | undefined,
  preserved: string | undefined,
): ReportColumn<EarningsMonth>[] {
  const sum = (of: Exclude<keyof EarningsMonth, "month">) => months.reduce((all, row) => all + row[of], 0);
  const figure = (key: Exclude<keyof EarningsMonth, "month">, head: string) => ({
    key,
    head,
    cell: (row: EarningsMonth) => formatRupees(row[key]),
    total: formatRupees(sum(key)),
  });
  return [
    {
      key: "month",
      head: "Month",
      total: "Total",
      cell: ({ month }) => (
        <Link to={`/operator/earnings/ledger${queryAddress({ company: preserved, month })}`} className={link}>
          <Exact>{formatShortMonth(month)}</Exact>
        </Link>
      ),
    },
    {
      key: "bookings",
      head: "Bookings",
      cell: ({ bookings }) => bookings.toLocaleString("en-IN"),
      total: sum("bookings").toLocaleString("en-IN"),
    },
    figure("gross", "Gross"),
    figure("commission", "Commission"),
    figure("borne", "From Tour Bharat"),
    figure("share", "Your share"),
    figure("direct", "Received directly"),
    figure("premium", "Premium listings"),
    figure("compensation", "Compensation of travelers"),
    figure("taxes", "Taxes withheld"),
    figure("payouts", "Paid out"),
    {
      key: "balance",
      head: "Closing balance",
      cell: ({ balance }) => <strong translate="no">{formatRupees(balance)}</strong>,
      total: formatRupees(months[0]?.balance ?? 0),
    },
    ...(operator === undefined
      ? []
      : [
          {
            key: "statement",
            head: "Statement",
            cell: ({ month }: EarningsMonth) => (
              <Link
                to={`/operator/earnings/statement${queryAddress({ company: operator, ...periodQuery(periodOfMonth(month)) })}`}
                // Positioned so that the visually hidden words stay inside the scrolling table.
                className={`relative ${link}`}
              >
                Open
                <span className="sr-only">
                  {" "}
                  the statement of <Exact>{formatShortMonth(month)}</Exact>
                </span>
              </Link>
            ),
          },
        ]),
  ];
}

export default function EarningsByMonth({ loaderData }: Route.ComponentProps) {
  const { months, operators, operator } = loaderData;
  const only = operator ?? (operators.length === 1 ? operators[0]?.operator : undefined);
  return (
    <EarningsPage
      title="Earnings by month"
      explained="Months follow Indian time. Select a month to see its ledger entries."
      operator={operator}
    >
      <OperatorSelect operators={operators} operator={operator} />
      {months.length === 0 ? (
        <EmptyList reason="Months appear here from your first sale." next={["/operator/tours", "Your tours"]}>
          No sales yet
        </EmptyList>
      ) : (
        <ReportTable
          caption="Earnings by month, newest first"
          columns={columnsOf(months, only, operator)}
          rows={months}
          idOf={({ month }) => month}
          sort={{ name: "sort", value: "", preserved: {} }}
        />
      )}
    </EarningsPage>
  );
}
