import { z } from "zod";
import { useState } from "react";
import { Exact } from "~/ui/exact";
import { InboxTabs } from "~/features/messages/office/admin/inbox-tabs";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { RowButton } from "~/office/lists/row-button";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { replySchema, type HandledState, type Reply, type InboxMessage } from "~/domain/messages/message";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { heldBackBy } from "~/office/undo/hold-back.server";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { inState, ruleOf } from "~/domain/bulk";
import { readForm } from "~/platform/forms/read-form";
import { inboxList } from "~/features/messages/office/admin/messages.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { TextAreaField } from "~/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import type { Route } from "./+types/messages";

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
  const hold = heldBackBy(services, viewer);
  return bulkAction(form, {
    handle: async (id) => hold({ kind: "message.handle", id }, "Resolved."),
    reopen: async (id) => hold({ kind: "message.reopen", id }, "Reopened."),
  });
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

const handledSchema = z.object({ handledAt: z.number().nullable() });

export function meta() {
  return backOfficeMeta("Messages");
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  // As it was when the dialog was opened: the list can lose the message while the reply is written.
  const [replyTo, setReplyTo] = useState<InboxMessage | null>(null);
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
            {
              intent: "handle",
              label: "Resolve",
              refusalOf: ruleOf(loaderData.messages, inboxList.idOf, ({ handledAt }) =>
                handledAt === null ? null : inState("resolved"),
              ),
            },
            {
              intent: "reopen",
              label: "Reopen",
              refusalOf: ruleOf(loaderData.messages, inboxList.idOf, ({ handledAt }) =>
                handledAt === null ? inState("open") : null,
              ),
            },
          ],
          isBusy,
          onAct: act,
        }}
        renderActions={(message) => {
          const of = `the message of ${message.name}`;
          const [intent, label] = changeOf(message);
          return (
            <RowActions
              of={of}
              due={
                message.handledAt === null && (
                  <RowButton
                    id={message.id}
                    intent={intent}
                    label={label}
                    of={of}
                    isBusy={isBusy}
                    onAct={act}
                  />
                )
              }
            >
              <RowAction
                onAct={() => setReplyTo(message)}
                plain={<RowAction to={`mailto:${message.email}`}>Reply by e-mail</RowAction>}
              >
                Reply
              </RowAction>
              <RowAction
                isBusy={isBusy}
                onAct={() => act(intent, [message.id])}
                fields={{ intent, id: message.id }}
              >
                {label}
              </RowAction>
            </RowActions>
          );
        }}
        renderPanelActions={(message) => {
          const [intent, label] = changeOf(message);
          return (
            <>
              <Button className={panelButton} onClick={() => setReplyTo(message)}>
                Reply<span className="sr-only">{` to ${message.name}`}</span>
              </Button>
              <RowButton
                id={message.id}
                intent={intent}
                label={label}
                of={`the message of ${message.name}`}
                isBusy={isBusy}
                onAct={act}
                className={panelButton}
              />
            </>
          );
        }}
      />
      {replyTo && (
        <ReplyDialog
          key={replyTo.id}
          message={replyTo}
          onClose={() => setReplyTo(null)}
          onReopen={() => setReplyTo(replyTo)}
        />
      )}
    </BackOfficePage>
  );
}

const panelButton = "min-h-9 px-3 py-1 text-sm";

/** Returns the intent that changes the state of a message, and its label. */
function changeOf({ handledAt }: InboxMessage) {
  return handledAt === null ? (["handle", "Resolve"] as const) : (["reopen", "Reopen"] as const);
}

/** A message from the contact page with a form to reply by mail. */
function ReplyDialog({
  message,
  onClose,
  onReopen,
}: {
  message: InboxMessage;
  onClose: () => void;
  onReopen: () => void;
}) {
  const form = useForm<HandledState>({ intent: "reply", id: message.id });
  const [replyId] = useState(() => crypto.randomUUID());
  // Expected state of the message; the answer has a newer one after a conflict.
  const { handledAt } = form.refused?.result ?? message;
  return (
    <Dialog onClose={onClose} onReopen={onReopen}>
      <DialogContent>
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">{message.subject}</DialogTitle>
          <DialogDescription className="text-muted">
            <span>{`${message.name}, ${message.email},`}</span>{" "}
            <Exact>{formatInstantInIndia(message.createdAt)}</Exact>
          </DialogDescription>
        </div>
        <div
          role="region"
          aria-label="Message and reply"
          tabIndex={0}
          className="grid gap-4 overflow-y-auto p-5"
        >
          <p className="rounded-card bg-sunken p-3 whitespace-pre-line wrap-anywhere">{message.message}</p>
          <FormMessage form={form} />
          {form.notice === null && (
            <AnsweredForm form={form} className="grid gap-3">
              <input type="hidden" name="replyId" value={replyId} />
              <input type="hidden" name="handledAt" value={handledAt ?? ""} />
              <TextAreaField
                label="Your reply"
                required
                hint={`Sent to ${message.email}, signed with your name.`}
                {...form.field("text")}
                rows={6}
                maxLength={4000}
              />
              <SubmitButton form={form} busy="Sending…" className="justify-self-start">
                Send
              </SubmitButton>
            </AnsweredForm>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
