import type { Route } from "./+types/thread-reports";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { RowButton } from "~/components/back-office/row-button";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { threadReportsList } from "~/lists/admin/threads";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(threadReportsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const { handleThreadReport } = context.get(servicesContext);
  return bulkAction(await readForm(request), {
    handle: async (id) => {
      await handleThreadReport(viewer, id);
      return "Resolved.";
    },
  });
}

export function meta() {
  return backOfficeMeta("Reported threads");
}

export default function ThreadReports({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  return (
    <BackOfficePage
      title="Reported threads"
      intro="Conversations between travelers and operators are private unless reported. Reading one is logged."
    >
      <InboxTabs />
      <ListView
        list={threadReportsList}
        rows={loaderData.reports}
        loaded={loaderData}
        renderActions={({ id, handledAt, bookingId }) =>
          handledAt === null && (
            <RowButton
              id={id}
              intent="handle"
              label="Resolve"
              of={`the report about booking ${bookingId}`}
              isBusy={isBusy}
              onAct={act}
            />
          )
        }
      >
        {selection.result?.rows.map(({ id, isDone, message }) => (
          <p
            key={id}
            role="status"
            className={`mb-2 font-semibold ${isDone ? "text-success" : "text-danger"}`}
          >
            {message}
          </p>
        ))}
      </ListView>
    </BackOfficePage>
  );
}
