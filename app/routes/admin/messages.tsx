import { data } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/messages";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { ReplyDialog } from "~/components/admin/messages/reply-dialog";
import type { ReplyResult } from "~/components/admin/messages/reply-dialog";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import type { Column } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { RowButton } from "~/components/back-office/row-button";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { Badge } from "~/components/ui/badge";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { contactSubjects, replySchema } from "~/domain/messages/message";
import type { InboxMessage } from "~/domain/messages/message";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import type { ListActionResult } from "~/lib/forms/bulk-action.server";
import { inboxQuerySchema } from "~/lib/threads/inbox-query";
import { readForm } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns, ...query } = inboxQuerySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listInbox(viewer, { ...query, limit: 50 });
  return { ...(await list), state: { ...query, columns } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "reply") {
    const reply = replySchema.safeParse(Object.fromEntries(form));
    if (!reply.success) return replied(false, reply.error.issues[0]?.message ?? "Please check it.", 422);
    try {
      await services.replyToMessage(viewer, reply.data);
      return replied(true, "Your answer is on its way, and the message is resolved.");
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const now = handledSchema.safeParse(error.extra).data;
      return data<ReplyResult>({ isDone: false, message: error.message, ...now }, { status: error.status });
    }
  }
  return bulkAction(form, {
    handle: async (id) => {
      await services.handleMessage(viewer, { id, isHandled: true });
      return "Resolved.";
    },
    reopen: async (id) => {
      await services.handleMessage(viewer, { id, isHandled: false });
      return "Reopened.";
    },
  });
}

const handledSchema = z.object({ handledAt: z.number().nullable() });

function replied(isDone: boolean, message: string, status = 200) {
  return data<ReplyResult>({ isDone, message }, { status });
}

export function meta() {
  return backOfficeMeta("Messages");
}

const columns: readonly Column<InboxMessage>[] = [
  {
    key: "name",
    head: "From",
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block text-sm font-normal wrap-anywhere text-muted">{email}</span>
      </>
    ),
    sort: { name: "name" },
  },
  { key: "subject", head: "Subject", cell: ({ subject }) => subject },
  {
    key: "message",
    head: "Message",
    cell: ({ message }) => <span className="line-clamp-3 wrap-anywhere">{message}</span>,
    className: "lg:max-w-md",
  },
  {
    key: "received",
    head: "Received",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
    sort: { name: "received", isDownFirst: true },
  },
  {
    key: "state",
    head: "State",
    cell: ({ handledAt, handledBy }) =>
      handledAt === null ? (
        <Badge tone="wait">Open</Badge>
      ) : (
        <>
          <Badge tone="good">Resolved</Badge>
          <span className="block text-sm text-muted">
            {handledBy ?? "by a deleted account"}, {formatInstantInIndia(handledAt)}
          </span>
        </>
      ),
  },
];

/** Returns the result of a list action submitted without JavaScript. */
function listResult(posted: ListActionResult | ReplyResult | undefined): ListActionResult | undefined {
  return posted && "result" in posted ? posted : undefined;
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, nextCursor, state } = loaderData;
  const { selection, isBusy, act } = useBulk(listResult(actionData));
  function actionsOf(message: InboxMessage) {
    return (
      <span className="flex flex-wrap gap-2 lg:justify-end">
        <ReplyDialog message={message} />
        <RowButton
          id={message.id}
          intent={message.handledAt === null ? "handle" : "reopen"}
          label={message.handledAt === null ? "Resolve" : "Reopen"}
          of={`the message of ${message.name}`}
          isBusy={isBusy}
          onAct={act}
        />
      </span>
    );
  }

  return (
    <BackOfficePage title="Contact messages" intro="Messages from the contact page.">
      <InboxTabs />
      <ListFilters
        query={{ q: state.q, state: state.state, subject: state.subject }}
        kept={{ sort: state.sort, columns: state.columns }}
        placeholder="Name, e-mail or text"
        choices={[
          {
            name: "state",
            label: "State",
            all: "All",
            options: [
              ["open", "Open"],
              ["handled", "Resolved"],
            ],
          },
          {
            name: "subject",
            label: "Subject",
            all: "All",
            options: contactSubjects.map((subject) => [subject, subject] as const),
          },
        ]}
      />
      <div className="mt-3 flex justify-end">
        <ListTools columns={columns} state={state} csvPath="/admin/messages.csv" />
      </div>
      <BulkActions
        selection={selection}
        actions={[
          { intent: "handle", label: "Resolve" },
          { intent: "reopen", label: "Reopen" },
        ]}
        isBusy={isBusy}
        onAct={act}
      />
      {messages.length === 0 ? (
        <EmptyList>No messages found</EmptyList>
      ) : (
        <DataTable
          caption="Contact messages"
          columns={columns}
          rows={messages}
          idOf={({ id }) => id}
          nameOf={({ name }) => `the message of ${name}`}
          state={state}
          selection={selection}
          actions={actionsOf}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="Newest messages" next="Older messages" />
    </BackOfficePage>
  );
}
