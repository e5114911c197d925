import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { Button } from "~/components/ui/button";
import type { FieldErrors } from "~/domain/errors";
import { useUnsavedChanges } from "~/hooks/use-unsaved-changes";

/** What a form of rules is shown again with. */
export interface RulesAnswer<Values> {
  /** What was typed, so that nothing is lost. */
  values: Values;
  /** The version the form was made from. */
  version: number;
  /** Null where only a row was added or taken out. */
  message: string | null;
  errors: FieldErrors;
  /** Whether the tour was changed since. */
  isStale: boolean;
}

/** A form of a tour's rules; a refusal stands beside its field, and the first one gets the focus. */
export function RulesForm({
  label,
  version,
  answer,
  isSaved,
  isChanged,
  save,
  children,
}: {
  label: string;
  /** The tour's, from which the form is made. */
  version: number;
  answer: RulesAnswer<unknown> | null;
  isSaved: boolean;
  /** Whether it holds something else than what is saved. */
  isChanged: boolean;
  /** What its button says. */
  save: string;
  children: React.ReactNode;
}) {
  const isBusy = useNavigation().state === "submitting";
  const unsaved = useUnsavedChanges(isChanged);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!answer || answer.message === null) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    (first ?? message.current)?.focus();
  }, [answer]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={label}
      className="grid min-w-0 content-start gap-4"
    >
      <SaveOnEnter />
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {answer && answer.message !== null && (
        <p
          ref={message}
          role="alert"
          tabIndex={-1}
          className="rounded-card border border-bad bg-bad-ground p-3 font-semibold text-bad"
        >
          {answer.message}
          {answer.isStale && (
            <>
              {" "}
              What you typed is still here.{" "}
              <a href="?" target="_blank" rel="noreferrer" className="underline underline-offset-4">
                See how it is now (in a new tab)
              </a>
              , then open this page anew to go on from there.
            </>
          )}
        </p>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
        <Button type="submit" aria-disabled={isBusy || undefined} className="min-h-10 py-1">
          {isBusy ? "Saving…" : save}
        </Button>
        <p role="status" className="text-sm font-semibold text-good">
          {isSaved &&
            !isChanged &&
            !isBusy &&
            answer === null &&
            "Saved. It holds for new bookings from now on."}
        </p>
        {isChanged && !isBusy && <p className="text-sm text-muted">Not saved yet.</p>}
      </div>
      <ConfirmDialog
        isOpen={unsaved.isAsking}
        onOpenChange={(isOpen) => !isOpen && unsaved.stay()}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={unsaved.leave}
      >
        What you have changed in this form is not saved. It is lost if you leave.
      </ConfirmDialog>
    </Form>
  );
}

/** The first button of a form is the one that Enter presses: not the one that takes a row out. */
function SaveOnEnter() {
  return <button type="submit" tabIndex={-1} aria-hidden className="hidden" />;
}
