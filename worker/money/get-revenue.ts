import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf, monthsBetween } from "~/domain/calendar/months";
import { payableBefore } from "~/domain/money/payouts/payout";
import { chartedMonths, comparedPeriods, noRevenue, type RevenueReport } from "~/domain/money/revenue";
import type { ReportPeriod } from "~/domain/money/report-period";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { getSettings } from "../settings/get-settings";
import { getReceivable, sumRevenue } from "./ledger/revenue.repo";
import { listBalances } from "./payouts/owed.repo";
import type { Admin } from "../platform/authz/actors";

/**
 * Returns the ledger's sums for a period, for an administrator: in total, by month and by operator, with the current balances.
 */
export async function getRevenue(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  period: ReportPeriod,
): Promise<RevenueReport> {
  const now = clock();
  const today = todayInIndia(now);
  const charted = chartedMonths(period, today);
  const compared = comparedPeriods(period, today);
  const [total, months, operators, owed, receivable, chart, before, lastYear] = await Promise.all([
    sumRevenue(db, period, "nothing"),
    sumRevenue(db, period, "month"),
    sumRevenue(db, period, "operator"),
    getSettings(db).then((settings) => listBalances(db, payableBefore(settings, now))),
    getReceivable(db),
    sumRevenue(db, charted, "month"),
    compared && sumRevenue(db, compared.before, "nothing"),
    compared && sumRevenue(db, compared.lastYear, "nothing"),
  ]);
  const sum = (member: "owed" | "payable" | "notReceived") => owed.reduce((all, row) => all + row[member], 0);
  const known = owed.filter((row) => operators.has(row.operator) || row.owed !== 0);
  const unassigned = operators.get("");
  // Months without an entry are included.
  const [first, ...others] = [...months.keys()].toSorted();
  const last = others.at(-1) ?? first ?? "";
  // A report of all time charts all of it.
  const isWhole = period.from === null && first !== undefined && first < monthOf(charted.from);
  const chartedFrom = isWhole ? first : monthOf(charted.from);
  return {
    ...period,
    at: new Date(now).toISOString(),
    total: total.get("") ?? noRevenue,
    now: {
      operatorPayable: sum("owed"),
      payableForTripsOver: sum("payable"),
      notReceived: sum("notReceived"),
      receivable,
    },
    months: (first === undefined ? [] : monthsBetween(first, last)).map((month) => ({
      month,
      ...(months.get(month) ?? noRevenue),
    })),
    chart: monthsBetween(chartedFrom, monthOf(charted.to)).map((month) => ({
      month,
      ...(chart.get(month) ?? months.get(month) ?? noRevenue),
    })),
    compared:
      before && lastYear
        ? { before: before.get("") ?? noRevenue, lastYear: lastYear.get("") ?? noRevenue }
        : null,
    operators: [
      ...known.map(({ operator, companyName, owed: owedNow }) => ({
        operator,
        companyName,
        ...(operators.get(operator) ?? noRevenue),
        owedNow,
      })),
      ...(unassigned ? [{ operator: null, companyName: null, ...unassigned, owedNow: 0 }] : []),
    ],
  };
}
