import { useState, useEffect, useRef } from "react";
import { partyAudiences, type ThreadPage, type PartyAudience } from "~/domain/bookings/booking-message";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { useFreshPage } from "~/platform/pages/use-fresh-page";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { SelectField, TextAreaField } from "~/ui/field";
import { MessageLog } from "./message-log";
import { threadMessages } from "./messages";

/** Polling interval of an open thread, in milliseconds. */
const lookEvery = 15_000;

/** Message thread of a booking, as seen by one of its two parties. */
export function Thread({
  thread,
  messageId,
}: {
  thread: ThreadPage;
  /** Idempotency key of the next message. */
  messageId: string;
}) {
  useFreshPage(lookEvery);
  const message = useForm({ intent: "message" });
  const other = thread.side === "traveler" ? thread.operatorName : thread.customerName;
  const [nextId, setNextId] = useState(messageId);
  const sentId = message.answer?.isDone ? message.answer.values["messageId"] : undefined;
  // The result may arrive before the loader's next id. Reusing the old id would drop the next message as a duplicate.
  if (sentId === nextId && messageId !== nextId) setNextId(messageId);
  return (
    <div className="grid max-w-3xl gap-5">
      <MessageLog
        messages={thread.messages}
        reader={thread.side}
        isCut={thread.isCut}
        none={threadMessages().none(thread.reachesOther ? other : "Tour Bharat")}
      />
      <MessageForm
        // Remount after a message was sent: an empty form with a new id.
        key={nextId}
        messageId={nextId}
        other={other}
        reachesOther={thread.reachesOther}
        form={message}
      />
      {thread.messages.length > 0 && <ReportThread isReported={thread.isReported} />}
    </div>
  );
}

/** Collapsed form that reports a thread to the platform team. */
function ReportThread({ isReported }: { isReported: boolean }) {
  const m = threadMessages();
  const form = useForm({ intent: "report" });
  if (isReported) {
    return (
      <p role={form.answer?.isDone ? "status" : undefined} className="text-sm text-muted">
        {m.report.open}
      </p>
    );
  }
  return (
    <details open={form.refused !== null} className="text-sm">
      <summary className="min-h-7 w-fit cursor-pointer content-center font-semibold text-peacock">
        {m.report.title}
      </summary>
      <AnsweredForm form={form} className="mt-2 grid max-w-xl gap-3">
        <TextAreaField
          label={m.report.what}
          required
          hint={m.report.hint}
          {...form.field("reason")}
          dir="auto"
          rows={3}
          maxLength={1000}
        />
        <FormMessage form={form} />
        <SubmitButton
          form={form}
          busy={m.sending}
          variant="danger"
          className="min-h-9 justify-self-start px-3 py-1 text-sm"
        >
          {m.report.send}
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}

/**
 * Form that sends a message. Typed text survives while the page refreshes.
 * @param other name of the other party
 */
function MessageForm({
  messageId,
  other,
  reachesOther,
  form,
}: {
  /** Idempotency key: a retry after a lost response stores the message once. */
  messageId: string;
  other: string;
  reachesOther: boolean;
  form: FormState;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const m = threadMessages();
  const { answer } = form;
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  const labels: Record<PartyAudience, string> = {
    other,
    team: "Tour Bharat",
    both: m.both(other),
  };
  return (
    <AnsweredForm form={form} className="grid gap-3">
      <input type="hidden" name="messageId" value={messageId} />
      {reachesOther ? (
        <SelectField
          label={m.toLabel}
          required
          {...form.field("to")}
          defaultValue={form.value("to") || "other"}
          controlClassName="sm:max-w-sm"
          options={partyAudiences.map((audience) => [audience, labels[audience]])}
        />
      ) : (
        <p>
          <input type="hidden" name="to" value="team" />
          <span>{m.notReachable(other)}</span>
        </p>
      )}
      <TextAreaField
        label={m.label}
        required
        hint={m.hint}
        {...form.field("text")}
        ref={box}
        dir="auto"
        rows={4}
        maxLength={2000}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} busy={m.sending} className="justify-self-start">
        {m.send}
      </SubmitButton>
    </AnsweredForm>
  );
}
