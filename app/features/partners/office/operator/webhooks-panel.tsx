import { useId } from "react";
import {
  webhookEventLabels,
  webhookEvents,
  webhookKeptDays,
  webhookState,
  type Webhook,
  type WebhookDelivery,
} from "~/domain/partners/webhook";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Panel } from "~/office/page/panel";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";
import { InputField, controlClasses } from "~/ui/field";
import { cn } from "~/ui/cn";
import { stateBadges } from "../webhook-badges";

const small = "min-h-9 px-3 py-1 text-sm";

/** The webhooks of an operator: adding, proving, watching and ending them. @param path that the forms are posted to */
export function WebhooksPanel({
  webhooks,
  slug,
  path,
}: {
  webhooks: readonly Webhook[];
  slug: string;
  path: string;
}) {
  return (
    <Panel id="webhooks" title={`Webhooks (${webhooks.length})`}>
      {webhooks.length === 0 && <p className="text-sm text-muted">No webhooks yet.</p>}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} slug={slug} path={path} />
        ))}
      </ul>
      <NewWebhook slug={slug} path={path} />
    </Panel>
  );
}

function WebhookItem({ webhook, slug, path }: { webhook: Webhook; slug: string; path: string }) {
  const { id, url, events, waiting, failed, failingSince, deliveries, previousUntil } = webhook;
  const form = useForm<string>({ slug, id }, { action: path });
  const state = webhookState(webhook);
  const { tone, label } = stateBadges[state];
  const { host } = new URL(url);
  const button = (intent: string, text: string) => (
    <SubmitButton form={form} name="intent" value={intent} variant="secondary" className={small}>
      <span>{text}</span>
      <span className="sr-only">{` (${host})`}</span>
    </SubmitButton>
  );
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 wrap-anywhere" translate="no">
          {url}
        </strong>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-sm text-muted">
        {events.length === webhookEvents.length
          ? "All events"
          : events.map((event) => webhookEventLabels[event]).join(", ")}
      </p>
      {state === "unconfirmed" && (
        <p className="mt-1 text-sm">
          We send a signed <code>endpoint.challenge</code>. Your program answers 200 with the text of{" "}
          <code>data.challenge</code> in the body.
        </p>
      )}
      {(waiting > 0 || failed > 0) && (
        <p className="mt-1 text-sm">{`${waiting} waiting to be sent, ${failed} given up.`}</p>
      )}
      {failingSince !== null && (
        <p className="mt-1 text-sm text-danger">
          <span>Failing since</span> <Exact>{formatInstantInIndia(failingSince)}</Exact>
        </p>
      )}
      {previousUntil !== null && (
        <p className="mt-1 text-sm text-muted">
          <span>The old secret signs, too, until</span> <Exact>{formatInstantInIndia(previousUntil)}</Exact>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <AnsweredForm form={form} preventScrollReset className="flex flex-wrap gap-2">
          {state === "unconfirmed" && button("challenge", "Send challenge")}
          {state === "active" && button("pause", "Pause")}
          {(state === "paused" || state === "disabled") && button("resume", "Resume")}
          {failed > 0 && button("replay", "Send given up events again")}
        </AnsweredForm>
        <ConfirmForm
          form={form.of({ intent: "rotate" })}
          label="New secret"
          labelOf={`for ${host}`}
          title="Create a new secret?"
          description="For a day we sign with both, so that your program misses nothing."
          confirmLabel="Create new secret"
        />
        <ConfirmForm
          form={form.of({ intent: "remove" })}
          label="Remove"
          labelOf={host}
          title="Remove this webhook?"
          description="Events that wait for it are deleted with it."
          confirmLabel="Remove webhook"
          variant="danger"
        />
      </div>
      <FormMessage form={form} className="mt-2" />
      <NewSecret form={form} />
      {deliveries.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1 text-sm font-semibold text-peacock">Newest events</summary>
          <ol className="mt-1 text-sm">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.seq} delivery={delivery} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { type, subject, attempts, nextAttemptAt, deliveredAt, lastAttemptAt, lastStatus } = delivery;
  const outcome = deliveredAt !== null ? "Answered" : nextAttemptAt !== null ? "Waiting" : "Given up";
  return (
    <li className="border-t border-line py-2">
      <strong translate="no">{type}</strong>{" "}
      <span className="wrap-anywhere" translate="no">
        {subject}
      </span>
      <span className="block text-muted">
        <span>{`${outcome}, ${attempts} ${attempts === 1 ? "attempt" : "attempts"}${lastStatus === null ? "" : `, status ${lastStatus}`}`}</span>
        {lastAttemptAt !== null && (
          <>
            <span>, last</span> <Exact>{formatInstantInIndia(lastAttemptAt)}</Exact>
          </>
        )}
      </span>
      {delivery.lastError !== null && <span className="block text-danger">{delivery.lastError}</span>}
      {delivery.lastAnswer !== null && delivery.lastAnswer !== "" && (
        <code className="block wrap-anywhere whitespace-pre-wrap text-muted" translate="no">
          {delivery.lastAnswer}
        </code>
      )}
    </li>
  );
}

/** A secret that was just made: it is shown only now. */
function NewSecret({ form: { answer } }: { form: FormState<string> }) {
  const id = useId();
  const secret = answer?.isDone ? answer.result : null;
  if (!secret) return null;
  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-semibold">
        Secret, shown only now
      </label>
      <input
        id={id}
        readOnly
        value={secret}
        translate="no"
        onFocus={(event) => event.target.select()}
        className={cn(controlClasses, "font-mono text-sm")}
      />
    </div>
  );
}

function NewWebhook({ slug, path }: { slug: string; path: string }) {
  const form = useForm<string>(
    { intent: "add", slug },
    { action: path, saved: { events: [...webhookEvents] } },
  );
  const id = useId();
  const error = form.error("events");
  return (
    <AnsweredForm
      form={form}
      isReset
      aria-label="Add a webhook"
      className="mt-3 grid gap-4 border-t border-line pt-3"
    >
      <InputField
        required
        {...form.field("url")}
        type="url"
        inputMode="url"
        label="Address of your program"
        hint={`https, port 443, a public host name. Events are kept for ${webhookKeptDays} days.`}
        placeholder="https://hooks.example.com/tours"
        autoComplete="off"
      />
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="font-semibold">Events</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {webhookEvents.map((event, index) => (
            <label key={event} className="flex min-h-9 items-start gap-2.5 py-1">
              <input
                type="checkbox"
                name="events"
                value={event}
                defaultChecked={form.values("events").includes(event)}
                aria-invalid={error && index === 0 ? true : undefined}
                className="mt-0.5 size-5 shrink-0 accent-peacock"
              />
              <span>{webhookEventLabels[event]}</span>
            </label>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Adding…">
          Add webhook
        </SubmitButton>
        <FormMessage form={form} />
      </div>
      <NewSecret form={form} />
    </AnsweredForm>
  );
}
