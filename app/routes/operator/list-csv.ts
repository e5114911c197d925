import { data } from "react-router";
import type { Route } from "./+types/list-csv";
import { servicesContext } from "~/context";
import { csvFile } from "~/lists/load-list.server";
import { operatorBookingsList } from "~/lists/operator/bookings";
import { operatorLedgerList } from "~/lists/operator/earnings";
import { requireOperator } from "~/middleware/require-operator";

const files = new Map([csvFile(operatorBookingsList), csvFile(operatorLedgerList)]);

/** Exports a list with its page's filters and sort. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const operator = requireOperator(context, url);
  const file = files.get(pattern.replace(/^\/?/, "/"));
  if (!file) throw data(null, { status: 404 });
  await context.get(servicesContext).startExport(operator, url.pathname);
  return file(operator, { context, url });
}
