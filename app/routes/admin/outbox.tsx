import type { Route } from "./+types/outbox";
import { LogsTabs } from "~/features/audit/office/admin/logs-tabs";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { RowButton } from "~/office/lists/row-button";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { inState, ruleOf } from "~/domain/bulk";
import { mailStatusLabels } from "~/domain/notifications/outbox";
import { readForm } from "~/platform/forms/read-form";
import { outboxList } from "~/features/audit/office/admin/logs.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(outboxList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return bulkAction(await readForm(request), {
    resend: async (id) => {
      await context.get(servicesContext).resendMail(viewer, id);
      return "Queued again.";
    },
  });
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("Mail Outbox");
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  return (
    <BackOfficePage
      title="Mail outbox"
      explained="Failed e-mails are retried six times within 15 hours. Contents are private; sent and failed e-mails are deleted after 30 days."
    >
      <LogsTabs />
      <ExportableList
        list={outboxList}
        rows={loaderData.mails}
        loaded={loaderData}
        bulk={{
          selection,
          actions: [
            {
              intent: "resend",
              label: "Send again",
              refusalOf: ruleOf(loaderData.mails, outboxList.idOf, ({ canResend, status }) =>
                canResend ? null : inState(mailStatusLabels[status].toLowerCase()),
              ),
            },
          ],
          isBusy,
          onAct: act,
        }}
        renderActions={({ id, canResend, subject, to }) => {
          const of = `${subject}, to ${to}`;
          return (
            canResend && (
              <RowActions
                of={of}
                due={
                  <RowButton id={id} intent="resend" label="Send again" of={of} isBusy={isBusy} onAct={act} />
                }
              >
                <RowAction
                  isBusy={isBusy}
                  onAct={() => act("resend", [id])}
                  fields={{ intent: "resend", id }}
                >
                  Send again
                </RowAction>
              </RowActions>
            )
          );
        }}
        renderPanelActions={({ id, canResend, subject, to }) =>
          canResend && (
            <RowButton
              id={id}
              intent="resend"
              label="Send again"
              of={`${subject}, to ${to}`}
              isBusy={isBusy}
              onAct={act}
              className="min-h-9 px-3 py-1"
            />
          )
        }
      />
    </BackOfficePage>
  );
}
