import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { perishableFactsList } from "~/features/tours/office/admin/perishable-facts.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/perishable-facts";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(perishableFactsList, requireAdmin(context, url), { context, url });
}

export function meta() {
  return backOfficeMeta("Facts to look up again");
}

export default function PerishableFacts({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Facts to look up again"
      explained="What changes by year in the tours' texts. A fact is due in its month after the tour's newest source."
    >
      <ExportableList list={perishableFactsList} rows={loaderData.facts} loaded={loaderData} />
    </BackOfficePage>
  );
}
