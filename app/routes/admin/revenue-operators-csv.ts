import type { Route } from "./+types/revenue-operators-csv";
import { servicesContext } from "~/context";
import { sortedBy } from "~/domain/money/revenue";
import { csvResponse } from "~/lib/pages/csv.server";
import { readRevenueQuery } from "~/lib/money/revenue-query";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the operators of the revenue report with the page's period and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { period, sorts } = readRevenueQuery(url);
  const { operators } = await context.get(servicesContext).getRevenue(viewer, period);
  return csvResponse(
    "revenue-by-operator",
    [
      ["Operator", (row) => row.operator],
      ["Company", (row) => row.companyName],
      ["Bookings sold", (row) => row.bookings],
      ["Gross", (row) => row.gross],
      ["Discounts", (row) => row.discounts],
      ["Payments", (row) => row.payments],
      ["Refunds", (row) => row.refunds],
      ["Net received", (row) => row.netReceived],
      ["Commission", (row) => row.commission],
      ["Operator payable", (row) => row.accrued],
      ["Payouts", (row) => row.payouts],
      ["Premium listings", (row) => row.premium],
      ["Other", (row) => row.other],
      ["Owed now", (row) => row.owedNow],
    ],
    async () => ({ rows: sortedBy(operators, sorts.operators), nextCursor: null }),
  );
}
