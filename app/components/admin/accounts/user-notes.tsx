import { useEffect, useRef } from "react";
import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useAccountAnswer } from "~/hooks/use-account-answer";
import type { AccountAnswer } from "~/lib/accounts/act-on-account.server";
import type { AccountPage } from "../../../../worker/reports/get-account-page";
import { AnswerNote } from "./answer-note";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Internal notes of administrators about a user. Only the author can delete a note. */
export function UserNotes({
  notes,
  ownId,
  posted,
}: Pick<AccountPage, "notes"> & { ownId: string; posted: AccountAnswer | undefined }) {
  const { fetcher, answer, isBusy } = useAccountAnswer(["add-note", "delete-note"], posted);
  const form = useRef<HTMLFormElement>(null);
  const isNoted = answer?.intent === "add-note" && answer.isDone && !isBusy;

  useEffect(() => {
    if (isNoted) form.current?.reset();
  }, [isNoted]);

  return (
    <Panel id="notes" title="Notes">
      <fetcher.Form ref={form} method="post" noValidate className="grid gap-2">
        <input type="hidden" name="intent" value="add-note" />
        <Field
          label="Note"
          hint="Visible to administrators only."
          required
          error={answer?.errors?.["text"]?.[0]}
        >
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={2}
              defaultValue={answer?.isDone === false ? answer.typed["text"] : ""}
              className={controlClasses}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="secondary" disabled={isBusy} className={compact}>
            Add note
          </Button>
          <AnswerNote answer={answer} />
        </div>
      </fetcher.Form>
      <ul className="mt-2 divide-y divide-line text-sm">
        {notes.map(({ id, text, authorId, authorName, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <div className="wrap-anywhere whitespace-pre-line">
              {text}
              <span className="block text-muted">
                {authorName}, {formatInstantInIndia(createdAt)}
              </span>
            </div>
            {authorId === ownId && (
              <fetcher.Form method="post">
                <input type="hidden" name="intent" value="delete-note" />
                <input type="hidden" name="noteId" value={id} />
                <Button type="submit" look="danger" disabled={isBusy} className={compact}>
                  Delete<span className="sr-only"> the note “{text.slice(0, 60)}”</span>
                </Button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
