import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import type { RulesFields } from "./use-rules-fields";

/** Form for a tour's rules. */
export function RulesForm({
  id,
  label,
  fields: { form, isChanged },
  version,
  isSaved,
  save,
  theirs,
  children,
}: {
  /** Set if controls outside of the form belong to it. */
  id?: string;
  label: string;
  fields: RulesFields<unknown>;
  /** Version of the tour being edited. */
  version: number;
  isSaved: boolean;
  /** Text of the submit button. */
  save: string;
  /** The values stored now, shown if someone else changed it meanwhile; the next save replaces it. */
  theirs?: React.ReactNode;
  children: React.ReactNode;
}) {
  const showsTheirs = theirs !== undefined && form.refused?.isStale === true;
  return (
    <AnsweredForm
      form={form}
      id={id}
      preventScrollReset
      data-unsaved={isChanged}
      aria-label={label}
      className="grid min-w-0 content-start gap-4"
    >
      <SaveOnEnter />
      <input type="hidden" name="version" value={(!showsTheirs && form.value("version")) || version} />
      <FormProblem form={form} {...(theirs === undefined && { review: "?" })} />
      {showsTheirs && <div key="theirs">{theirs}</div>}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
        <SubmitButton form={form} busy="Saving…" className="min-h-10 py-1">
          {save}
        </SubmitButton>
        <p role="status" className="text-sm font-semibold text-success">
          {isSaved &&
            !isChanged &&
            !form.isBusy &&
            !form.refused &&
            "Saved. Applies to new bookings from now on."}
        </p>
        {isChanged && !form.isBusy && <p className="text-sm text-muted">Not saved yet.</p>}
      </div>
    </AnsweredForm>
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
        <p tabIndex={-1} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
