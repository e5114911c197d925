import { SavedNote } from "~/features/accounts/profile/saved-note";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import type { ButtonVariant } from "~/ui/button";
import type { FormState } from "~/platform/forms/use-form";
import { securityMessages } from "./messages";

/** One form of the page. A success empties it, so that no password stays on the page. */
export function SectionForm({
  form,
  submit,
  note = form.notice,
  variant = "secondary",
  children,
}: {
  form: FormState<unknown>;
  /** Label of the submit button. */
  submit: string;
  /** Success message. */
  note?: string | null;
  variant?: ButtonVariant;
  children?: React.ReactNode;
}) {
  return (
    <AnsweredForm form={form} isReset className="grid gap-5">
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy={securityMessages().oneMoment} variant={variant}>
          {submit}
        </SubmitButton>
        <SavedNote text={note} />
      </div>
    </AnsweredForm>
  );
}
