import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField, TextAreaField } from "~/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { counted } from "~/domain/check-in/manifest";
import {
  messageFields,
  messageTemplates,
  sendTimeLabels,
  sendTimes,
  type DepartureMessage,
  type DepartureMessagesPage,
  type MessageReceipt,
} from "~/domain/messages/departure-message";
import { channelLabels } from "~/domain/notifications/notification-events";
import { mailStatusLabels } from "~/domain/notifications/outbox";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { useNow } from "~/platform/pages/use-site";
import type { MessagePreview } from "./departure-messages.server";

/** Writes to everybody on a departure, now or at a time, and shows who got what. */
export function DepartureMessages({
  page,
  template,
  messageId,
}: {
  page: DepartureMessagesPage;
  /** Text to begin with. */
  template: string;
  /** Idempotency key of the next message. */
  messageId: string;
}) {
  const form = useForm<MessagePreview>();
  return (
    <>
      <FormMessage form={form} className="mt-3" />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <Compose
          key={`${template} ${page.messages.length}`}
          form={form}
          page={page}
          template={template}
          messageId={messageId}
        />
        <section aria-labelledby="messages" className="min-w-0">
          <h2 id="messages" className="text-xl">
            Messages so far
          </h2>
          {page.messages.length === 0 && <p className="mt-2 text-muted">None yet.</p>}
          <ul className="mt-2 grid gap-3">
            {page.messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                form={form.of({ intent: "cancel", id: message.id })}
              />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Compose({
  form,
  page: { start, reachable, unreachable, withoutTemplate },
  template,
  messageId,
}: {
  form: FormState<MessagePreview>;
} & React.ComponentProps<typeof DepartureMessages>) {
  const write = form.of({ intent: "preview" });
  const typed = (name: string) => [write.answer?.values[name] ?? []].flat()[0];
  const preview = write.answer?.isDone && !write.isBusy ? write.answer.result : null;
  const bookings = counted(reachable, "booking", "bookings");
  return (
    <section aria-label="New message" className="rounded-card border border-line bg-card p-4">
      <p>
        <span>{`Reaches ${bookings}: in the conversation, by mail, and by push, WhatsApp or SMS for those who chose it.`}</span>
        {unreachable > 0 && (
          <strong>{` ${counted(unreachable, "booking has", "bookings have")} no e-mail address: please call them.`}</strong>
        )}
      </p>
      {withoutTemplate.length > 0 && (
        <p className="mt-1 text-sm text-warning">
          {`No registered template is set for these messages by ${withoutTemplate.map((channel) => channelLabels[channel]).join(" and ")}: those who chose it get a mail.`}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm">
        <span>Begin with:</span>
        {Object.keys(messageTemplates).map((name) => (
          <Link
            key={name}
            to={`?${new URLSearchParams({ ...(start && { start }), template: name })}`}
            className="py-1 text-peacock underline underline-offset-4"
          >
            {name}
          </Link>
        ))}
      </p>
      <AnsweredForm form={write} aria-label="New message" className="mt-2 grid gap-3">
        <input type="hidden" name="messageId" value={messageId} />
        <TextAreaField
          {...write.field("text")}
          label="Message"
          required
          rows={5}
          maxLength={2000}
          defaultValue={typed("text") ?? template}
          hint={`Fields: ${messageFields.map((name) => `{${name}}`).join(" ")}`}
        />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr]">
          <SelectField
            {...write.field("when")}
            label="Send"
            required
            className="col-span-2 sm:col-span-1"
            defaultValue={typed("when") ?? "now"}
            options={sendTimes.map((time) => [time, sendTimeLabels[time]] as const)}
          />
          <InputField
            {...write.field("count")}
            label="How many"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed("count") ?? "1"}
          />
          <InputField
            {...write.field("time")}
            label="At (IST)"
            type="time"
            defaultValue={typed("time") ?? "09:00"}
          />
        </div>
        <SubmitButton form={write} variant="secondary" busy="Loading…" className="justify-self-start">
          Preview
        </SubmitButton>
      </AnsweredForm>
      {preview && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="font-sans text-base font-semibold">As the first booking gets it</h3>
          <p className="mt-2 rounded-control bg-sunken p-3 whitespace-pre-line wrap-anywhere">
            {preview.text}
          </p>
          <p className="mt-2 text-sm text-muted">
            {preview.sendAt === null ? (
              "Sent at once to everybody who is on the departure now."
            ) : (
              <>
                <span>Sent on</span> <Exact>{formatInstantInIndia(preview.sendAt)}</Exact>
                <span>, also to those who book later.</span>
              </>
            )}
          </p>
          <AnsweredForm
            form={form.of({
              intent: "send",
              ...Object.fromEntries(
                ["messageId", "text", "when", "count", "time"].map((name) => [name, typed(name) ?? ""]),
              ),
            })}
            className="mt-3"
          >
            <SubmitButton form={form} busy="Sending…">
              {preview.sendAt === null
                ? `Send to ${counted(preview.bookings, "booking", "bookings")}`
                : `Schedule, for ${counted(preview.bookings, "booking", "bookings")} so far`}
            </SubmitButton>
          </AnsweredForm>
        </div>
      )}
    </section>
  );
}

function Message({ message, form }: { message: DepartureMessage; form: FormState<MessagePreview> }) {
  const { text, isFromTeam, sendAt, until, canceledAt, receipts } = message;
  const now = useNow();
  const isWaiting = canceledAt === null && sendAt > now;
  return (
    <li className="rounded-card border border-line bg-card p-3">
      <p className="text-sm text-muted">
        <span>{isWaiting ? "Scheduled for" : canceledAt === null ? "Sent from" : "Canceled; was for"}</span>{" "}
        <Exact>{formatInstantInIndia(sendAt)}</Exact>
        {isFromTeam && <span>, by Tour Bharat</span>}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      {receipts.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer py-1 font-semibold">
            {`Received by ${counted(receipts.length, "booking", "bookings")}`}
          </summary>
          <ul className="grid gap-1">
            {receipts.map((receipt) => (
              <li key={receipt.bookingId}>
                <span>{receipt.customerName}</span> <Exact>{receipt.bookingId}</Exact>
                <span>{`: ${receivedInWords(receipt)}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {canceledAt === null && until > now && sendAt + 60_000 > now && (
        <AnsweredForm form={form} className="mt-2">
          <SubmitButton
            form={form}
            variant="secondary"
            busy="Canceling…"
            className="min-h-9 px-3 py-1 text-sm"
          >
            Cancel this message
          </SubmitButton>
        </AnsweredForm>
      )}
    </li>
  );
}

/** "conversation, Mail: Sent, SMS: Failed" */
function receivedInWords({ sent }: MessageReceipt): string {
  return [
    "conversation",
    ...sent.map(
      ({ channel, status }) => `${channelLabels[channel]}: ${mailStatusLabels[status].toLowerCase()}`,
    ),
  ].join(", ");
}
