import { Panel } from "~/components/back-office/panel";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/hooks/use-form";
import { deviceName } from "~/lib/accounts/device-name";
import type { AccountPage } from "../../../../worker/reports/get-account-page";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Active sessions of a user, with buttons to end them. */
export function UserSessions({ sessions }: Pick<AccountPage, "sessions">) {
  const form = useForm({ intent: "end-session" });
  return (
    <Panel id="sessions" title="Sessions">
      {sessions.length === 0 && <p className="text-sm text-muted">No active sessions.</p>}
      <ul className="divide-y divide-line text-sm">
        {sessions.map(({ id, userAgent, ipAddress, since, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="wrap-anywhere">
              <span className="font-semibold">{deviceName(userAgent)}</span>
              {ipAddress && `, ${ipAddress}`}
              <span className="block text-muted tabular-nums">
                Since {formatInstantInIndia(since)}, expires {formatInstantInIndia(until)}
              </span>
            </div>
            <AnsweredForm form={form.of({ sessionId: id })}>
              <SubmitButton form={form} variant="danger" className={compact}>
                End session<span className="sr-only"> on {deviceName(userAgent)}</span>
              </SubmitButton>
            </AnsweredForm>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {sessions.length > 0 && (
          <AnsweredForm form={form}>
            <SubmitButton form={form} variant="danger" className={compact}>
              End all sessions
            </SubmitButton>
          </AnsweredForm>
        )}
        <FormMessage form={form} className="text-sm" />
      </div>
    </Panel>
  );
}
