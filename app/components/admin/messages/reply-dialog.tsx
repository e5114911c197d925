import { useState } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { controlClasses, Field } from "~/components/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { InboxMessage } from "~/domain/messages/message";

export interface ReplyResult {
  isDone: boolean;
  message: string;
  /** Current resolution time if someone else changed the message first. */
  handledAt?: number | null;
}

/** A message from the contact page with a form to reply by mail. */
export function ReplyDialog({ message }: { message: InboxMessage }) {
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<ReplyResult>();
  const [replyId] = useState(() => crypto.randomUUID());
  const isBusy = fetcher.state !== "idle";
  // Expected state of the message; the response carries a newer one after a conflict.
  const { handledAt } = fetcher.data?.handledAt === undefined ? message : fetcher.data;
  const isSent = fetcher.data?.isDone === true && !isBusy;
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
          {isSent ? (
            <p role="status" className="font-semibold text-good">
              {fetcher.data?.message}
            </p>
          ) : (
            <fetcher.Form method="post" className="grid gap-3">
              <input type="hidden" name="intent" value="reply" />
              <input type="hidden" name="id" value={message.id} />
              <input type="hidden" name="replyId" value={replyId} />
              <input type="hidden" name="handledAt" value={handledAt ?? ""} />
              <Field
                label="Your reply"
                required
                hint={`Sent to ${message.email}, signed with your name.`}
                error={fetcher.data && !fetcher.data.isDone ? fetcher.data.message : undefined}
              >
                {(control) => (
                  <textarea {...control} name="text" rows={6} maxLength={4000} className={controlClasses} />
                )}
              </Field>
              <Button type="submit" aria-disabled={isBusy || undefined} className="justify-self-start">
                {isBusy ? "Sending…" : "Send"}
              </Button>
            </fetcher.Form>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
