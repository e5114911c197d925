import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { Button } from "~/components/ui/button";
import type { FieldErrors } from "~/domain/errors";
import type { FormFields } from "~/domain/form-fields";
import { useUnsavedChanges } from "~/hooks/use-unsaved-changes";

/** Action result with which a rules form is shown again. */
export interface RulesAnswer {
  /** Submitted fields, so that nothing is lost. */
  values: FormFields;
  /** Version being edited. */
  version: number;
  /** Null if only a row was added or removed. */
  message: string | null;
  errors: FieldErrors;
  /** True if the tour has changed since. */
  isStale: boolean;
}

/** Form for a tour's rules. Focuses the first invalid field. */
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
  /** Version of the tour being edited. */
  version: number;
  answer: RulesAnswer | null;
  isSaved: boolean;
  /** True if the form has unsaved changes. */
  isChanged: boolean;
  /** Text of the submit button. */
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
              Your changes are still here.{" "}
              <a href="?" target="_blank" rel="noreferrer" className="underline underline-offset-4">
                Review their changes (opens in a new tab)
              </a>
              , then reload this page to continue.
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
            "Saved. Applies to new bookings from now on."}
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
        Your changes aren't saved and will be lost if you leave.
      </ConfirmDialog>
    </Form>
  );
}

/** Enter presses the first submit button of a form. This one keeps it from removing a row. */
function SaveOnEnter() {
  return <button type="submit" tabIndex={-1} aria-hidden className="hidden" />;
}

/** Fields of one subject, with an error about the group as a whole. */
export function RulesGroup({
  title,
  hint,
  error,
  children,
}: {
  title: string;
  hint?: string;
  error?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line bg-card p-4">
      <legend className="float-left font-semibold">{title}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {error && (
        <p tabIndex={-1} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
