import { lazy } from "react";
import type { MonthSeries } from "~/domain/analytics/analytics";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import { ChartPanel } from "./chart-panel";
import { formatCount, formatShareOrNone } from "./formats";

const load = () => import("./charts.client");
const SalesChart = lazy(async () => ({ default: (await load()).SalesChart }));
const AccountsChart = lazy(async () => ({ default: (await load()).AccountsChart }));
const ConversionChart = lazy(async () => ({ default: (await load()).ConversionChart }));

/** Sales, accounts and conversion by month. @param current the current month in India */
export function MonthPanels({ months, current }: { months: readonly MonthSeries[]; current: string }) {
  const rowsOf = (cells: (month: MonthSeries) => readonly string[]) =>
    months.map((month) => ({
      name:
        month.month === current ? `${formatShortMonth(month.month)}, so far` : formatShortMonth(month.month),
      cells: cells(month),
    }));
  const hasCurrent = months.some(({ month }) => month === current);
  return (
    <>
      <ChartPanel
        title="Monthly sales"
        explained={`Revenue accrued by month, from the ledger${hasCurrent ? "; the current month is hatched" : ""}. The table also has the revenue received.`}
        className="lg:col-span-2"
        sketch={months.map(({ month, revenue }) => ({ name: month, amount: revenue }))}
        chart={<SalesChart months={months} current={current} />}
        table={{
          heads: ["Month", "Bookings", "Revenue accrued", "Received", "Commission accrued"],
          rows: rowsOf(({ bookings, revenue, received, commission }) => [
            formatCount(bookings),
            formatRupees(revenue),
            formatRupees(received),
            formatRupees(commission),
          ]),
        }}
      />
      <ChartPanel
        title="User growth"
        explained="Accounts of all roles at the end of each month, without deleted ones. The hatched part is new."
        rows={{ to: "/admin/users", label: "Show all users" }}
        sketch={months.map(({ month, accounts }) => ({ name: month, amount: accounts }))}
        chart={<AccountsChart months={months} current={current} />}
        table={{
          heads: ["Month", "New accounts", "Accounts"],
          rows: rowsOf(({ newAccounts, accounts }) => [formatCount(newAccounts), formatCount(accounts)]),
        }}
      />
      <ChartPanel
        title="Conversion by month"
        explained="Bookings made through the site and confirmed at some time, per visit."
        sketch={months.map(({ month, conversion }) => ({ name: month, amount: conversion ?? 0 }))}
        chart={<ConversionChart months={months} current={current} />}
        table={{
          heads: ["Month", "Visits", "Bookings", "Conversion"],
          rows: rowsOf(({ visits, converted, conversion }) => [
            formatCount(visits),
            formatCount(converted),
            formatShareOrNone(conversion),
          ]),
        }}
      />
    </>
  );
}
