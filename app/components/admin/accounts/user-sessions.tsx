import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useAccountAnswer } from "~/hooks/use-account-answer";
import type { AccountAnswer } from "~/lib/accounts/act-on-account.server";
import { deviceName } from "~/lib/accounts/device-name";
import type { AccountPage } from "../../../../worker/reports/get-account-page";
import { AnswerNote } from "./answer-note";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Active sessions of a user, with buttons to end them. */
export function UserSessions({
  sessions,
  posted,
}: Pick<AccountPage, "sessions"> & { posted: AccountAnswer | undefined }) {
  const { fetcher, answer, isBusy } = useAccountAnswer(["end-session", "end-sessions"], posted);
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
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="sessionId" value={id} />
              <Button type="submit" look="danger" disabled={isBusy} className={compact}>
                End session<span className="sr-only"> on {deviceName(userAgent)}</span>
              </Button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {sessions.length > 0 && (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="end-sessions" />
            <Button type="submit" look="danger" disabled={isBusy} className={compact}>
              End all sessions
            </Button>
          </fetcher.Form>
        )}
        <AnswerNote answer={answer} />
      </div>
    </Panel>
  );
}
