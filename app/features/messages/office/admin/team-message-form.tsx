import { useState } from "react";
import { AnsweredForm } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { useForm } from "~/platform/forms/use-form";
import { MessageFields } from "./message-fields";

/** Form that sends a message to the parties of the page's booking. @param messageId idempotency key of the next message */
export function TeamMessageForm({ messageId }: { messageId: string }) {
  const form = useForm({ intent: "message" });
  const [nextId, setNextId] = useState(messageId);
  const sentId = form.answer?.isDone ? form.answer.values["messageId"] : undefined;
  // Live events revalidate the page: only a sent message may change the id.
  if (sentId === nextId && messageId !== nextId) setNextId(messageId);
  return (
    <details className="mt-2 print:hidden" open={form.answer !== null || undefined}>
      <summary className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>Write a message…</summary>
      <AnsweredForm form={form} isReset className="mt-3 grid gap-3">
        <input type="hidden" name="messageId" value={nextId} />
        <MessageFields form={form} />
      </AnsweredForm>
    </details>
  );
}
