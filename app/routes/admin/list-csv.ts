import { data } from "react-router";
import type { Route } from "./+types/list-csv";
import { monthCsv, operatorCsv } from "~/components/money/revenue-tables";
import { servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { sortedBy } from "~/domain/money/revenue";
import { readRevenueQuery } from "~/lib/money/revenue-query";
import { csvResponse } from "~/lib/pages/csv.server";
import { operatorsList, usersList } from "~/lists/admin/accounts";
import { bookingsList } from "~/lists/admin/bookings";
import { couponsList } from "~/lists/admin/coupons";
import { disputesList } from "~/lists/admin/disputes";
import { actionsList, outboxList } from "~/lists/admin/logs";
import { inboxList } from "~/lists/admin/messages";
import { ledgerList } from "~/lists/admin/ledger";
import { payoutsList } from "~/lists/admin/payouts";
import { perishableFactsList } from "~/lists/admin/perishable-facts";
import { reviewsList } from "~/lists/admin/reviews";
import { subscribersList } from "~/lists/admin/subscribers";
import { toursList } from "~/lists/admin/tours";
import { csvFile, type CsvFile } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

const files = new Map<string, CsvFile<Viewer>>([
  csvFile(actionsList),
  csvFile(bookingsList),
  csvFile(couponsList),
  csvFile(disputesList),
  csvFile(inboxList),
  csvFile(ledgerList),
  csvFile(operatorsList),
  csvFile(outboxList),
  csvFile(payoutsList),
  csvFile(perishableFactsList),
  csvFile(reviewsList),
  csvFile(subscribersList),
  csvFile(toursList),
  csvFile(usersList),
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
  const file = files.get(pattern.replace(/^\/?/, "/"));
  if (!file) throw data(null, { status: 404 });
  await context.get(servicesContext).startExport(admin, url.pathname);
  return file(admin, { context, url });
}
