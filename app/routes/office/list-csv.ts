import { data } from "react-router";
import type { Route } from "./+types/list-csv";
import { servicesContext } from "~/context";
import { findList } from "~/office/lists/all-lists.server";
import { listCsv } from "~/office/lists/load-list.server";
import { requireOffice } from "~/middleware/require-office";

/** Exports a list with its page's filters and sort. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  const list = findList(pattern.replace(/^\/?/, "/").replace(/\.csv$/, ""));
  const file = list && listCsv(list);
  if (!file) throw data(null, { status: 404 });
  await context.get(servicesContext).startExport(viewer, url.pathname);
  return file(viewer, { context, url });
}
