import { data } from "react-router";
import type { Route } from "./+types/report-file";
import { servicesContext } from "~/context";
import { requireOffice } from "~/middleware/require-office";
import { findList } from "~/office/lists/all-lists.server";
import { listCsv } from "~/office/lists/load-list.server";
import { runAddress } from "~/office/lists/scheduled-reports.server";

/** Exports the list of a sent report with the filters of its run. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  const run = await context.get(servicesContext).openReport(viewer, params.run);
  const list = findList(run.list);
  const file = list && listCsv(list);
  if (!file) throw data(null, { status: 404 });
  return file(viewer, { context, url: new URL(runAddress(run), url) });
}
