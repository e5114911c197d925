import type { Route } from "./+types/thread-reports";
import { InboxTabs } from "~/features/messages/office/admin/inbox-tabs";
import { RowButton } from "~/office/lists/row-button";
import { ListView } from "~/office/lists/list-view";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { readForm } from "~/platform/forms/read-form";
import { threadReportsList } from "~/features/threads/office/admin/threads.list";
import { loadList } from "~/office/lists/load-list.server";
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
