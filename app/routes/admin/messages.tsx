import { z } from "zod";
import type { Route } from "./+types/messages";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { ReplyDialog } from "~/components/admin/messages/reply-dialog";
import { RowButton } from "~/components/back-office/row-button";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { replySchema } from "~/domain/messages/message";
import type { HandledState, Reply } from "~/domain/messages/message";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { answerForm } from "~/lib/forms/answer-form";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { inboxList } from "~/lists/admin/messages";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(inboxList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "reply") {
    return answerForm<Reply, HandledState>(
      form,
      replySchema,
      async (reply) => {
        await services.replyToMessage(viewer, reply);
        return "Your answer is on its way, and the message is resolved.";
      },
      ({ extra }) => handledSchema.safeParse(extra).data ?? null,
    );
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

export function meta() {
  return backOfficeMeta("Messages");
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  return (
    <BackOfficePage title="Contact messages" intro="Messages from the contact page.">
      <InboxTabs />
      <ExportableList
        list={inboxList}
        rows={loaderData.messages}
        loaded={loaderData}
        bulk={{
          selection,
          actions: [
            { intent: "handle", label: "Resolve" },
            { intent: "reopen", label: "Reopen" },
          ],
          isBusy,
          onAct: act,
        }}
        renderActions={(message) => (
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
        )}
      />
    </BackOfficePage>
  );
}
