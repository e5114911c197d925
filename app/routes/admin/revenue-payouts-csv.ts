import type { Route } from "./+types/revenue-payouts-csv";
import { servicesContext } from "~/context";
import { csvResponse } from "~/lib/pages/csv.server";
import { payoutQuerySchema } from "~/lib/money/payout-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 500;

/** Exports the payouts with the page's filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns: _, ...query } = payoutQuerySchema.parse(Object.fromEntries(url.searchParams));
  const services = context.get(servicesContext);
  return csvResponse(
    "payouts",
    [
      ["Payout", (row) => row.id],
      ["Operator", (row) => row.operator],
      ["Company", (row) => row.companyName],
      ["Amount", (row) => row.amount],
      ["Status", (row) => row.status],
      ["Prepared", (row) => row.createdAt],
      ["Transferred on", (row) => row.paidOn],
      ["Bank reference", (row) => row.reference],
      ["Note", (row) => row.note],
    ],
    async (cursor: string | undefined) => {
      const page = services.listPayouts(viewer, { ...query, cursor, limit: pageSize });
      const { payouts: rows, nextCursor } = await page;
      return { rows, nextCursor };
    },
  );
}
