import { data } from "react-router";
import type { Route } from "./+types/list-csv";
import { servicesContext } from "~/context";
import { findList } from "~/office/lists/all-lists.server";
import { listCsv } from "~/office/lists/load-list.server";
import { requireOperator } from "~/middleware/require-operator";

/** Exports a list with its page's filters and sort. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const operator = requireOperator(context, url);
  const list = findList(pattern.replace(/^\/?/, "/").replace(/\.csv$/, ""));
  const file = list && listCsv(list);
  if (!file) throw data(null, { status: 404 });
  await context.get(servicesContext).startExport(operator, url.pathname);
  return file(operator, { context, url });
}
