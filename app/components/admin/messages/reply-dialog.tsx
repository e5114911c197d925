import { useState } from "react";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { controlClasses, Field } from "~/components/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { HandledState, InboxMessage } from "~/domain/messages/message";
import { useForm } from "~/hooks/use-form";

/** A message from the contact page with a form to reply by mail. */
export function ReplyDialog({ message }: { message: InboxMessage }) {
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
