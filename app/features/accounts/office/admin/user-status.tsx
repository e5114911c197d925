import { useState } from "react";
import { Form } from "react-router";
import { Exact } from "~/ui/exact";
import { AccountQuestion, isAskedAbout, type Question } from "./account-question";
import { AccountStatusButton } from "./account-row-actions";
import { TravelersAhead } from "./travelers-ahead";
import { AccountStatusBadge } from "~/office/page/account-status-badge";
import { FormMessage, AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import { deletionObstacleTexts, type AccountRowIntent } from "~/domain/accounts/account-edit";
import type { BookingsAhead } from "~/domain/desk/rescue";
import { useForm } from "~/platform/forms/use-form";
import { Panel } from "~/office/page/panel";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { deviceName } from "~/domain/accounts/device-name";
import type { AccountPage } from "../../../../../worker/overview/get-account-page";

/** Status of an account with its status and delete actions. */
export function UserStatus({
  account,
  operators,
  obstacles,
  ahead,
  isViewer,
  mayChange,
}: Pick<AccountPage, "account" | "operators" | "obstacles"> & {
  /** Null if the account owns no operator. */
  ahead: readonly BookingsAhead[] | null;
  isViewer: boolean;
  mayChange: boolean;
}) {
  const form = useForm({ id: account.id });
  const { isBusy } = form;
  const [question, setQuestion] = useState<Question | null>(null);
  const reasons = deletionObstacleTexts(obstacles);

  function act(intent: AccountRowIntent) {
    if (isAskedAbout(intent))
      setQuestion({ intent, ids: [account.id], accounts: [{ ...account, companies: operators }] });
    else form.submit({ intent });
  }

  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <AccountStatusBadge status={account.status} />
        {isViewer ? (
          <span className="text-sm text-muted">You can't change the status of your own account.</span>
        ) : (
          mayChange && (
            <AccountStatusButton rowId={account.id} account={account} isBusy={isBusy} onAct={act} />
          )
        )}
        {mayChange && account.role !== "admin" && (
          <Form
            id="delete"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) act("delete");
            }}
          >
            <input type="hidden" name="id" value={account.id} />
            <Button
              type="submit"
              name="intent"
              value="delete"
              variant="danger"
              disabled={reasons.length > 0}
              className="min-h-9 px-3 py-1 text-sm"
            >
              Delete
              <span className="sr-only">{` the account of ${account.name}`}</span>
            </Button>
          </Form>
        )}
      </div>
      {mayChange && account.role !== "admin" && reasons.length > 0 && (
        <p className="text-sm text-muted">{`Can't be deleted: ${reasons.join(" ")}`}</p>
      )}
      <FormMessage form={form} className="text-sm" />
      {ahead !== null && <TravelersAhead ahead={ahead} />}
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent }, reason) => form.submit({ intent, reason })}
      />
    </div>
  );
}

const compact = "min-h-9 px-3 py-1 text-sm";

/** Active sessions of a user, with buttons to end them. */
export function UserSessions({ sessions, mayEnd }: Pick<AccountPage, "sessions"> & { mayEnd: boolean }) {
  const form = useForm({ intent: "end-session" });
  return (
    <Panel id="sessions" title="Sessions">
      {sessions.length === 0 && <p className="text-sm text-muted">No active sessions.</p>}
      <ul className="divide-y divide-line text-sm">
        {sessions.map(({ id, userAgent, ipAddress, since, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="wrap-anywhere">
              <span className="font-semibold">{deviceName(userAgent)}</span>
              {ipAddress && <span>{`, ${ipAddress}`}</span>}
              <span className="block text-muted tabular-nums">
                Since <Exact>{formatInstantInIndia(since)}</Exact>, expires{" "}
                <Exact>{formatInstantInIndia(until)}</Exact>
              </span>
            </div>
            {mayEnd && (
              <AnsweredForm form={form.of({ sessionId: id })}>
                <SubmitButton form={form} variant="danger" className={compact}>
                  End session<span className="sr-only">{` on ${deviceName(userAgent)}`}</span>
                </SubmitButton>
              </AnsweredForm>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {mayEnd && sessions.length > 0 && (
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
