import type { Route } from "./+types/revenue-csv";
import { monthCsv, operatorCsv } from "~/features/money/office/admin/revenue-tables";
import { servicesContext } from "~/context";
import { sortedBy } from "~/domain/money/revenue";
import { readRevenueQuery } from "~/features/money/office/admin/revenue-query";
import { tableResponse } from "~/platform/pages/table-file.server";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports a table of the revenue page, by months or by operators, with the page's period and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url);
  const services = context.get(servicesContext);
  await services.startExport(admin, url.pathname);
  const { period, sorts } = readRevenueQuery(url);
  const { months, operators } = await services.getRevenue(admin, period);
  if (url.pathname.endsWith("/months.csv")) {
    const rows = sortedBy(months, sorts.months);
    return tableResponse(url, "revenue-by-month", monthCsv, async () => ({ rows, nextCursor: null }));
  }
  const rows = sortedBy(operators, sorts.operators);
  return tableResponse(url, "revenue-by-operator", operatorCsv, async () => ({ rows, nextCursor: null }));
}
