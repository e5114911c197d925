import { z } from "zod";
import { useState } from "react";
import { InboxTabs } from "~/components/admin/messages/inbox-tabs";
import { RowButton } from "~/components/back-office/row-button";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { servicesContext } from "~/context";
import { replySchema, type HandledState, type Reply, type InboxMessage } from "~/domain/messages/message";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { answerForm } from "~/lib/forms/answer-form";
import { heldBackBy } from "~/lib/forms/hold-back.server";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { inboxList } from "~/lists/admin/messages";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { controlClasses, Field } from "~/components/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/hooks/use-form";
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
    handle: (id) => hold({ kind: "message.handle", id }, "Resolved."),
    reopen: (id) => hold({ kind: "message.reopen", id }, "Reopened."),
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

/** A message from the contact page with a form to reply by mail. */
function ReplyDialog({ message }: { message: InboxMessage }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm<HandledState>({ intent: "reply", id: message.id });
  const [replyId] = useState(() => crypto.randomUUID());
  // Expected state of the message; the answer has a newer one after a conflict.
  const { handledAt } = form.refused?.result ?? message;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>
        Reply<span className="sr-only"> to {message.name}</span>
      </DialogTrigger>
      <DialogContent>
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">{message.subject}</DialogTitle>
          <DialogDescription className="text-muted">
            {message.name}, {message.email}, {formatInstantInIndia(message.createdAt)}
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
              <Field
                label="Your reply"
                required
                hint={`Sent to ${message.email}, signed with your name.`}
                {...form.field("text")}
              >
                {(control) => <textarea {...control} rows={6} maxLength={4000} className={controlClasses} />}
              </Field>
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
