import type { Route } from "./+types/earnings-ledger-csv";
import { servicesContext } from "~/context";
import { csvResponse } from "~/lib/pages/csv.server";
import { readOwnLedgerQuery } from "~/lib/earnings/earnings-query";
import { requireOperator } from "~/middleware/require-operator";

const pageSize = 500;

/** Exports the operator's ledger with the page's filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { query } = readOwnLedgerQuery(url);
  const services = context.get(servicesContext);
  return csvResponse(
    "ledger",
    [
      ["Number", (row) => row.id],
      ["Date", (row) => new Date(row.createdAt).toISOString()],
      ["Kind", (row) => row.kind],
      ["Booking", (row) => row.booking],
      ["Tour", (row) => row.tourTitle],
      ["Company", (row) => row.companyName],
      ["From account", (row) => row.credit],
      ["To account", (row) => row.debit],
      ["Amount", (row) => row.amount],
      ["Change in balance", (row) => row.change],
      ["Note", (row) => row.note],
    ],
    (cursor: string | undefined) => services.listOwnLedger(viewer, { ...query, cursor, limit: pageSize }),
  );
}
