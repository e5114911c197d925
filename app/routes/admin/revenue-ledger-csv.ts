import type { Route } from "./+types/revenue-ledger-csv";
import { servicesContext } from "~/context";
import { csvResponse } from "~/lib/pages/csv.server";
import { readLedgerQuery } from "~/lib/money/ledger-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 500;

/** Exports the ledger with the page's filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { query } = readLedgerQuery(url);
  const services = context.get(servicesContext);
  return csvResponse(
    "ledger",
    [
      ["Number", (row) => row.id],
      ["Date", (row) => new Date(row.createdAt).toISOString()],
      ["Kind", (row) => row.kind],
      ["From account", (row) => row.credit],
      ["To account", (row) => row.debit],
      ["Amount", (row) => row.amount],
      ["Booking", (row) => row.booking],
      ["Operator", (row) => row.operator],
      ["Company", (row) => row.companyName],
      ["Note", (row) => row.note],
    ],
    (cursor: string | undefined) => services.listLedger(viewer, { ...query, cursor, limit: pageSize }),
  );
}
