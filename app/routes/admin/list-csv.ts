import { data } from "react-router";
import type { Route } from "./+types/list-csv";
import { monthCsv, operatorCsv } from "~/features/money/office/admin/revenue-tables";
import { servicesContext } from "~/context";
import { sortedBy } from "~/domain/money/revenue";
import { readRevenueQuery } from "~/features/money/office/admin/revenue-query";
import { csvResponse } from "~/platform/pages/csv.server";
import { findList } from "~/office/lists/all-lists.server";
import { listCsv, type CsvFile } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports that are not lists, by path. */
const files = new Map<string, CsvFile>([
  [
    "/admin/revenue/months.csv",
    async (admin, { context, url }) => {
      const { period, sorts } = readRevenueQuery(url);
      const { months } = await context.get(servicesContext).getRevenue(admin, period);
      const rows = sortedBy(months, sorts.months);
      return csvResponse("revenue-by-month", monthCsv, async () => ({ rows, nextCursor: null }));
    },
  ],
  [
    "/admin/revenue/operators.csv",
    async (admin, { context, url }) => {
      const { period, sorts } = readRevenueQuery(url);
      const { operators } = await context.get(servicesContext).getRevenue(admin, period);
      const rows = sortedBy(operators, sorts.operators);
      return csvResponse("revenue-by-operator", operatorCsv, async () => ({ rows, nextCursor: null }));
    },
  ],
]);

/** Exports a list with its page's filters and sort. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url);
  const path = pattern.replace(/^\/?/, "/");
  const list = findList(path.replace(/\.csv$/, ""));
  const file = files.get(path) ?? (list && listCsv(list));
  if (!file) throw data(null, { status: 404 });
  await context.get(servicesContext).startExport(admin, url.pathname);
  return file(admin, { context, url });
}
