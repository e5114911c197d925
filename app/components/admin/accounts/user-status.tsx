import { useState } from "react";
import { Form } from "react-router";
import { AccountQuestion, isAskedAbout } from "~/components/admin/accounts/account-question";
import type { Question } from "~/components/admin/accounts/account-question";
import { AccountStatusButton } from "~/components/admin/accounts/account-row-actions";
import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import { Button } from "~/components/ui/button";
import { deletionObstacleTexts } from "~/domain/accounts/account-edit";
import type { AccountRowIntent } from "~/domain/accounts/account-edit";
import { useAccountAnswer } from "~/hooks/use-account-answer";
import type { AccountAnswer } from "~/lib/accounts/act-on-account.server";
import type { AccountPage } from "../../../../worker/reports/get-account-page";
import { AnswerNote } from "./answer-note";

const intents = ["approve", "verify", "suspend", "activate", "delete"];

/** Status of an account with its status and delete actions. */
export function UserStatus({
  account,
  companies,
  obstacles,
  isOwn,
  posted,
}: Pick<AccountPage, "account" | "companies" | "obstacles"> & {
  isOwn: boolean;
  posted: AccountAnswer | undefined;
}) {
  const { fetcher, answer, isBusy } = useAccountAnswer(intents, posted);
  const [question, setQuestion] = useState<Question | null>(null);
  const reasons = deletionObstacleTexts(obstacles);

  function send(intent: AccountRowIntent, reason = "") {
    void fetcher.submit({ intent, reason }, { method: "post" });
  }

  function act(intent: AccountRowIntent) {
    if (isAskedAbout(intent))
      setQuestion({ intent, ids: [account.id], accounts: [{ ...account, companies }] });
    else send(intent);
  }

  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <AccountStatusBadge status={account.status} />
        {isOwn ? (
          <span className="text-sm text-muted">You can't change the status of your own account.</span>
        ) : (
          <AccountStatusButton rowId={account.id} account={account} isBusy={isBusy} onAct={act} />
        )}
        {account.role !== "admin" && (
          <Form
            id="delete"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) act("delete");
            }}
          >
            <Button
              type="submit"
              name="intent"
              value="delete"
              look="danger"
              disabled={reasons.length > 0}
              className="min-h-9 px-3 py-1 text-sm"
            >
              Delete
              <span className="sr-only"> the account of {account.name}</span>
            </Button>
          </Form>
        )}
      </div>
      {account.role !== "admin" && reasons.length > 0 && (
        <p className="text-sm text-muted">Can't be deleted: {reasons.join(" ")}</p>
      )}
      <AnswerNote answer={answer} />
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent }, reason) => send(intent, reason)}
      />
    </div>
  );
}
