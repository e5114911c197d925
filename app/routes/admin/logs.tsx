import type { Route } from "./+types/logs";
import { LogsTabs } from "~/components/admin/audit/logs-tabs";
import { VerifyLog } from "~/components/admin/audit/verify-log";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { answerAction } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { actionsList } from "~/lists/admin/logs";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(actionsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerAction(await readForm(request), async () => ({
    result: await context.get(servicesContext).verifyLog(viewer),
  }));
}

export function meta() {
  return backOfficeMeta("System Logs");
}

export default function Logs({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="System Logs"
      intro="All privileged actions. Entries can't be changed or deleted; Verify checks the whole chain."
    >
      <LogsTabs />
      <VerifyLog />
      <ExportableList list={actionsList} rows={loaderData.actions} loaded={loaderData} />
    </BackOfficePage>
  );
}
