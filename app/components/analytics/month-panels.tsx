import { lazy } from "react";
import type { MonthSeries } from "~/domain/analytics";
import { formatRupees } from "~/domain/money";
import { formatMonth } from "~/domain/months";
import { ChartPanel } from "./chart-panel";
import { formatCount, formatShareOrNone } from "./formats";

const load = () => import("./charts.client");
const SalesChart = lazy(async () => ({ default: (await load()).SalesChart }));
const AccountsChart = lazy(async () => ({ default: (await load()).AccountsChart }));
const ConversionChart = lazy(async () => ({ default: (await load()).ConversionChart }));

/** Month by month: sales, accounts and conversion. @param current the month it is in India */
export function MonthPanels({ months, current }: { months: readonly MonthSeries[]; current: string }) {
  const rowsOf = (cells: (month: MonthSeries) => readonly string[]) =>
    months.map((month) => ({
      name: month.month === current ? `${formatMonth(month.month)}, so far` : formatMonth(month.month),
      cells: cells(month),
    }));
  const hasCurrent = months.some(({ month }) => month === current);
  return (
    <>
      <ChartPanel
        title="Monthly sales"
        explained={`Revenue of each whole month by the ledger${hasCurrent ? "; the month that is not over is hatched" : ""}.`}
        className="lg:col-span-2"
        chart={<SalesChart months={months} current={current} />}
        table={{
          heads: ["Month", "Bookings", "Revenue", "Commission"],
          rows: rowsOf(({ bookings, revenue, commission }) => [
            formatCount(bookings),
            formatRupees(revenue),
            formatRupees(commission),
          ]),
        }}
      />
      <ChartPanel
        title="User growth"
        explained="Accounts of every role there were at the end of each month; the hatched top joined in it. Deleted ones are left out."
        rows={{ to: "/admin/users", label: "Show all users" }}
        chart={<AccountsChart months={months} current={current} />}
        table={{
          heads: ["Month", "New accounts", "Accounts"],
          rows: rowsOf(({ newAccounts, accounts }) => [formatCount(newAccounts), formatCount(accounts)]),
        }}
      />
      <ChartPanel
        title="Conversion by month"
        explained="Bookings made for each visit. A month without a visit has none."
        chart={<ConversionChart months={months} current={current} />}
        table={{
          heads: ["Month", "Visits", "Bookings", "Conversion"],
          rows: rowsOf(({ visits, bookings, conversion }) => [
            formatCount(visits),
            formatCount(bookings),
            formatShareOrNone(conversion),
          ]),
        }}
      />
    </>
  );
}
