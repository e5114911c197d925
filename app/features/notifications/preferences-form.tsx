import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { notificationMessages } from "~/domain/notifications/messages";
import type { NotificationChannel } from "~/domain/notifications/notification-events";
import { choiceName, type NotificationChoice } from "~/domain/notifications/preferences";
import { useForm } from "~/platform/forms/use-form";
import { preferencesMessages } from "./messages";

/** A matrix of topics and channels with one Save. */
export function PreferencesForm({
  choices,
  channels,
  action,
}: {
  choices: readonly NotificationChoice[];
  /** Columns: the channels of this deployment. */
  channels: readonly NotificationChannel[];
  action: string;
}) {
  const names = notificationMessages().channels;
  const form = useForm({ intent: "choose" }, { action });
  const columns = channels.filter((channel) => choices.some((choice) => choice.channels.includes(channel)));
  const m = preferencesMessages();
  return (
    <AnsweredForm form={form} aria-label={m.title}>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 text-left font-semibold">
              {m.event}
            </th>
            {columns.map((channel) => (
              <th key={channel} scope="col" className="w-20 px-1 py-2 text-center font-semibold">
                {names[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map(({ topic, label, channels: possible, on }) => (
            <tr key={topic} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {label}
              </th>
              {columns.map((channel) => (
                <td key={channel} className="text-center">
                  {possible.includes(channel) && (
                    <label className="inline-flex min-h-11 min-w-11 items-center justify-center">
                      <span className="sr-only">{`${label}: ${names[channel]}`}</span>
                      <input
                        type="checkbox"
                        name={choiceName(topic, channel)}
                        defaultChecked={on.includes(channel)}
                        className="size-5 accent-peacock"
                      />
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy={m.saving} variant="secondary">
          {m.save}
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}
