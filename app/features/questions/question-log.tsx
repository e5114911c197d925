import { useState } from "react";
import type { QuestionPage } from "~/domain/questions/question";
import { MessageLog } from "~/features/threads/message-log";
import { useForm } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import { questionMessages } from "./messages";

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
  const { log: m, page } = questionMessages();
  return (
    <div className="grid max-w-3xl gap-5">
      <MessageLog messages={question.messages} reader={side} none={m.none} />
      <AnsweredForm key={nextId} form={form} className="grid gap-3">
        <input type="hidden" name="messageId" value={nextId} />
        <TextAreaField
          label={side === "operator" ? m.answer : m.message}
          required
          hint={side === "operator" ? m.answerHint : m.messageHint}
          {...form.field("text")}
          dir="auto"
          rows={4}
          maxLength={2000}
        />
        <FormMessage form={form} />
        <SubmitButton form={form} busy={page.sending} className="justify-self-start">
          {side === "operator" ? m.sendAnswer : m.sendMessage}
        </SubmitButton>
      </AnsweredForm>
    </div>
  );
}
