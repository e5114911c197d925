import type { Route } from "./+types/outbox";
import { LogsTabs } from "~/components/admin/audit/logs-tabs";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { RowButton } from "~/components/back-office/row-button";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { MailStatusBadge } from "~/components/mail/mail-status-badge";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { mailStatuses, mailStatusLabels } from "~/domain/mail/outbox";
import type { OutboxMail } from "~/domain/mail/outbox";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { outboxQuerySchema } from "~/lib/mail/outbox-query";
import { readForm } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns, ...query } = outboxQuerySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listOutbox(viewer, { ...query, limit: 50 });
  return { ...(await list), state: { ...query, columns } };
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

export function meta() {
  return backOfficeMeta("Mail Outbox");
}

const columns: readonly Column<OutboxMail>[] = [
  {
    key: "to",
    head: "To",
    cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    sort: { name: "to" },
  },
  { key: "subject", head: "Subject", cell: ({ subject }) => subject },
  { key: "status", head: "State", cell: ({ status }) => <MailStatusBadge status={status} /> },
  {
    key: "written",
    head: "Created",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
    sort: { name: "written", isDownFirst: true },
  },
  {
    key: "sent",
    head: "Sent",
    cell: ({ sentAt }) =>
      sentAt === null ? "not yet" : <span className="whitespace-nowrap">{formatInstantInIndia(sentAt)}</span>,
    isOptional: true,
  },
  { key: "attempts", head: "Failed attempts", cell: ({ attempts }) => attempts, align: "right" },
  {
    key: "error",
    head: "Last error",
    cell: ({ lastError }) => <span className="text-sm wrap-anywhere">{lastError ?? "none"}</span>,
  },
];

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { mails, nextCursor, state } = loaderData;
  const { selection, isBusy, act } = useBulk(actionData);
  function actionsOf({ id, canResend, subject, to }: OutboxMail) {
    return (
      canResend && (
        <RowButton
          id={id}
          intent="resend"
          label="Send again"
          of={`${subject}, to ${to}`}
          isBusy={isBusy}
          onAct={act}
        />
      )
    );
  }

  return (
    <BackOfficePage
      title="Mail outbox"
      intro="Failed e-mails are retried six times within 15 hours. Contents are private; sent and failed e-mails are deleted after 30 days."
    >
      <LogsTabs />
      <ListFilters
        query={{ q: state.q, status: state.status }}
        kept={{ sort: state.sort, columns: state.columns }}
        placeholder="Address or subject"
        choices={[
          {
            name: "status",
            label: "State",
            all: "All",
            options: mailStatuses.map((status) => [status, mailStatusLabels[status]] as const),
          },
        ]}
      />
      <div className="mt-3 flex justify-end">
        <ListTools columns={columns} state={state} csvPath="/admin/logs/mail.csv" />
      </div>
      <BulkActions
        selection={selection}
        actions={[{ intent: "resend", label: "Send again" }]}
        isBusy={isBusy}
        onAct={act}
      />
      {mails.length === 0 ? (
        <EmptyList>No mail found</EmptyList>
      ) : (
        <DataTable
          caption="E-mails"
          columns={columns}
          rows={mails}
          idOf={({ id }) => id}
          nameOf={({ subject, to }) => `${subject}, to ${to}`}
          state={state}
          selection={selection}
          actions={actionsOf}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="Newest messages" next="Older messages" />
    </BackOfficePage>
  );
}
