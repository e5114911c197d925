import { useState } from "react";
import type { QuestionPage } from "~/domain/questions/question";
import { MessageLog } from "~/features/threads/message-log";
import { useForm } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";

/** The thread of a question, and the form that continues it. */
export function QuestionLog({
  question,
  side,
  messageId,
}: {
  question: QuestionPage;
  side: "traveler" | "operator";
  /** Idempotency key of the next message. */
  messageId: string;
}) {
  const form = useForm({ intent: "message" });
  // A result may arrive before the loader's next id: with the old one the next message would be dropped.
  const [nextId, setNextId] = useState(messageId);
  const sentId = form.answer?.isDone ? form.answer.values["messageId"] : undefined;
  if (sentId === nextId && messageId !== nextId) setNextId(messageId);
  return (
    <div className="grid max-w-3xl gap-5">
      <MessageLog messages={question.messages} reader={side} none="No messages." />
      <AnsweredForm key={nextId} form={form} className="grid gap-3">
        <input type="hidden" name="messageId" value={nextId} />
        <TextAreaField
          label={side === "operator" ? "Your answer" : "Your message"}
          required
          hint={
            side === "operator"
              ? "It goes to them by mail. Please don't share contact details."
              : "The answer comes here and by mail."
          }
          {...form.field("text")}
          dir="auto"
          rows={4}
          maxLength={2000}
        />
        <FormMessage form={form} />
        <SubmitButton form={form} busy="Sending…" className="justify-self-start">
          {side === "operator" ? "Send answer" : "Send message"}
        </SubmitButton>
      </AnsweredForm>
    </div>
  );
}
