import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import {
  periodOfMonth,
  periodQuery,
  type RevenueMonth,
  type RevenueOperator,
  type RevenueSums,
} from "~/domain/money/revenue";
import type { ReportPeriod } from "~/domain/money/report-period";
import type { CsvColumn } from "~/platform/pages/csv.server";
import { queryAddress } from "~/platform/pages/query-address";
import { ReportTable, type ReportColumn } from "~/features/money/office/report-table";

type Preserved = Readonly<Record<string, string | undefined>>;

const link = "inline-block min-h-6 text-peacock underline-offset-4 hover:underline";

/** Returns a column of amounts with its total. */
function sums(
  key: Exclude<keyof RevenueSums, "bookings">,
  head: string,
  total: RevenueSums,
  isSortable = false,
): ReportColumn<RevenueSums> {
  return {
    key,
    head,
    cell: (row) => <Exact>{formatRupees(row[key])}</Exact>,
    total: formatRupees(total[key]),
    isSortable,
  };
}

/** Returns the column of bookings sold. */
function sold(total: RevenueSums): ReportColumn<RevenueSums> {
  return {
    key: "bookings",
    head: "Sold",
    cell: ({ bookings }) => bookings.toLocaleString("en-IN"),
    total: total.bookings.toLocaleString("en-IN"),
  };
}

const sumsCsv: readonly CsvColumn<RevenueSums>[] = [
  ["Bookings sold", (row) => row.bookings],
  ["Gross", (row) => row.gross],
  ["Discounts", (row) => row.discounts],
  ["Payments", (row) => row.payments],
  ["Refunds", (row) => row.refunds],
  ["Disputes", (row) => row.disputed],
  ["Net received", (row) => row.netReceived],
  ["Commission accrued", (row) => row.commission],
  ["Commission received", (row) => row.commissionReceived],
  ["Compensation", (row) => row.compensation],
  ["Discounts by Tour Bharat", (row) => row.discountBorne],
  ["Payment service fees", (row) => row.fees],
  ["Operators’ share accrued", (row) => row.accrued],
  ["Payouts", (row) => row.payouts],
  ["Premium listings", (row) => row.premium],
  ["Other", (row) => row.other],
];

export const monthCsv: readonly CsvColumn<RevenueMonth>[] = [["Month", (row) => row.month], ...sumsCsv];

export const operatorCsv: readonly CsvColumn<RevenueOperator>[] = [
  ["Operator", (row) => row.operator],
  ["Company", (row) => row.companyName],
  ...sumsCsv,
  ["Owed now", (row) => row.owedNow],
];

function monthColumns(total: RevenueSums): ReportColumn<RevenueMonth>[] {
  return [
    {
      key: "month",
      head: "Month",
      cell: ({ month }) => (
        <Link to={`/admin/revenue/ledger${queryAddress(periodQuery(periodOfMonth(month)))}`} className={link}>
          <Exact>{formatShortMonth(month)}</Exact>
        </Link>
      ),
      total: "Total",
      isSortable: true,
    },
    sold(total),
    sums("gross", "Gross", total, true),
    sums("discounts", "Discounts", total),
    sums("refunds", "Refunds", total),
    sums("disputed", "Disputes", total),
    sums("netReceived", "Received", total, true),
    sums("commission", "Commission accrued", total, true),
    sums("commissionReceived", "Commission received", total, true),
    sums("accrued", "Operators’ share", total),
    sums("payouts", "Payouts", total),
    sums("premium", "Premium", total),
    sums("other", "Other", total),
  ];
}

function operatorColumns(
  total: RevenueSums,
  owedNow: number,
  period: ReportPeriod,
): ReportColumn<RevenueOperator>[] {
  return [
    {
      key: "companyName",
      head: "Operator",
      cell: ({ operator, companyName }) =>
        operator === null ? (
          "No operator"
        ) : (
          <Link
            to={`/admin/revenue/ledger${queryAddress({ operator, ...periodQuery(period) })}`}
            className={link}
          >
            {companyName}
          </Link>
        ),
      total: "Total",
      isSortable: true,
    },
    sold(total),
    sums("gross", "Gross", total, true),
    sums("discounts", "Discounts", total),
    sums("netReceived", "Received", total, true),
    sums("commission", "Commission accrued", total, true),
    sums("commissionReceived", "Commission received", total, true),
    sums("accrued", "Operators’ share", total, true),
    sums("premium", "Premium", total),
    sums("payouts", "Payouts", total, true),
    {
      key: "owedNow",
      head: "Owed now",
      cell: (row) => <Exact>{formatRupees(row.owedNow)}</Exact>,
      total: formatRupees(owedNow),
      isSortable: true,
    },
  ];
}

/** Revenue by month. Each month links to its ledger entries. */
export function MonthsTable({
  months,
  total,
  sort,
  preserved,
}: {
  months: readonly RevenueMonth[];
  total: RevenueSums;
  sort: string;
  preserved: Preserved;
}) {
  return (
    <ReportTable
      caption="Revenue by month"
      columns={monthColumns(total)}
      rows={months}
      idOf={({ month }) => month}
      sort={{ name: "months", value: sort, preserved }}
    />
  );
}

/** Revenue by operator. Each operator links to its ledger entries. */
export function OperatorsTable({
  operators,
  total,
  owedNow,
  period,
  sort,
  preserved,
}: {
  operators: readonly RevenueOperator[];
  total: RevenueSums;
  owedNow: number;
  period: ReportPeriod;
  sort: string;
  preserved: Preserved;
}) {
  return (
    <ReportTable
      caption="Revenue by operator"
      columns={operatorColumns(total, owedNow, period)}
      rows={operators.filter(
        ({ operator, gross, payments, refunds }) => operator !== null || gross || payments || refunds,
      )}
      idOf={({ operator }) => operator ?? "none"}
      sort={{ name: "operators", value: sort, preserved }}
    />
  );
}
